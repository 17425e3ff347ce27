"""What comes out of the box, and positions as documents: printed values with their certainty, writing and reading."""
