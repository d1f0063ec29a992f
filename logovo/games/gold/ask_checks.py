"""Whether the asks of a position have their cause: the right seat, the right moment of the battle,
a card that could have been played. The stack is at most: a turn or window that a card's battle has
interrupted; a window; the cards played in it; the accusation about the Gloves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from logovo.core import bags
from logovo.core.errors import BadPosition
from logovo.games.gold import asks, refusals
from logovo.games.gold.asks import (
    ACCUSE,
    BETWEEN,
    CARD,
    CUT,
    CUT_LAID,
    HOARD,
    IDLE,
    MARKET,
    PICK,
    ROB,
    ROBBED,
    SHARES,
    TAKE,
    TURN,
    YIELD,
)
from logovo.games.gold.cards import fits, open_dragons
from logovo.games.gold.components import CARD_WORDS, GLOVES, STONE, WAND
from logovo.games.gold.effects.steps import CARD_DONE
from logovo.games.gold.effects.thieves import is_thiefs_moment
from logovo.games.gold.lines import knight_in, wizards_in
from logovo.games.gold.moves import card_move
from logovo.games.gold.moves.codes import card_of
from logovo.games.gold.state import GoldState

IN_BATTLE: Final = (CUT, TAKE, ROB, PICK, YIELD, HOARD, CUT_LAID, SHARES, ROBBED)
WITH_SHARES: Final = (TAKE, CUT_LAID, SHARES)
STEALING: Final = (ROB, ROBBED, PICK, YIELD)


def check_asks(state: GoldState) -> None:
    rows = state.asks.as_lists()
    if state.place >= 0 and state.after == CARD_DONE:
        check_interrupted(state, rows[0])
        rows = rows[1:]
    require(bool(rows) and len(rows) <= 3, "asks: stack")
    check_place(state, rows[0])
    check_cause(state, rows[0])
    if len(rows) == 1:
        require(rows[0][0] < asks.WINDOWS or fits(state, rows[0][0], rows[0][1]), "asks: no-card")
        require(state.gloved == 0 and state.culprit < 0, "battle: gloves")
    elif rows[1][0] == ACCUSE:
        require(len(rows) == 2, "asks: stack")
        check_accusation(state, rows[0], rows[1])
    else:
        check_cards(state, rows)
        require(state.gloved == 0 and state.culprit < 0, "battle: gloves")


def require(holds: bool, why: str) -> None:
    if not holds:
        raise BadPosition(why)


def check_interrupted(state: GoldState, row: list[int]) -> None:
    """A potion or a powder has slain the dragon in the middle of this."""
    kind, seat = row[0], row[1]
    require(kind == TURN or kind == IDLE or kind == BETWEEN, "after: nothing-interrupted")
    check_offset(state, row)
    require(state.advanced and row[3] == 0 and row[4] == 0, "after: nothing-interrupted")
    if kind == BETWEEN:
        require(not state.sword_on, "sword_on: no-turn")
        return
    require(seat == state.active, "asks: not-the-active")
    if state.asks.kind() != MARKET:
        require(state.potions(state.place) > 0, "after: no-potion")
        require((state.up_of(seat) != 0) == (kind == TURN), "after: knights")
        require(kind == TURN or state.down_of(seat) == 0, "after: knights")
    require(kind == TURN or not state.sword_on, "sword_on: no-knight")


def check_offset(state: GoldState, row: list[int]) -> None:
    """Windows count seats clockwise from the active player."""
    kind, seat, at = row[0], row[1], row[2]
    if kind == CUT or kind == ACCUSE:
        return
    offset = 0
    if kind >= BETWEEN:
        offset = (seat - int(state.active)) % int(state.players)
    require(at == offset, "asks: at")


def check_place(state: GoldState, row: list[int]) -> None:
    """In a battle the asks of a battle, else those of a turn or the market."""
    kind = row[0]
    check_offset(state, row)
    require(kind != CARD and kind != ACCUSE, "asks: stack")
    require(row[3] == 0 and row[4] == 0, "asks: card")
    require(state.advanced or kind < asks.WINDOWS, "asks: basic-game")
    require((kind in IN_BATTLE) == (state.place >= 0 and kind != MARKET), "asks: battle")
    if state.place < 0:
        require(not state.sword_on or kind == TURN, "sword_on: no-turn")
    elif state.after != CARD_DONE:
        require(not state.sword_on, "sword_on: no-turn")


def check_cause(state: GoldState, row: list[int]) -> None:
    kind, seat = row[0], row[1]
    if kind in IN_BATTLE:
        check_shares(state, kind)
        check_stealing(state, kind, seat)
    if kind == TURN:
        require(seat == state.active and state.up_of(seat) != 0, "asks: no-knight")
    elif kind == IDLE:
        # gold.flip: knights face down would have turned up.
        require(seat == state.active, "asks: not-the-active")
        require(state.up_of(seat) == 0 and state.down_of(seat) == 0, "asks: has-knights")
    elif kind == BETWEEN:
        require(open_dragons(state) >= 2, "asks: no-two-dragons")
    elif kind == CUT:
        require(seat == state.divider() and state.hoard != 0, "asks: nothing-to-cut")
    elif kind == TAKE:
        require(seat == state.chooser() and state.chosen < state.fighters - 1, "asks: chosen")
    elif kind == HOARD:
        require(state.fighters >= 3 and state.is_fighter(seat), "asks: no-fighter")
    elif kind == CUT_LAID:
        require(state.chosen == 0 and state.is_fighter(seat), "asks: chosen")
    elif kind == SHARES:
        require(state.chosen == state.fighters, "asks: chosen")


def check_shares(state: GoldState, kind: int) -> None:
    """Shares lie on the table from the cut until they join the stashes."""
    laid = False
    for share in range(state.fighters):
        laid = laid or state.shares[share] != 0
    if kind not in WITH_SHARES:
        require(not laid and state.taken == 0 and state.chosen == 0, "shares: none-yet")
        # gold.card-seal: the order changes when the cut is laid.
        require(kind in STEALING or state.choosing == state.ranks, "choosing: not-so")
        require(kind in (CUT, HOARD) or state.hoard == 0, "hoard: cut")
        return
    require(laid and state.hoard == 0, "shares: not-laid")
    taken: set[int] = set()
    for seat in range(state.players):
        share = int(state.share_of(seat))
        if share:
            require(share <= state.fighters and share not in taken, "taken: twice")
            taken.add(share)
    require(len(taken) == state.chosen, "taken: chosen")
    for rank in range(state.chosen):
        chooser = (state.choosing >> (4 * rank)) & 15
        require(state.share_of(chooser) != 0, "taken: not-in-order")


def check_stealing(state: GoldState, kind: int, seat: int) -> None:
    if kind not in STEALING:
        require(state.thief < 0 and state.victim < 0 and state.rob_at == 0, "thief: not-yet")
        require(state.cloaked == 0, "cloaked: not-yet")
        return
    line = state.line(state.place)
    knight = knight_in(line, state.rob_at)
    # gold.thief-order
    require(knight >= 0 and is_thiefs_moment(state, line, knight), "thief_at: no-thief")
    require(state.thief == owner_of(knight), "thief: not-the-owner")
    if kind == ROB:
        require(seat == state.thief and state.victim < 0, "asks: not-the-thief")
        return
    require(state.victim >= 0 and state.is_prey(state.victim), "victim: no-prey")
    if kind == PICK:
        # gold.thief-wizard
        require(seat == state.thief, "asks: not-the-thief")
        require((wizards_in(line) >> seat) & 1 == 1, "asks: no-wizard")
    else:
        require(seat == state.victim, "asks: not-the-victim")
        if kind == YIELD:
            stones = bags.count(state.played, STONE)
            require(state.advanced and stones != 0, "asks: no-stone")


def owner_of(knight: i64) -> i64:
    return knight // 4


def check_accusation(state: GoldState, below: list[int], row: list[int]) -> None:
    # gold.accuse: the other participants, in rank order.
    seat, rank = row[1], row[2]
    require(below[0] == HOARD and below[1] == state.culprit, "asks: no-culprit")
    require(state.gloved != 0 and holds(state, int(state.culprit), GLOVES), "battle: gloves")
    require(row[3] == 0 and row[4] == 0, "asks: card")
    require(rank < state.fighters and seat == state.seat_ranked(rank), "asks: rank")
    require(seat != state.culprit, "asks: culprit")


def check_cards(state: GoldState, rows: list[list[int]]) -> None:
    """Cards shown and not yet settled: one that fits its window, and a wand against it."""
    player = rows[0][1]
    for i in range(1, len(rows)):
        kind, seat, _at, code, by = rows[i][:5]
        require(kind == CARD and by == player and seat != by, "asks: stack")
        check_offset(state, rows[i])
        card = int(card_of(code))
        move = card_move(card, code)
        if i == 1:
            require(refusals.opens_for(rows[0][0], card), "asks: window")
            require(refusals.may_play(state, by, card, move), "asks: not-playable")
            require(card != GLOVES, "asks: gloves")
        else:
            require(card == WAND, "asks: no-wand")
        require(bags.count(state.played, card) != 0, f"played: {CARD_WORDS[card]}")
        player = seat
    require(holds(state, player, WAND), "asks: no-wand")


def holds(state: GoldState, seat: int, card: int) -> bool:
    return bags.count(state.hands[seat], card) != 0
