"""The Ladies of Troyes, "Module 5: Rampart guards and outdoor activities"."""
