"""Lessons: short scripts over real positions, beside each game, played on the real rules."""
