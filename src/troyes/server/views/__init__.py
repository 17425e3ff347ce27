"""What leaves the server: positions and what happened, as each of those who look may see it."""
