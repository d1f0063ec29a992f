"""Every deal of action cards that one seat could still believe in, with its exact chance.

An independent answer to what the sampler says: the game is played in every possible deal at once,
by the rules themselves. A deal is struck off when it would have shown the observer something else
than what was seen. Seats asked in secret let it pass wherever the true course does not need them.
Tokens are the true ones in every deal; only the cards differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from logovo.core import bags
from logovo.core.chance import Chance, rigged
from logovo.core.journal import Event, Journal
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.games.gold import asks
from logovo.games.gold.components import CARD_KINDS, GLOVES
from logovo.games.gold.effects import apply as effects
from logovo.games.gold.effects.steps import WAIT
from logovo.games.gold.events import CardsDrawn
from logovo.games.gold.game import GAME
from logovo.games.gold.moves import codes
from logovo.games.gold.state import GoldState

Hands = tuple[int, ...]


class Deal:
    """One possible course: its state, its chance, and how much it has told and drawn so far."""

    def __init__(self, state: GoldState, weight: float) -> None:
        self.state = state
        self.weight = weight
        self.told = 0
        self.tape = 0

    def hands(self) -> Hands:
        return tuple(int(self.state.hands[seat]) for seat in range(int(self.state.players)))


class TooMany(Exception):
    """More deals than can be followed, or a reshuffled deck."""


class Filter:
    def __init__(self, options: Options, observer: Seat, seed: int, most: int) -> None:
        self.observer = observer
        self.most = most
        self.chance = Chance(seed)
        self.chance.mode = 1  # recording
        self.journal = Journal(True)
        self.state = GAME.setup(options, self.chance, self.journal)
        self.knowledge = GAME.knowledge(options, observer)
        self.seen: list[Event] = []
        self.deals: list[Deal] = []
        self.listen()
        first = Deal(self.state.clone(), 1.0)
        for seat in range(int(self.state.players)):
            first.state.action_deck += first.state.hands[seat]
            first.state.hands[seat] = 0
        wanted = [1] * int(self.state.players)
        self.deals = list(self.dealt(first, wanted))
        for deal in self.deals:
            deal.told, deal.tape = len(self.seen), len(self.chance.tape)

    def listen(self) -> None:
        for event in self.journal.take():
            told = GAME.told_to(event, self.observer)
            self.knowledge.hear(told)
            self.seen.append(plain(told))

    def play(self, seat: Seat, code: int) -> None:
        """One true move. Hidden ones of others are left to the deals to make out."""
        secret = self.state.asks.kind() >= asks.WINDOWS and code in (codes.SKIP, codes.TRUST)
        effects.apply(self.state, seat, code, self.chance, self.journal)
        self.listen()
        if secret and seat != self.observer:
            return
        found: list[Deal] = []
        for deal in self.deals:
            for mover in self.movers(seat, code):
                found += self.follow(deal, mover, code)
        self.deals = merged(found)
        if len(self.deals) > self.most:
            raise TooMany

    def movers(self, seat: Seat, code: int) -> list[Seat]:
        """Who may have made this move: the Gloves tell nobody whose they are."""
        if seat != self.observer and codes.is_card(code) and codes.card_of(code) == GLOVES:
            everybody = range(int(self.state.players))
            return [Seat(other) for other in everybody if other != self.observer]
        return [seat]

    def posterior(self) -> dict[Hands, float]:
        """The chance of all hands, given everything up to now."""
        seen = GAME.view(self.state, self.observer)
        found: dict[Hands, float] = {}
        for deal in self.deals:
            for now in self.caught_up(deal):
                if GAME.view(now.state, self.observer) == seen:
                    found[now.hands()] = found.get(now.hands(), 0.0) + now.weight
                    break
        total = sum(found.values())
        return {hands: weight / total for hands, weight in found.items()}

    def caught_up(self, deal: Deal) -> list[Deal]:
        """The deal, and what becomes of it while others let their chances pass."""
        now = [deal]
        every = [deal]
        while now:
            now = [later for one in now for later in self.passed(one)]
            every += now
        return [one for one in every if one.told == len(self.seen)]

    def follow(self, deal: Deal, seat: Seat, code: int) -> list[Deal]:
        """The deal after this move; several if cards were drawn, none if it cannot be."""
        now = [deal]
        while now:
            ready = [one for one in now if self.is_asked(one, seat, code)]
            if ready:
                return [later for one in ready for later in self.moved(one, seat, code)]
            now = [later for one in now for later in self.passed(one)]
        return []

    def is_asked(self, deal: Deal, seat: Seat, code: int) -> bool:
        state = deal.state
        if state.is_over() or not state.owes(seat):
            return False
        return code in [GAME.code_of(state, seat, move) for move in GAME.legal(state, seat)]

    def passed(self, deal: Deal) -> list[Deal]:
        """The one asked in secret lets it pass; nothing if nobody else is asked in secret."""
        state = deal.state
        kind, seat = state.asks.kind(), state.asks.seat()
        if state.is_over() or kind < asks.WINDOWS or seat == self.observer:
            return []
        return self.moved(deal, Seat(int(seat)), codes.TRUST if kind == asks.ACCUSE else codes.SKIP)

    def moved(self, deal: Deal, seat: Seat, code: int) -> list[Deal]:
        state = deal.state.clone()
        chance = rigged(self.chance.tape[deal.tape :])
        journal = Journal(True)
        step = effects.play(state, seat, code, chance, journal)
        return self.stepped(Deal(state, deal.weight), deal, int(step), chance, journal)

    def stepped(
        self, deal: Deal, before: Deal, step: int, chance: Chance, journal: Journal
    ) -> list[Deal]:
        """Step after step to the next decision; whoever draws may draw any card."""
        told, tape = before.told, before.tape
        state = deal.state
        while True:
            for event in journal.take():
                shown = plain(GAME.told_to(event, self.observer))
                if told == len(self.seen) or self.seen[told] != shown:
                    return []
                told += 1
            if step == WAIT:
                deal.told, deal.tape = told, tape + int(chance.at)
                return [deal]
            kept = state.clone()
            step = int(effects.take_step(state, step, chance, journal))
            drawn = [
                int(bags.size(state.hands[seat]) - bags.size(kept.hands[seat]))
                for seat in range(int(state.players))
            ]
            if max(drawn) > 0:
                return self.redrawn(deal, before, kept, drawn, (told, step), chance, journal)

    def redrawn(
        self,
        deal: Deal,
        before: Deal,
        kept: GoldState,
        drawn: list[int],
        at: tuple[int, int],
        chance: Chance,
        journal: Journal,
    ) -> list[Deal]:
        told, step = at
        for event in journal.take():
            shown = plain(GAME.told_to(event, self.observer))
            if told == len(self.seen) or self.seen[told] != shown:
                return []
            told += 1
        if deal.state.played < kept.played:
            raise TooMany
        for seat in range(len(drawn)):
            deal.state.hands[seat] = kept.hands[seat]
        deal.state.action_deck = kept.action_deck
        found: list[Deal] = []
        for other in self.dealt(deal, drawn):
            later = Deal(other.state, 1.0)
            later.told, later.tape = told, before.tape + int(chance.at)
            rest = rigged(self.chance.tape[later.tape :])
            found += self.stepped(other, later, step, rest, Journal(True))
        return found

    def dealt(self, deal: Deal, wanted: list[int]) -> Iterator[Deal]:
        """Every way to draw so many cards; the observer draws what was truly drawn."""
        seats = [seat for seat in range(len(wanted)) if wanted[seat] > 0]
        if not seats:
            yield deal
            return
        seat = seats[0]
        rest = wanted[:]
        rest[seat] -= 1
        size = int(bags.size(deal.state.action_deck))
        for card in range(int(CARD_KINDS)):
            many = int(bags.count(deal.state.action_deck, card))
            if many == 0 or (seat == self.observer and not self.may_have(deal.state, card)):
                continue
            state = deal.state.clone()
            state.hands[seat] += bags.some(card, 1)
            state.action_deck -= bags.some(card, 1)
            yield from self.dealt(Deal(state, deal.weight * many / size), rest)

    def may_have(self, state: GoldState, card: int) -> bool:
        """Whether one more such card still is part of the observer's true hand."""
        mine = self.state.hands[self.observer]
        return bags.count(state.hands[self.observer], card) < bags.count(mine, card)


def plain(event: Event) -> Event:
    """Without the cards somebody drew: those of other deals are put in afterwards."""
    return replace(event, cards=()) if isinstance(event, CardsDrawn) else event


def merged(deals: list[Deal]) -> list[Deal]:
    """Courses that have come to the same are one."""
    found: dict[tuple[Hands, str], Deal] = {}
    for deal in deals:
        key = (deal.hands(), str(deal.state.asks.as_lists()))
        if key in found:
            found[key].weight += deal.weight
        else:
            found[key] = deal
    return list(found.values())
