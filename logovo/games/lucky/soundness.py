"""Whether play could lead to a position: turns and hands, forest and goals, gold and its takers.

Left open is only what the order of past moves decides and nobody can read off the table: which
of two cards beside each other was laid first, or what a fire took away.
"""

from __future__ import annotations

from logovo.core.errors import BadPosition
from logovo.games.lucky import asks, hands, legality, purses
from logovo.games.lucky.cells import REACHED, STANDING
from logovo.games.lucky.components import (
    BREAK_KIND,
    DECK_CARDS,
    DUST_KIND,
    FIRE_KIND,
    GOALS,
    GOLD,
    MAD_PAY,
    MEND_KIND,
    MENDS,
    ROUNDS,
)
from logovo.games.lucky.effects.goals import EITHER, position
from logovo.games.lucky.options import first_named
from logovo.games.lucky.state import Lucky


def check(state: Lucky) -> None:
    """Raises BadPosition."""
    demand(state.is_shown == (state.ask in (asks.CHOICE, asks.OVER)), "shown: out-of-time")
    demand(state.ask != asks.OVER or state.round == ROUNDS, "ask: too-early")
    named = first_named(state.options)
    demand(state.round > 1 or named < 0 or state.first == named, "first: another-was-named")
    check_turns(state)
    check_played(state)
    check_forest(state)
    check_goals(state)
    check_takers(state)
    check_gold(state)
    if state.ask == asks.TURN and state.deck_left == 0:
        # lucky.end-exhausted
        demand(not legality.nobody_can_play(state), "ask: round-is-over")


def demand(is_so: bool, why: str) -> None:
    if not is_so:
        raise BadPosition(why)


def has_gold(state: Lucky) -> bool:
    """Whether the goal with the gold is open."""
    for goal in range(GOALS):
        if state.goal_card(goal) == GOLD:
            return state.forest.is_face_up(state.forest.goals[goal])
    return False


def is_mid_turn(state: Lucky) -> bool:
    """Whether a path was laid after which nobody has drawn yet, or nobody will."""
    return state.ask == asks.PIT or has_gold(state)


# --- turns ---------------------------------------------------------------------------


def spent(state: Lucky) -> int:
    """Cards that have left hands: each turn spends one."""
    tools = sum([int(state.broken_of(seat)).bit_count() for seat in range(int(state.players))])
    return int(state.forest.laid_n) + tools + int(state.discard_size)


def turns_of(number: int, offset: int, players: int) -> int:
    """How many of the first so many turns belong to the seat this far behind the first."""
    return max(0, (number - offset + players - 1) // players)


def check_turns(state: Lucky) -> None:
    """Hands, deck and whose turn it is follow from how many cards were spent."""
    players, turns = int(state.players), spent(state)
    in_deck = DECK_CARDS - players * int(state.hand_cards)
    done = turns - (1 if is_mid_turn(state) else 0)
    drawn = min(done, in_deck)
    demand(int(state.deck_left) == in_deck - drawn, "deck: wrong-number")
    for offset in range(players):
        seat = (int(state.first) + offset) % players
        left = int(state.hand_cards) - turns_of(turns, offset, players)
        left += turns_of(drawn, offset, players)
        demand(int(hands.size(state.hands[seat])) == left, f"seats[{seat}].hand: wrong-number")
    actor = (int(state.first) + done) % players
    if is_mid_turn(state):
        demand(state.last_played == actor, "last_played: not-who-laid")
        demand(state.broken_of(actor) == 0, f"seats[{actor}].broken: lays-paths")
    if not has_gold(state):
        demand(state.turn == actor, "turn: out-of-order")
    if state.ask == asks.TURN:
        demand(state.hands[actor] != 0, "turn: empty-hand")


def check_played(state: Lucky) -> None:
    """Somebody played a card if anything shows it, and that seat has had a turn."""
    last, players = int(state.last_played), int(state.players)
    shows = state.forest.laid_n > 0 or state.broken != 0
    if last < 0:
        demand(
            not shows and state.dusted == 0 and state.forest.open_goals == 0, "last_played: none"
        )
        return
    demand((last - int(state.first)) % players < spent(state), "last_played: no-turn-yet")
    shows = shows or state.thrown(DUST_KIND) > 0 or is_burnt(state) or is_mended(state)
    demand(shows, "last_played: nothing-played")


def is_burnt(state: Lucky) -> bool:
    """Whether a fire may have been lit in this round: it and a path card are gone."""
    return state.thrown(FIRE_KIND) > 0 and state.discard_paths != 0


def is_mended(state: Lucky) -> bool:
    """Whether a tool may have been broken and mended: both cards are gone."""
    tools = 0
    for tool in range(3):
        if state.thrown(BREAK_KIND + tool) > 0:
            tools |= 1 << tool
    for card in range(6):
        if state.thrown(MEND_KIND + card) > 0 and int(MENDS[card]) & tools:
            return True
    return False


# --- the forest ----------------------------------------------------------------------


def check_forest(state: Lucky) -> None:
    forest = state.forest
    ups = forest.face_up_cells()
    for i in range(1 + int(forest.laid_n)):
        cell = int(ups[i])
        word = int(forest.cells[cell])
        for side in (0, 1):
            near = int(forest.beside(cell, side))
            if near != int(forest.home) and not forest.is_laid(near):
                continue  # lucky.goal-misfit: an open pit need not fit
            one, other = word >> side & 1, int(forest.cells[near]) >> (side ^ 2) & 1
            demand(one == other, "forest: does-not-fit")  # lucky.lay-fit
        if not is_burnt(state):
            # lucky.cut-off, lucky.must-continue: only a fire parts what hangs together.
            demand(word & STANDING != 0, "forest: cut-off")
            demand(not state.must_continue or word & REACHED != 0, "forest: not-continued")


# --- goals ---------------------------------------------------------------------------


def check_goals(state: Lucky) -> None:
    forest = state.forest
    led = int(forest.goals_led_to())
    looks = int(state.dusted).bit_count()
    demand(looks <= int(state.thrown(DUST_KIND)), "seats: too-many-looked")
    if has_gold(state):
        # lucky.goal-gold: the round was over at once.
        demand(state.ask in (asks.CHOICE, asks.OVER), "ask: round-is-over")
    else:
        demand(state.ask != asks.CHOICE, "ask: no-gold-found")
        is_over = state.ask == asks.OVER
        demand(not is_over or legality.nobody_can_play(state), "ask: round-goes-on")
        demand(not is_over or state.deck_left == 0, "ask: round-goes-on")
        # lucky.goal-reached: no path leads into a closed goal once the turn is over.
        demand(led == 0 or state.ask == asks.PIT, "goals: reached-but-closed")
    fresh = int(state.fresh)
    for goal in range(GOALS):
        if not int(forest.open_goals) & (1 << goal) or fresh & (1 << goal):
            continue
        word = int(forest.cells[forest.goals[goal]])
        must_be_reached = state.goal_card(goal) == GOLD or not is_burnt(state)
        demand(word & REACHED != 0 or not must_be_reached, "goals: open-but-not-reached")
    if state.ask == asks.PIT:
        check_ties(state, led)
    else:
        demand(fresh == 0, "fresh: out-of-time")


def check_ties(state: Lucky, led: int) -> None:
    """Pits turned up together: those that lie already, and those that lie well both ways."""
    demand(led & (1 << int(state.tied_goal)) != 0, "tied: not-reached")
    demand(led & ((1 << int(state.tied_goal)) - 1) == 0, "tied: another-is-first")
    for goal in range(GOALS):
        if led & (1 << goal):
            demand(state.goal_card(goal) != GOLD, "ask: round-is-over")
            demand(position(state, goal) == EITHER, "tied: lies-one-way")


# --- gold ----------------------------------------------------------------------------


def takers_in_order(state: Lucky) -> list[int]:
    """The diggers with a claim to gold, from who completed the path counter-clockwise."""
    players = int(state.players)
    found: list[int] = []
    for step in range(players):
        seat = (int(state.last_played) - step) % players
        is_barred = state.broken_no_gold and state.broken_of(seat) != 0
        if not state.is_mad(seat) and not is_barred:
            found.append(seat)
    return found


def check_takers(state: Lucky) -> None:
    """Gold is handed on in order, and there is a card for everybody."""
    still = [seat for seat in range(int(state.players)) if int(state.takers) & (1 << seat)]
    if state.ask != asks.CHOICE:
        demand(not still and state.offer == 0, "offer: out-of-time")
        if has_gold(state):
            order = takers_in_order(state)
            last = order[-1] if order else int(state.last_played)
            demand(state.turn == last, "turn: out-of-order")
        return
    order = takers_in_order(state)
    rest = order[len(order) - len(still) :]
    demand(sorted(rest) == still and len(rest) > 1, "takers: out-of-order")
    demand(state.turn == rest[0], "turn: out-of-order")
    demand(int(purses.size(state.offer)) == len(rest), "offer: wrong-number")
    for seat in range(int(state.players)):
        has_taken = seat in order and seat not in rest
        demand((state.gain_of(seat) > 0) == has_taken, f"seats[{seat}].gained: out-of-time")


def check_gold(state: Lucky) -> None:
    """Gold is won at the end of rounds, and not more than a round can bring."""
    paid = int(state.round) - (0 if state.is_shown else 1)
    for seat in range(int(state.players)):
        cards, nuggets = state.gold[seat], int(purses.nuggets(state.gold[seat]))
        gained = int(state.gain_of(seat))
        demand(int(purses.size(cards)) <= paid * max(MAD_PAY), f"seats[{seat}].gold: too-many")
        if paid <= 1:
            demand(gained == nuggets, f"seats[{seat}].gained: wrong-number")
        demand(gained <= nuggets, f"seats[{seat}].gained: wrong-number")
