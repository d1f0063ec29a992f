"""A small client of the tables: what a bot or a test needs to open, join and play."""

from logovo.client.doors import Doors, ServerError
from logovo.client.number import Number
from logovo.client.seat import SeatAt

__all__ = ["Doors", "Number", "SeatAt", "ServerError"]
