"""The lines to the server: who may open one, for how long it may be silent, and how much may pass."""
