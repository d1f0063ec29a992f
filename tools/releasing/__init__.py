"""A release: its packages, the proof that they work anywhere, its number and its tag."""
