"""Computer players, written against the contract that every game keeps."""
