"""The tables: who sits where, the games that go on, who watches, and the computer players."""
