"""For tests and for authors of a further game: laws, walks, traces."""
