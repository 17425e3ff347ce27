"""The web server: tables, their logs, live updates, and the page."""
