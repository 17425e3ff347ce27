"""Notices while the page is closed: letters, and messages to browsers."""
