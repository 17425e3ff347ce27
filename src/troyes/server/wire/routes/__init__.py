"""What can be asked by HTTP."""
