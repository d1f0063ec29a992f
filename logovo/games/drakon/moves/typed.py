"""What a player may ask for, as people write it.

hero thief                  take a figure, before the first turn
place 17 r2 @3,-1           lay chamber 17 in turning r2
move north · move north east · move @2,0      one step, two out of a Wind, out of a Teleport
wizard north · amazon WAY · barbarian p2 WAY · dwarf 17 22 · thief steal p2 · thief swap 1
end · pass                  after the action; with no action at all
figure @1,0 · jump · stay · destroy @2,1 · drakon @1,-1 · drakon stay
float @2,2 r1 · shift @1,1 17 r2 · map p3 · control p2 WAY · rotate @1,0 +1
knight · allow              keep the coin at stake, or let it go
draw · enough               the Dwarf with a short hand goes on drawing, or stops
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, final

from logovo.core.moves import Move
from logovo.core.seats import Seat, seat_word


@final
@dataclass(frozen=True)
class TakeHero(Move):
    hero: str

    def __str__(self) -> str:
        return f"hero {self.hero}"


@final
@dataclass(frozen=True)
class Place(Move):
    chamber: str
    turning: int
    x: int
    y: int

    def __str__(self) -> str:
        return f"place {self.chamber} r{self.turning} @{self.x},{self.y}"


@final
@dataclass(frozen=True)
class Walk(Move):
    """One direction, or two out of a Strong Wind."""

    way: tuple[str, ...]

    def __str__(self) -> str:
        return f"move {' '.join(self.way)}"


@final
@dataclass(frozen=True)
class Leap(Move):
    """Out of a Teleport to any chamber."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"move @{self.x},{self.y}"


@final
@dataclass(frozen=True)
class WizardWalk(Move):
    way: tuple[str, ...]

    def __str__(self) -> str:
        return f"wizard {' '.join(self.way)}"


@final
@dataclass(frozen=True)
class AmazonWalk(Move):
    way: tuple[str, ...]

    def __str__(self) -> str:
        return f"amazon {' '.join(self.way)}"


@final
@dataclass(frozen=True)
class AmazonLeap(Move):
    x: int
    y: int

    def __str__(self) -> str:
        return f"amazon @{self.x},{self.y}"


@final
@dataclass(frozen=True)
class Push(Move):
    """The Barbarian drives an opponent's hero out of the chamber they share."""

    seat: Seat
    way: tuple[str, ...]

    def __str__(self) -> str:
        return f"barbarian {seat_word(self.seat)} {' '.join(self.way)}"


@final
@dataclass(frozen=True)
class PushLeap(Move):
    seat: Seat
    x: int
    y: int

    def __str__(self) -> str:
        return f"barbarian {seat_word(self.seat)} @{self.x},{self.y}"


@final
@dataclass(frozen=True)
class Refill(Move):
    """The Dwarf's chambers for under the pile, in this order."""

    chambers: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("dwarf", *self.chambers))


@final
@dataclass(frozen=True)
class ThiefSteal(Move):
    seat: Seat

    def __str__(self) -> str:
        return f"thief steal {seat_word(self.seat)}"


@final
@dataclass(frozen=True)
class ThiefSwap(Move):
    value: int

    def __str__(self) -> str:
        return f"thief swap {self.value}"


@final
@dataclass(frozen=True)
class EndTurn(Move):
    def __str__(self) -> str:
        return "end"


@final
@dataclass(frozen=True)
class Pass(Move):
    def __str__(self) -> str:
        return "pass"


@final
@dataclass(frozen=True)
class SetFigure(Move):
    x: int
    y: int

    def __str__(self) -> str:
        return f"figure @{self.x},{self.y}"


@final
@dataclass(frozen=True)
class Jump(Move):
    def __str__(self) -> str:
        return "jump"


@final
@dataclass(frozen=True)
class Stay(Move):
    def __str__(self) -> str:
        return "stay"


@final
@dataclass(frozen=True)
class Destroy(Move):
    x: int
    y: int

    def __str__(self) -> str:
        return f"destroy @{self.x},{self.y}"


@final
@dataclass(frozen=True)
class MoveFigure(Move):
    x: int
    y: int

    def __str__(self) -> str:
        return f"drakon @{self.x},{self.y}"


@final
@dataclass(frozen=True)
class FigureStays(Move):
    def __str__(self) -> str:
        return "drakon stay"


@final
@dataclass(frozen=True)
class Float(Move):
    x: int
    y: int
    turning: int

    def __str__(self) -> str:
        return f"float @{self.x},{self.y} r{self.turning}"


@final
@dataclass(frozen=True)
class Shift(Move):
    """The chamber on the square for one of the hand."""

    x: int
    y: int
    chamber: str
    turning: int

    def __str__(self) -> str:
        return f"shift @{self.x},{self.y} {self.chamber} r{self.turning}"


@final
@dataclass(frozen=True)
class TakeChamber(Move):
    seat: Seat

    def __str__(self) -> str:
        return f"map {seat_word(self.seat)}"


@final
@dataclass(frozen=True)
class Control(Move):
    seat: Seat
    way: tuple[str, ...]

    def __str__(self) -> str:
        return f"control {seat_word(self.seat)} {' '.join(self.way)}"


@final
@dataclass(frozen=True)
class ControlLeap(Move):
    seat: Seat
    x: int
    y: int

    def __str__(self) -> str:
        return f"control {seat_word(self.seat)} @{self.x},{self.y}"


@final
@dataclass(frozen=True)
class Rotate(Move):
    x: int
    y: int
    quarters: int

    def __str__(self) -> str:
        return f"rotate @{self.x},{self.y} +{self.quarters}"


@final
@dataclass(frozen=True)
class Shield(Move):
    def __str__(self) -> str:
        return "knight"


@final
@dataclass(frozen=True)
class Allow(Move):
    def __str__(self) -> str:
        return "allow"


@final
@dataclass(frozen=True)
class Draw(Move):
    """One more chamber for the Dwarf's short hand."""

    def __str__(self) -> str:
        return "draw"


@final
@dataclass(frozen=True)
class Enough(Move):
    def __str__(self) -> str:
        return "enough"


DrakonMove: TypeAlias = (
    TakeHero
    | Place
    | Walk
    | Leap
    | WizardWalk
    | AmazonWalk
    | AmazonLeap
    | Push
    | PushLeap
    | Refill
    | ThiefSteal
    | ThiefSwap
    | EndTurn
    | Pass
    | SetFigure
    | Jump
    | Stay
    | Destroy
    | MoveFigure
    | FigureStays
    | Float
    | Shift
    | TakeChamber
    | Control
    | ControlLeap
    | Rotate
    | Shield
    | Allow
    | Draw
    | Enough
)
