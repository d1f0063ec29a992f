"""Decisions of which every move worth a look was tried, to learn from.

The seat that decides imagines worlds as a searching bot does and plays each once after every move,
with the same luck to follow; the quick policy plays the rest. A few worlds tell little of one
decision, but their errors cancel out over thousands of alike ones: what is learnt is which moves
are better on the average, seen from what the seat sees.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from logovo.bots.bot import tell
from logovo.bots.search import Budget, SearchBot
from logovo.bots.worlds import NeverMyTurn
from logovo.core.chance import Chance
from logovo.core.door import END
from logovo.core.journal import Journal
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.learn.features import Rows
from logovo.learn.layers import Floats, Places
from logovo.learn.pupil import Pupil
from logovo.search.compare import Compare

SEEDS: Final = 1 << 30
UNKNOWN: Final = -1.0  # less than any worth
ASTRAY: Final = 8
"""Of so many decisions in which something is tried one is played at random and one by the best of
the tries, so that the pupil also learns where its own play would not lead."""


@dataclass(frozen=True)
class TriedDecisions:
    """Columns, a place for each number that had to be chosen: the row seen, the seat, the numbers
    it chose among (`numbers` from `starts[i]`, so many as `counts[i]`) and what each is worth
    (UNKNOWN: not tried), the number that was hinted (-1: none), and what the seat got in the end.
    """

    rows: Rows
    seats: Places
    starts: Places
    counts: Places
    numbers: Places
    worths: Floats
    hints: Places
    ends: Floats
    games: int

    @property
    def size(self) -> int:
        return len(self.seats)


class Trying:
    """Plays whole games with a pupil and keeps what it tried."""

    def __init__(self, pupil: Pupil, luck: Chance) -> None:
        self.pupil, self.luck = pupil, luck
        self.moves, self.listed = Moves(), Moves()
        self.journal = Journal(True)
        self.rows: list[npt.NDArray[np.int16]] = []
        self.seats: list[int] = []
        self.numbers: list[list[int]] = []
        self.worths: list[list[float]] = []
        self.hints: list[int] = []
        self.ends: list[float] = []
        self.games = 0

    def fill(self, decisions: int) -> TriedDecisions:
        """So many at least. In one game the pupil has all seats, then each seat once among quick
        players."""
        players = self.pupil.recipe.players
        while len(self.seats) < decisions:
            alone = self.games % (players + 1)
            self.play({alone - 1} if alone else set(range(players)))
            self.games += 1
        counts = np.array([len(numbers) for numbers in self.numbers], np.int64)
        return TriedDecisions(
            np.array(self.rows),
            np.array(self.seats, np.int64),
            counts.cumsum() - counts,
            counts,
            np.array([number for numbers in self.numbers for number in numbers], np.int64),
            np.array([worth for worths in self.worths for worth in worths], np.float32),
            np.array(self.hints, np.int64),
            np.array(self.ends, np.float32),
            self.games,
        )

    def play(self, own: set[int]) -> None:
        """One game; the pupil has these seats."""
        pupil, luck = self.pupil, self.luck
        game, options = pupil.game, pupil.options
        thinkers: dict[int, SearchBot] = {}
        for seat in own:
            thinkers[seat] = SearchBot(pupil.adviser, Budget(1), int(luck.below(SEEDS)))
            thinkers[seat].sit(game, options, Seat(seat))
        state = game.setup(options, luck, self.journal)
        began, limit = len(self.seats), game.longest(options)
        for _step in range(limit):
            news = self.journal.take()
            for seat, thinker in thinkers.items():
                tell(thinker, game, Seat(seat), news)
            if state.is_over():
                break
            state.legal_into(self.moves)
            seat = int(state.decider())
            if seat in thinkers:
                code = self.decide(state, thinkers[seat])
            else:
                code = int(pupil.others.choose(state, self.moves, luck))
            state.apply(code, luck, self.journal)
        self.journal.take()
        self.ends += [float(state.reward(seat)) for seat in self.seats[began:]]

    def decide(self, state: State, thinker: SearchBot) -> int:
        pupil, luck, moves = self.pupil, self.luck, self.moves
        legal = [int(moves.get(i)) for i in range(moves.size)]
        if len(legal) == 1:
            return legal[0]
        chosen = int(pupil.learner.choose(state, moves, luck))
        obvious = int(pupil.adviser.choose(state, moves, luck))
        self.listed.copy_from(moves)
        pupil.adviser.shortlist(state, self.listed)
        asked = [int(self.listed.get(i)) for i in range(self.listed.size)]
        asked += sorted({chosen, obvious} - set(asked))
        worth = self.tried(state, thinker, asked) if len(asked) > 1 else {}
        if not worth:
            return chosen
        best = max(asked, key=lambda code: worth[code])
        self.note(state, legal, worth, best, obvious)
        astray = int(luck.below(ASTRAY))
        if astray == 0:
            return asked[int(luck.below(len(asked)))]
        return best if astray == 1 else chosen

    def tried(self, state: State, thinker: SearchBot, asked: list[int]) -> dict[int, float]:
        """What each of these moves is worth, by tries in the same worlds; nothing where the seat
        cannot imagine that it is asked."""
        pupil = self.pupil
        if thinker.belief is not None:
            thinker.belief.weigh(thinker.knowledge)
        view = pupil.game.view(state, thinker.seat)
        search = Compare(thinker.sampler(view), pupil.adviser, int(self.luck.below(SEEDS)))
        search.only(asked)
        try:
            search.more(pupil.recipe.worlds * len(asked))
        except NeverMyTurn:
            return {}
        return {tried.code: tried.value for tried in search.report()}

    def note(
        self, state: State, legal: list[int], worth: dict[int, float], best: int, obvious: int
    ) -> None:
        """Number by number along the best move. A number is worth as much as the best move that
        goes on with it, and one with which none was tried is not known."""
        pupil = self.pupil
        door, seat = pupil.door, int(state.decider())
        draft, codes, own = Moves(), legal, obvious
        door.consider(state)
        while len(codes) > 1:
            depth = int(draft.size)
            spelled = [int(door.number_at(state, code, depth)) for code in codes]
            if END in spelled:
                return
            worths: dict[int, float] = {}
            for code, number in zip(codes, spelled, strict=True):
                worths[number] = max(worths.get(number, UNKNOWN), worth.get(code, UNKNOWN))
            hint = int(door.number_at(state, own, depth)) if own >= 0 else -1
            if sum(one != UNKNOWN for one in worths.values()) > 1:
                door.write(state, seat, draft, pupil.learner.row, 0)
                self.rows.append(np.frombuffer(memoryview(pupil.learner.row), np.int16).copy())
                self.seats.append(seat)
                self.numbers.append(list(worths))
                self.worths.append(list(worths.values()))
                self.hints.append(hint)
            number = int(door.number_at(state, best, depth))
            if number != hint:
                own = -1
            draft.add(number)
            codes = [code for code, one in zip(codes, spelled, strict=True) if one == number]
