"""What is kept for good: the database, its tables, and the questions that are put to it."""
