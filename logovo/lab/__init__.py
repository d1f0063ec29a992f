"""Experiments: matches between bots, arenas, measurements."""
