"""Who is there: guests, accounts, passwords and passkeys."""
