"""Tables for tests: name what matters, the rest of the box finds a place by itself."""

from __future__ import annotations

from collections import Counter
from typing import Final

from logovo.core.chance import Chance
from logovo.core.journal import Event, Journal
from logovo.core.seats import TABLE, Seat
from logovo.games.vampires.components import COLOURS, GRAVES, centre_graves
from logovo.games.vampires.game import GAME, ours
from logovo.games.vampires.state import VampiresState
from logovo.games.vampires.views import VampiresView, names

LETTERS: Final = dict(zip("RYWBGK", COLOURS, strict=True))
LETTER_OF: Final = {word: letter for letter, word in LETTERS.items()}


class Scene:
    """A table with short words for what a test does and asks."""

    def __init__(self, state: VampiresState) -> None:
        self.state = state
        self.events: list[Event] = []  # of the last move

    def play(self, *texts: str) -> list[Event]:
        """Let whoever decides play these moves."""
        for text in texts:
            seat, move = self.seat, GAME.parse_move(text)
            refusal = GAME.refusal(self.state, seat, move)
            assert refusal is None, f"{text} is refused by {refusal}"
            journal = Journal(True)
            GAME.play(self.state, seat, move, Chance(1), journal)
            self.events = journal.take()
        return self.events

    def refused(self, text: str) -> str:
        refusal = GAME.refusal(self.state, self.seat, GAME.parse_move(text))
        return "" if refusal is None else refusal.rule.id

    @property
    def seat(self) -> Seat:
        return Seat(int(self.state.decider()))

    @property
    def ask(self) -> str:
        return self.view.ask

    @property
    def view(self) -> VampiresView:
        view = GAME.view(self.state, TABLE)
        assert isinstance(view, VampiresView)
        return view

    @property
    def legal(self) -> list[str]:
        return [str(move) for move in GAME.legal(self.state, self.seat)]

    @property
    def graves_to_open(self) -> list[str]:
        return [text[5:] for text in self.legal if text.startswith("open ")]

    def row(self, seat: int) -> str:
        """As everybody sees it: letters for the open, question marks for the closed."""
        row = self.view.rows[seat]
        left = "".join(LETTER_OF[word] for word in row.left)
        right = "".join(LETTER_OF[word] for word in row.right)
        return left + "?" * row.closed + right

    def size(self, seat: int) -> int:
        return len(self.row(seat))

    def garlic(self, seat: int) -> int:
        return self.view.rows[seat].garlic

    def stakes(self, seat: int) -> int:
        return self.view.rows[seat].stakes

    def grave(self, name: str) -> str:
        """What truly lies there, seen by nobody: `red`, `red vampire`, `red garlic 2`."""
        graves = GAME.dump(self.state)["graves"]
        assert isinstance(graves, dict)
        return str(graves[name])

    def winners(self) -> list[int]:
        outcome = GAME.outcome(self.state)
        return [] if outcome is None else list(outcome.winners)


def crowd(size: int) -> str:
    """A row in which nothing matters."""
    return ".." + "?" * (size - 4) + ".."


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def table(
    rows: list[str],
    graves: dict[str, str] | None = None,
    *,
    garlic: list[int] | None = None,
    stakes: list[int] | None = None,
    seat: int = 0,
    turn: int = 1,
    stirred: int | None = None,
    rats_out: int = 0,
    reserve: list[str] | None = None,
    notes: bool = False,
    shared: bool = False,
    barred_ever: bool = True,
    laps_round: bool = True,
) -> Scene:
    """A turn begins. Rows are letters, closed vampires small letters; `.` and `?` stand for
    any open or closed one. Vampires that are in no row lie buried in graves not named; rats not
    named lie in the last of these."""
    players = len(rows)
    two = players == 2
    colours = list(COLOURS[:4] if two else COLOURS)
    yard = list(names(centre_graves())) if two else list(GRAVES)
    laid = dict(graves or {})
    lids = Counter(dict.fromkeys(colours, 10))
    vampires = Counter(dict.fromkeys(colours, 10))
    lids.subtract(reserve or [])
    unused = list(garlic or [3] * players)
    for text in laid.values():
        lid, _space, inside = text.partition(" ")
        if lid != "rat":
            lids[lid] -= 1
        if inside == "vampire":
            vampires[lid] -= 1
        elif inside.startswith("garlic") and garlic is None:
            unused[int(inside[-1])] -= 1
    for row in rows:
        vampires.subtract(LETTERS[letter.upper()] for letter in row if letter not in "?.")
    filled = [fill(row, vampires, lids) for row in rows]
    rats = (4 if two else 6) - rats_out
    bare = [name for name in yard if name not in laid]
    for _i in range(rats - list(laid.values()).count("rat")):
        laid[bare.pop()] = "rat"
    for colour, count in vampires.items():
        for _i in range(count):
            laid[bare.pop()] = f"{colour} vampire"
            lids[colour] -= 1
    rest = sorted(lids.elements())
    assert min(lids.values()) >= 0, f"lids: {lids}"
    for name in bare:
        laid[name] = rest.pop()
    held = list(stakes or [0] * players)
    position: dict[str, object] = {
        "players": players,
        "open-notes": notes,
        "shared-win": shared,
        "barred-ever": barred_ever,
        "laps-round": laps_round,
        "colours": colours,
        "graves": laid,
        "seen": [],
        "reserve": rest + list(reserve or []),
        "rats-out": rats_out,
        "rows": [
            row_of(row, unused[i], held[i], spec)
            for i, (row, spec) in enumerate(zip(filled, rows, strict=True))
        ],
        "path-stakes": 13 - sum(held),
        "turn": turn,
        "stirred": turn - 1 if stirred is None else stirred,
        "turn-seat": seat,
        "opener": seat,
        "ask": "open",
        "last": None,
        "plague": None,
        "gifts": None,
        "ever": [[], []],
        "lately": [[], []],
        "rival": [[], []],
        "barred": [],
        "ending": "",
    }
    return Scene(ours(GAME.load(position)))


def fill(row: str, vampires: Counter[str], lids: Counter[str]) -> list[str]:
    """Put the colours of which most are left in the place of question marks."""
    out = []
    for letter in row:
        if letter in "?.":
            colour = max(vampires, key=lambda c: (vampires[c] - lids[c], vampires[c]))
            vampires[colour] -= 1
            out.append(colour)
        else:
            out.append(LETTERS[letter.upper()])
    return out


def row_of(vampires: list[str], garlic: int, stakes: int, spec: str) -> dict[str, object]:
    closed = sum(1 for letter in spec if letter == "?" or letter.islower())
    left = len(vampires)
    if closed:
        left = next(i for i, letter in enumerate(spec) if letter == "?" or letter.islower())
    return {
        "vampires": vampires,
        "left": left,
        "closed": closed,
        "garlic": garlic,
        "stakes": stakes,
    }
