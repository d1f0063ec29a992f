"""A whole state as plain JSON values, and its components counted. `loading` is the inverse.

players, options       as the host set them
round, first           of the round; first: its first player
ask, turn              what is asked and whom; "" when over
last_played            who played a card last in this round, -1 if nobody
shown                  the round is over, roles and goals are known to all
seats                  role, hand (the card held longest first), broken, looked (goals seen), gold,
                       gained (nuggets in the last round that was paid)
aside                  the role cards left over
forest                 laid cards as `T4 r @3,-1`, from below upwards, left to right
goals                  card, open, turned for g1, g2, g3
tied, fresh            the pit whose position is asked for; pits turned up by the card just laid
deck, discard          cards, the top of the deck last; the discard in no order
bank, offer, takers    gold cards left; handed on; seats that still take one
"""

from __future__ import annotations

from typing import Final

from logovo.core.piles import pile_list
from logovo.games.lucky import asks, hands, purses
from logovo.games.lucky.cells import MASK
from logovo.games.lucky.components import (
    GOAL_CARDS,
    GOAL_MASKS,
    GOAL_WORDS,
    GOALS,
    GOLD_COUNTS,
    KIND_WORDS,
    KINDS,
    ROLE_WORDS,
    TOOLS,
)
from logovo.games.lucky.rounds import role_word
from logovo.games.lucky.state import Lucky
from logovo.games.lucky.views import ENTRANCE_CARD, forest_seen, goals_of

BOX: Final = (
    *KIND_WORDS,
    ENTRANCE_CARD,
    *GOAL_CARDS,
    *[f"gold-{value + 1}" for value in range(len(GOLD_COUNTS))],
    *reversed(ROLE_WORDS),
)


def dump(state: Lucky) -> dict[str, object]:
    players = int(state.players)
    mad_aside = int(state.aside_mad)
    return {
        "players": players,
        "options": dict(state.options.values),
        "round": int(state.round),
        "first": int(state.first),
        "ask": asks.WORDS[int(state.ask)],
        "turn": int(state.turn),
        "last_played": int(state.last_played),
        "shown": state.is_shown,
        "seats": [dump_seat(state, seat) for seat in range(players)],
        "aside": ["lucky"] * (int(state.aside) - mad_aside) + ["mad"] * mad_aside,
        "forest": forest_lines(state),
        "goals": [dump_goal(state, goal) for goal in range(GOALS)],
        "tied": GOAL_WORDS[int(state.tied_goal)] if state.ask == asks.PIT else "",
        "fresh": list(goals_of(int(state.fresh))),
        "deck": [KIND_WORDS[kind] for kind in pile_list(state.deck, state.deck_left)],
        "discard": discard_words(state),
        "bank": purses.values(state.bank),
        "offer": purses.values(state.offer),
        "takers": [seat for seat in range(players) if int(state.takers) & (1 << seat)],
    }


def dump_seat(state: Lucky, seat: int) -> dict[str, object]:
    broken = int(state.broken_of(seat))
    return {
        "role": role_word(state, seat),
        "hand": [KIND_WORDS[kind] for kind in hands.listed(state.hands[seat])],
        "broken": [TOOLS[tool] for tool in range(3) if broken & (1 << tool)],
        "looked": [GOAL_WORDS[goal] for goal in range(GOALS) if state.has_looked(seat, goal)],
        "gold": purses.values(state.gold[seat]),
        "gained": int(state.gain_of(seat)),
    }


def dump_goal(state: Lucky, goal: int) -> dict[str, object]:
    card = int(state.goal_card(goal))
    cell = int(state.forest.goals[goal])
    is_open = state.forest.is_face_up(cell)
    is_turned = is_open and int(state.forest.cells[cell]) & MASK != int(GOAL_MASKS[card])
    return {"card": GOAL_CARDS[card], "open": is_open, "turned": is_turned}


def forest_lines(state: Lucky) -> list[str]:
    return [
        f"{path.card}{' r' if path.turned else ''} @{path.x},{path.y}"
        for path in forest_seen(state.forest)[1:]
    ]


def discard_words(state: Lucky) -> list[str]:
    return [KIND_WORDS[kind] for kind in range(KINDS) for _card in range(int(state.thrown(kind)))]


def census(state: Lucky) -> dict[str, int]:
    """Cards, gold, roles and goals by name, wherever they lie."""
    lying = [KIND_WORDS[kind] for kind in pile_list(state.deck, state.deck_left)]
    lying += discard_words(state)
    lying += [path.card for path in forest_seen(state.forest)]
    lying += [GOAL_CARDS[int(state.goal_card(goal))] for goal in range(GOALS)]
    gold = purses.values(state.bank) + purses.values(state.offer)
    for seat in range(int(state.players)):
        lying += [KIND_WORDS[kind] for kind in hands.listed(state.hands[seat])]
        broken = int(state.broken_of(seat))
        lying += ["break-" + TOOLS[tool] for tool in range(3) if broken & (1 << tool)]
        lying.append(role_word(state, seat))
        gold += purses.values(state.gold[seat])
    lying += [ROLE_WORDS[1]] * int(state.aside_mad)
    lying += [ROLE_WORDS[0]] * int(state.aside - state.aside_mad)
    lying += [f"gold-{value}" for value in gold]
    # In the order of the box, so that a page that lists it can be read.
    found = dict.fromkeys(BOX, 0)
    for word in lying:
        found[word] += 1
    return found
