"""What the machine gives: files, and processes to compute in."""
