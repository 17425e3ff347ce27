"""The contract that every game keeps. It knows nothing of Troyes."""
