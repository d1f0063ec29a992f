"""The tables: a server that keeps every secret and loses no move."""
