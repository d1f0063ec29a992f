"""Dragon's Gold as the house knows it: the verbs of the people's door."""

from __future__ import annotations

from typing import Final, final

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import Event, Journal
from logovo.core.moves import Move
from logovo.core.options import Options
from logovo.core.outcome import Outcome
from logovo.core.rulebook import Fact, Refusal
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import Knowledge, Sampler, View
from logovo.games.gold import (
    candidates,
    codes,
    cuts,
    defaults,
    heaps,
    loading,
    moves,
    notation,
    positions,
    prospects,
    refusals,
    scoring,
    secrets,
    telling,
    views,
)
from logovo.games.gold.components import LEAST_PLAYERS, MOST_PLAYERS, MOST_TURNS
from logovo.games.gold.effects import flow, market, setup
from logovo.games.gold.effects.steps import NEXT_TURN
from logovo.games.gold.knowledge import GoldKnowledge
from logovo.games.gold.options import CHOICES
from logovo.games.gold.play import GoldPlay
from logovo.games.gold.rulebook import RULES
from logovo.games.gold.sampler import GoldSampler
from logovo.games.gold.state import CUT, MARKET

RULESET: Final = 1


@final
class Gold(Game):
    def __init__(self) -> None:
        super().__init__("gold", RULESET, LEAST_PLAYERS, MOST_PLAYERS, CHOICES, RULES)
        # The proposals worked out last: people ask for them again and again.
        self.cuts_of: tuple[int, int] = (0, 0)
        self.cuts: list[moves.Cut] = []

    def setup(self, options: Options, chance: Chance, journal: Journal) -> GoldPlay:
        state = GoldPlay(options.players)
        setup.set_up(state, options, chance, journal)
        flow.go(state, NEXT_TURN, chance, journal)
        return state

    # --- moves --------------------------------------------------------------

    def move_of(self, state: State, seat: Seat, code: int) -> Move:
        table = ours(state)
        if table.asks.kind() == CUT:
            return self.proposed(table)[code - codes.CUT]
        return moves.plain_move(code)

    def code_of(self, state: State, seat: Seat, move: Move) -> int:
        """Cuts and offers that were not proposed have no code."""
        if isinstance(move, moves.Cut):
            table = ours(state)
            listed = self.proposed(table) if table.asks.kind() == CUT else []
            return codes.CUT + listed.index(move) if move in listed else -1
        return moves.plain_code(move)

    def play(self, state: State, seat: Seat, move: Move, chance: Chance, journal: Journal) -> None:
        """Cuts and offers are played as they are written, proposed or not."""
        table = ours(state)
        if isinstance(move, moves.Cut):
            table.shares = cuts.blank()
            for i in range(len(move.shares)):
                table.shares[i] = heaps.parse_heap(move.shares[i])
            flow.go(table, flow.after_cut(table, journal), chance, journal)
        elif isinstance(move, moves.Offer):
            give, get = heaps.parse_heap(move.give), heaps.parse_heap(move.get)
            step = market.make_offer(table, seat, move.to_seat, give, get, journal)
            flow.go(table, step, chance, journal)
        else:
            table.apply_by(seat, moves.plain_code(move), chance, journal)

    def forbids(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.forbids(ours(state), seat, move)

    def candidates(self, state: State, seat: Seat) -> list[Move]:
        return candidates.candidates(ours(state), seat, self.legal(state, seat))

    def preview(self, state: State, seat: Seat, move: Move) -> dict[str, Fact]:
        return prospects.preview(ours(state), seat, move)

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        return defaults.default_move(ours(state), seat)

    def parse_move(self, text: str) -> Move:
        return notation.parse_move(text)

    def is_partial(self, state: State, seat: Seat) -> bool:
        kind = ours(state).asks.kind()
        return kind == CUT or kind == MARKET

    def proposed(self, table: GoldPlay) -> list[moves.Cut]:
        """The cuts the divider is shown, in the order of their codes."""
        key = (int(table.hoard), int(table.fighters))
        if self.cuts_of != key:
            laid = cuts.lay_all(table.hoard, table.fighters, table.asks.a())
            self.cuts = []
            for row in range(0, len(laid), MOST_PLAYERS):
                shares = [heaps.heap_text(laid[row + i]) for i in range(int(table.fighters))]
                self.cuts.append(moves.Cut(tuple(shares)))
            self.cuts_of = key
        return self.cuts

    # --- what is seen ---------------------------------------------------------

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(ours(state))

    def view(self, state: State, observer: Seat) -> View:
        return views.view(ours(state), observer)

    def told_to(self, event: Event, observer: Seat) -> Event:
        return telling.told_to(event, observer)

    def reveals(self, event: Event, observer: Seat) -> bool:
        return secrets.reveals(event, observer)

    def fleeting(self, event: Event) -> bool:
        return secrets.fleeting(event)

    def knowledge(self, options: Options, observer: Seat) -> Knowledge:
        return GoldKnowledge(options, observer)

    def sampler(self, view: View, knowledge: Knowledge) -> Sampler:
        assert isinstance(view, views.GoldView) and isinstance(knowledge, GoldKnowledge)
        return GoldSampler(view, knowledge)

    # --- positions ------------------------------------------------------------

    def dump(self, state: State) -> dict[str, object]:
        return positions.dump(ours(state))

    def load(self, position: dict[str, object]) -> GoldPlay:
        return loading.load(position)

    def census(self, state: State) -> dict[str, int]:
        return positions.census(ours(state))

    def longest(self, options: Options) -> int:
        """Sends, twelve decisions at each of 18 battles and the market; windows on top."""
        trades = options.players * (3 * options.number("market-offers") + 1)
        windows = 6 * MOST_TURNS if options.is_on("advanced") else 0
        return MOST_TURNS + 18 * 3 * options.players + trades + windows

    # --- the market's clock -----------------------------------------------------

    def clock(self, state: State) -> int:
        # gold.market-ends: `market-seconds`.
        table = ours(state)
        return int(table.market_seconds) if table.asks.kind() == MARKET else 0

    def clock_out(self, state: State, chance: Chance, journal: Journal) -> None:
        table = ours(state)
        flow.go(table, market.close_market(table, "clock", journal), chance, journal)


def ours(state: State) -> GoldPlay:
    assert isinstance(state, GoldPlay)
    return state


GAME: Final = Gold()
