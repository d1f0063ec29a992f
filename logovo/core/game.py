"""The people's door: one `Game` object per game, for tables, logs, texts and tests."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from logovo.core.chance import Chance
from logovo.core.claims import ClaimBoard
from logovo.core.door import Door
from logovo.core.errors import BadOption, BadPlayers
from logovo.core.journal import Event, Journal
from logovo.core.moves import Move, Moves
from logovo.core.options import Choice, Options
from logovo.core.outcome import Outcome
from logovo.core.rulebook import GAME_OVER, NOT_ASKED, Fact, Refusal, Rule
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import UNSAID, Knowledge, Sampler, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The verbs of a game. The first group is shared; the second every game writes; the
    third has defaults that most games keep."""

    def __init__(
        self,
        key: str,
        ruleset: int,
        least: int,
        most: int,
        choices: tuple[Choice, ...],
        rules: tuple[Rule, ...],
    ) -> None:
        self.key = key
        self.ruleset = ruleset  # moves only when behaviour moves; logs are bound to it
        self.least = least  # players
        self.most = most
        self.choices = choices
        self.rules = rules  # in printed order

    # --- shared -----------------------------------------------------------

    def __reduce__(self) -> str:
        """There is one of each game, and `GAME` of its module is it."""
        return "GAME"

    def options(self, players: int, chosen: dict[str, str]) -> Options:
        """Check what a host asks for and fill in the defaults."""
        if players < self.least or players > self.most:
            raise BadPlayers(players, self.least, self.most)
        values: dict[str, str] = {}
        for choice in self.choices:
            values[choice.key] = choice.values[0]
        for key, value in chosen.items():
            found = self.choice(key)
            if found is None:
                raise BadOption(key, value, ", ".join([choice.key for choice in self.choices]))
            if value not in found.values and not found.free:
                raise BadOption(key, value, ", ".join(found.values))
            values[key] = value
        options = Options(players, values)
        self.check_options(options)
        return options

    def choice(self, key: str) -> Choice | None:
        for choice in self.choices:
            if choice.key == key:
                return choice
        return None

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """Everyone who owes a decision; () when over."""
        if state.is_over():
            return ()
        return tuple([Seat(seat) for seat in range(int(state.players)) if state.owes(seat)])

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """What this seat may play now, in a fixed order; [] if nothing is asked of it."""
        if not self.is_asked(state, seat):
            return []
        moves = Moves()
        state.legal_for(seat, moves)
        return [self.move_of(state, seat, moves.get(i)) for i in range(moves.size)]

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """The rule that forbids the move now, or None if it may be played."""
        if state.is_over():
            return Refusal(GAME_OVER)
        if not self.is_asked(state, seat):
            return Refusal(NOT_ASKED)
        return self.forbids(state, seat, move)

    def is_asked(self, state: State, seat: Seat) -> bool:
        return 0 <= seat < state.players and not state.is_over() and state.owes(seat)

    def sample_world(self, view: View, knowledge: Knowledge, chance: Chance) -> State:
        """A full state this observer cannot tell from the real one."""
        return self.sampler(view, knowledge).sample(chance)

    # --- every game -------------------------------------------------------

    def setup(self, options: Options, chance: Chance, journal: Journal) -> State:
        raise NotImplementedError

    def move_of(self, state: State, seat: Seat, code: int) -> Move:
        """The move a code stands for in this state."""
        raise NotImplementedError

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        """The inverse of `move_of`, for legal moves that have a code; -1 for others."""
        raise NotImplementedError

    def forbids(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """The game's part of `refusal`: the seat is asked, the game is not over."""
        raise NotImplementedError

    def candidates(self, state: State, seat: Seat) -> list[Move]:
        """What a player looking at their view might try: every card they hold, every place
        they see. Holds all of `legal`; each of the rest has a refusal to show them."""
        raise NotImplementedError

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        """A legal move for a seat that must be played for; it depends only on what the
        seat may know."""
        raise NotImplementedError

    def parse_move(self, text: str) -> Move:
        """Raises BadNotation for what is no move of this game."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        """None while the game goes on."""
        raise NotImplementedError

    def view(self, state: State, observer: Seat) -> View:
        raise NotImplementedError

    def told_to(self, event: Event, observer: Seat) -> Event:
        """The event as this observer learns of it."""
        raise NotImplementedError

    def knowledge(self, options: Options, observer: Seat) -> Knowledge:
        """What the observer knows before set-up: nothing but the options."""
        raise NotImplementedError

    def sampler(self, view: View, knowledge: Knowledge) -> Sampler:
        raise NotImplementedError

    def dump(self, state: State) -> dict[str, object]:
        """The whole state as plain JSON values."""
        raise NotImplementedError

    def load(self, position: dict[str, object]) -> State:
        """The inverse of `dump`; raises BadPosition for what cannot be on a table."""
        raise NotImplementedError

    def census(self, state: State) -> dict[str, int]:
        """Every component of the box counted wherever it lies: the same at all times."""
        raise NotImplementedError

    def longest(self, options: Options) -> int:
        """No game has more decisions than this."""
        raise NotImplementedError

    def door(self, options: Options) -> Door:
        """The researchers' door: moves and observations as numbers, under these options."""
        raise NotImplementedError

    # --- with defaults ----------------------------------------------------

    def check_options(self, options: Options) -> None:
        """Raise OptionsClash or BadOption for settings that cannot go together."""

    def views(self, state: State, observers: list[Seat]) -> list[View]:
        """What each of them sees. A game in which all see nearly the same builds that once."""
        return [self.view(state, observer) for observer in observers]

    def scores(self, state: State) -> list[int]:
        """What everybody has scored so far, for the tale of a finished game, where players could
        not see it; empty where a view shows it."""
        return []

    def is_partial(self, state: State, seat: Seat) -> bool:
        """Whether `legal` lists proposals only, because the moves cannot all be listed."""
        return False

    def preview(self, state: State, seat: Seat, move: Move) -> dict[str, Fact]:
        """What a legal move would bring, as far as the seat can work it out from what it
        knows: facts a table may show before the move is played. {} for nothing to show."""
        return {}

    def play(self, state: State, seat: Seat, move: Move, chance: Chance, journal: Journal) -> None:
        """Play a move that `refusal` has passed."""
        state.apply_by(seat, self.code_of(state, seat, move), chance, journal)

    def clock(self, state: State) -> int:
        """Seconds the table's own clock gives the present phase; 0 for none."""
        return 0

    def clock_out(self, state: State, chance: Chance, journal: Journal) -> None:
        """The table's clock has run out."""

    def reveals(self, event: Event, observer: Seat) -> bool:
        """Whether by the rules this event shows the observer something hidden from them until
        now: a card they draw, a lid turned up for all, that somebody is being waited for.
        Everything else told to them must follow from what they knew."""
        return False

    def linger(self, event: Event) -> float:
        """Seconds for which the table must show this before play goes on."""
        return 0.0

    def fleeting(self, event: Event) -> bool:
        """Whether the event is for the moment only: shown once to those who are there, never
        kept in a log people read, a backlog or a replay while the game runs. In a memory
        game what was seen must be remembered, not looked up."""
        return False

    def covers(self, event: Event) -> bool:
        """Whether with this event something goes out of sight that must be remembered from now
        on. Taking the move back would show it a second time."""
        return False

    def foreseen(self, public: Knowledge, seat: Seat, told: list[Event], own: list[Event]) -> int:
        """Whether a move of this seat, `told` so to onlookers, who knew what is `public`, and heard
        so by its player (`own`), showed nobody anything new: FORESEEN, NEWS, or UNSAID where only
        imagined worlds can tell, which cost fifty times as much (`takeback`)."""
        return UNSAID

    def secret(self, event: Event, observer: Seat) -> bool:
        """Whether the event as told tells the observer something the screen hides on purpose:
        their own role, or their own hand on a screen that others can see."""
        return False

    def claim_board(self, options: Options) -> ClaimBoard | None:
        """A fresh board for structured talk, if this game and its options have it."""
        return None
