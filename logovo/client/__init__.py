"""A small client of the tables: what a bot or a test needs to open, join and play."""

from logovo.client.doors import Doors, Said
from logovo.client.seat import SeatAt

__all__ = ["Doors", "Said", "SeatAt"]
