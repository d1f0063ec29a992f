"""Positions with one clearly best move, found in games of bots that compare, kept with proof."""
