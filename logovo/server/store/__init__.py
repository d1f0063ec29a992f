"""Where tables are kept: SQLite in one file, or PostgreSQL for several processes."""
