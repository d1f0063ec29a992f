"""Hush, the smallest whole game: one card each, and talk about who holds what.

`docs/adding-a-game.md` begins by copying this folder.
"""
