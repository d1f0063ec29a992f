"""Memory puzzles of vampires: graves were opened and shut. Where can a vampire be buried now?

Whether that is also the best move is another question: early on a grave nobody has looked into may
be as good, because the sure one can wait. So nothing is compared. Every grave that was shown, is
empty and fits an end of the row is an answer, by the rules.
"""

from __future__ import annotations

from typing import Final

from logovo.games.vampires.game import GAME
from logovo.games.vampires.moves import is_opening, opened_grave
from logovo.games.vampires.state import VampiresState
from logovo.puzzles.positions import FoundPosition, kept
from logovo.puzzles.puzzle import MEMORY, Proof, Puzzle, TriedMove
from logovo.search.policies.vampires.worth import FITS, kind_of

KEY: Final = GAME.key
LEAST_SHOWN: Final = 5  # graves opened before: fewer are no puzzle
MOST_SHOWN: Final = 18  # more nobody looks through
LEAST_AGO: Final = 2  # openings since an answer was last seen
MOST_ANSWERS: Final = 2


def memory_at(position: FoundPosition) -> Puzzle | None:
    shown = [entry.text for entry in position.table.log.entries if entry.text.startswith("open ")]
    if not LEAST_SHOWN <= len(shown) <= MOST_SHOWN:
        return None
    answers = fitting(position)
    if not 1 <= len(answers) <= MOST_ANSWERS:
        return None
    if min(ago(shown, answer) for answer in answers) < LEAST_AGO:
        return None
    legal = {str(move) for move in GAME.legal(position.table.state, position.mind.seat)}
    wrong = [text for text in dict.fromkeys(reversed(shown)) if text in legal - set(answers)]
    tried = tuple(TriedMove(text, float(text in answers), 0, 0.0) for text in (*answers, *wrong))
    grade = 1 + (len(shown) > 8) + (len(shown) > 13)
    return kept(position, MEMORY, grade, tuple(answers), Proof(0, 1.0, 0.0, "", tried))


def fitting(position: FoundPosition) -> list[str]:
    """Openings of graves that were shown, are empty and fit an end of the row. Asked of a world
    the seat imagines: what it was shown is the same in all of them."""
    seat = position.mind.seat
    view = GAME.view(position.table.state, seat)
    world = GAME.sample_world(view, position.mind.knowledge, position.luck())
    assert isinstance(world, VampiresState)
    return [
        str(GAME.move_of(world, seat, code))
        for code in world.legal_codes()
        if is_opening(code) and kind_of(world, opened_grave(code)) == FITS
    ]


def ago(shown: list[str], move: str) -> int:
    """How many openings ago this grave was open."""
    return shown[::-1].index(move) if move in shown else 0
