"""The computer players, a file each."""
