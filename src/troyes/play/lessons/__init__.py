"""Lessons: parts of games with set dice, played step by step; a document each."""
