"""A table in memory: its timeline, its viewers, what each of them is shown, how it is stored."""
