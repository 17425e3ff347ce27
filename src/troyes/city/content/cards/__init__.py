"""The Activity cards by colour. Their printed values are marked with their certainty in `printed.py`."""
