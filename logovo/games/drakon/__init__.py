"""Drakon: a race through a maze the players lay themselves."""
