"""Whether the luck of a finished game is what was fixed before it began (`docs/fairness.md`).

Written from that page alone: nothing of the code that draws is used here, so that a mistake or a
trick there is found and not repeated. Plain standard library.
"""

from logovo.verify.check import Flaw, Verdict, verify
from logovo.verify.parts import Unreadable

__all__ = ["Flaw", "Unreadable", "Verdict", "verify"]
