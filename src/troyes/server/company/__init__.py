"""The computer players at the tables: who thinks next, in which process, and for whom it is urgent."""
