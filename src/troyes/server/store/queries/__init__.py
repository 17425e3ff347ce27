"""Questions and changes, each a function of a connection, by what they are about."""
