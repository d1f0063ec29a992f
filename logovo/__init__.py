"""Logovo, the lair: five hidden-information table games to play, study and teach machines."""

__version__ = "0.1.0"
