"""Gold for researchers: 1,210 numbers. `moves/numbers.py` says which is which."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from logovo.core.chance import Chance
from logovo.core.door import END, Door
from logovo.core.journal import Journal
from logovo.core.moves import Move, Moves
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import View
from logovo.games.gold import asks, drafts, fields, heaps, legality, observations
from logovo.games.gold.drafts import OfferDraft
from logovo.games.gold.effects import apply as effects
from logovo.games.gold.moves import Cut, Offer, codes, numbers, plain_code, plain_move
from logovo.games.gold.state import GoldState
from logovo.games.gold.views import GoldView


@final
class GoldDoor(Door):
    def __init__(self, options: Options) -> None:
        super().__init__(numbers.NUMBERS, fields.fields(options.players))

    def list_into(self, state: State, seat: i64, draft: Moves, out: Moves) -> None:
        assert isinstance(state, GoldState)
        kind = state.asks.kind()
        if kind == asks.CUT:
            drafts.list_shares(state, draft, out)
            return
        if draft.size > 0:
            drafts.list_offer(state, seat, draft, out)
            return
        if kind != asks.MARKET:
            legality.legal_into(state, seat, out)
        else:
            out.clear()
            legality.list_answers(state, seat, out)
        for i in range(out.size):
            out.items[i] = numbers.number_of(out.get(i))
        if kind == asks.MARKET and state.may_offer(seat):
            for other in range(state.players):  # gold.offer
                if other != seat and not state.is_ready(other):
                    out.add(numbers.OFFER + other)

    def number_at(self, state: State, code: i64, at: i64) -> i64:
        """Cuts and offers are spelled from the hoard and by hand, not from their codes."""
        if at > 0 or codes.is_cut(code) or codes.is_offer(code):
            return END
        return numbers.number_of(code)

    def is_whole(self, state: State, draft: Moves) -> bool:
        last = draft.get(draft.size - 1)
        if last < numbers.SHARE or last == numbers.DONE:
            return True
        if numbers.is_share(last):
            assert isinstance(state, GoldState)
            return draft.size == heaps.size(state.hoard)
        return False

    def code_of(self, state: State, draft: Moves) -> i64:
        return numbers.code_of_number(draft.get(0))

    def play(self, state: State, seat: i64, draft: Moves, chance: Chance, journal: Journal) -> None:
        assert isinstance(state, GoldState)
        first = draft.get(0)
        if numbers.is_share(first):
            effects.play_cut(state, drafts.shares_of(state, draft), chance, journal)
        elif numbers.is_offer(first):
            offer = OfferDraft(draft)
            effects.play_offer(state, seat, offer.to, offer.give, offer.get, chance, journal)
        else:
            effects.apply(state, seat, numbers.code_of_number(first), chance, journal)

    def spell(self, state: State, seat: i64, move: Move) -> list[int]:
        if isinstance(move, Cut):
            return spelled_cut(move)
        if isinstance(move, Offer):
            give = [numbers.GIVE + kind for kind in kinds_in(move.give)]
            get = [numbers.GET + kind for kind in kinds_in(move.get)]
            return [numbers.OFFER + move.to_seat, *give, numbers.FOR, *get, numbers.DONE]
        return [int(numbers.number_of(plain_code(move)))]

    def read(self, state: State, seat: i64, draft: Moves) -> Move:
        assert isinstance(state, GoldState)
        first = draft.get(0)
        if numbers.is_share(first):
            shares = drafts.shares_of(state, draft)
            return Cut(tuple([heaps.heap_text(shares[i]) for i in range(int(state.fighters))]))
        if numbers.is_offer(first):
            offer = OfferDraft(draft)
            give, get = heaps.heap_text(offer.give), heaps.heap_text(offer.get)
            return Offer(Seat(int(offer.to)), give, get)
        return plain_move(int(numbers.code_of_number(first)))

    def word(self, number: int) -> str:
        return numbers.word_of(number)

    def write(self, state: State, observer: i64, draft: Moves, out: vec[i16], at: i64) -> None:
        assert isinstance(state, GoldState)
        observations.write(state, observer, draft, out, at)

    def encode(self, view: View) -> list[int]:
        assert isinstance(view, GoldView)
        return fields.encode(view)


def kinds_in(text: str) -> list[int]:
    """The kinds of a heap's tokens, rising."""
    return sorted([heaps.LETTERS.index(letter) for letter in text if letter != "-"])


def spelled_cut(move: Cut) -> list[int]:
    """Kind after kind the shares its tokens go to."""
    found: list[int] = []
    for letter in heaps.LETTERS:
        for share in range(len(move.shares)):
            found.extend([numbers.SHARE + share] * move.shares[share].count(letter))
    return found
