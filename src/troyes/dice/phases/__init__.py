"""What happens around the actions: the set-up, the wheel through a day, and the count at the end."""
