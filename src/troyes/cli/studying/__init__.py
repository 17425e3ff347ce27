"""Commands for those who study the games and their players."""
