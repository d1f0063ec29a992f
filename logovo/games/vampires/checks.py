"""Every way in which a table cannot be: things that do not add up, a game the rules would have
ended, an ask without its cause. For `loading.py`, which trusts nothing."""

from __future__ import annotations

from mypy_extensions import i64

from logovo.core.bits import BIT
from logovo.core.errors import BadPosition
from logovo.games.vampires.asks import GIVE, GO_ON, MATCH, MISS, OPEN, OVER, PLAGUE, PUT
from logovo.games.vampires.components import (
    COLOURS,
    EACH_COLOUR,
    EMPTY,
    GARLIC,
    GARLIC_EACH,
    GRAVE_COUNT,
    LEFT,
    NEIGHBOURS,
    NO_GIFT,
    NO_GRAVE,
    RAT,
    RIGHT,
    SILENT_TURNS_END,
    SILENT_TURNS_GARLIC,
    STAKES,
    STAKES_LIMIT,
    TURNS_CAP,
    TWO_COLOURS,
    TWO_GRAVES,
    UNTURNED,
    VAMPIRE,
    rats_for,
)
from logovo.games.vampires.legality import plague_graves
from logovo.games.vampires.positions import census
from logovo.games.vampires.scoring import CAPPED, GOING, STALLED, WON
from logovo.games.vampires.state import VampiresState


def check(state: VampiresState) -> None:
    """Raise BadPosition unless play could have come to this."""
    check_box(state)
    check_rats(state)
    check_rows(state)
    check_clock(state)
    check_marks(state)
    check_ending(state)
    check_last(state)
    check_plague(state)
    check_ask(state)


def want(holds: bool, why: str) -> None:
    if not holds:
        raise BadPosition(why)


# --- what lies on the table -------------------------------------------------


def check_box(state: VampiresState) -> None:
    """As many of everything as in the box."""
    in_play = [c for c in range(len(COLOURS)) if (state.colours >> c) & 1 != 0]
    two = state.players == 2
    want(len(in_play) == (TWO_COLOURS if two else len(COLOURS)), "colours: how many")
    want(len(state.yard_list) == (TWO_GRAVES if two else GRAVE_COUNT), "graves: how many")
    for colour in used_colours(state):
        want(colour in in_play, "colours: one that is not in play")
    for name, count in census(state).items():
        if name.startswith(("lid", "vampire")):
            wanted = EACH_COLOUR
        elif name.startswith("garlic"):
            wanted = GARLIC_EACH
        else:
            wanted = STAKES if name == "stake" else rats_for(int(state.players))
        want(count == wanted, f"{name}: {count}, not {wanted}")


def used_colours(state: VampiresState) -> list[int]:
    found = [int(state.reserve[i]) for i in range(state.reserve_left)]
    found += [int(state.lid(each)) for each in state.yard_list if state.lid(each) != RAT]
    for seat in range(state.players):
        found += [int(state.vampire(seat, i)) for i in range(state.sizes[seat])]
    if state.gift != NO_GIFT:
        found.append(int(state.gift))
    return found


def check_rats(state: VampiresState) -> None:
    # vampires.rat-chain: a lid of the reserve for every rat on the board.
    rats = rats_for(int(state.players)) - state.rats_out
    want(state.reserve_left == rats, "reserve: one for every rat on the board")
    want(state.seen & ~state.yard == 0, "seen: no grave of this table")
    for grave in state.yard_list:
        if state.lid(grave) == RAT:
            want(state.inside(grave) == EMPTY, "graves: a rat covers something")
            # A rat that was seen has left the game, unless its plague is going on.
            seen = (state.seen >> grave) & 1 != 0
            want(seen == (grave == state.rat_grave), "plague: of the rat that was seen")
    if state.rat_grave != NO_GRAVE:
        want((state.yard >> state.rat_grave) & 1 != 0, "plague: no grave of this table")
        want(state.lid(state.rat_grave) == RAT, "plague: without a rat")


def check_rows(state: VampiresState) -> None:
    for seat in range(state.players):
        size, left, closed = state.sizes[seat], state.lefts[seat], state.closeds[seat]
        if closed == 0:
            want(left == size, "rows: all open, so all count on the left")
        else:
            want(left >= 2 and size - left - closed >= 2, "rows: two must be open at each end")
        if state.stakes[seat] == STAKES_LIMIT:
            # vampires.third-stake: they lie there only while the gifts for them are given.
            due = state.ask == GIVE or state.ask == PUT or state.ending == WON
            want(due and seat == state.opener and costs_a_stake(state), "stakes: a third one")


# --- how long it has lasted ---------------------------------------------------


def check_clock(state: VampiresState) -> None:
    quiet = state.turn - state.stirred
    # vampires.stall-end: the game would be over.
    want(quiet <= SILENT_TURNS_END * state.players, "stirred: the game has stalled")
    if state.ask == OPEN:
        want(quiet > 0, "stirred: this turn has only begun")
    elif state.ask == GO_ON or state.ask == PUT or state.ending == WON:
        want(quiet == 0, "stirred: a vampire has just left a row")
    if garlic_went_home(state):
        for grave in state.yard_list:
            want(state.inside(grave) < GARLIC, "graves: garlic that has gone home")


def garlic_went_home(state: VampiresState) -> bool:
    # vampires.stall-garlic: at the end of the turn before, and none was laid since.
    quiet = state.turn - state.stirred
    return state.ask == OPEN and quiet == SILENT_TURNS_GARLIC * state.players + 1


def check_marks(state: VampiresState) -> None:
    """Who opened what: kept for two players only, and in the order in which turns go."""
    ever, lately, rival = state.ever, state.lately, state.rival
    if state.players != 2:
        for seat in range(2):
            want(ever[seat] == 0 and lately[seat] == 0 and rival[seat] == 0, "ever: not for two")
        want(state.barred == 0, "barred: not for two")
        return
    turn = state.turn_seat
    for seat in range(2):
        want(ever[seat] & ~state.yard == 0, "ever: no grave of this table")
        want(lately[seat] & ~ever[seat] == 0, "lately: never opened")
        want(rival[seat] & ~ever[1 - seat] == 0, "rival: never opened")
    want(rival[turn] == 0, "rival: the other has had no turn since")
    want(lately[turn] & ~rival[1 - turn] == 0, "lately: not in this turn")
    want(state.ask != OPEN or lately[turn] == 0, "lately: this turn has only begun")
    want(state.barred & ~(ever[0] & ever[1]) == 0, "barred: not opened by both")
    want(state.barred & lately[turn] == 0, "barred: opened in this turn")


def check_ending(state: VampiresState) -> None:
    """The game is over when, and only when, the rules have ended it."""
    want((state.ask == OVER) == (state.ending != GOING), "ending: something is asked")
    quiet = state.turn - state.stirred
    if state.ending == STALLED:
        want(quiet == SILENT_TURNS_END * state.players, "ending: not stalled")
    elif state.ending == CAPPED:
        want(state.turn == TURNS_CAP, "ending: turns are left")
        want(quiet < SILENT_TURNS_END * state.players, "ending: stalled")
    if state.ending == STALLED or state.ending == CAPPED:
        want(state.rat_grave == NO_GRAVE, "ending: in a plague")
    empty = [seat for seat in range(int(state.players)) if state.sizes[seat] == 0]
    if state.ending == WON:
        check_win(state, empty)
    elif state.shared_win and (state.ask == GIVE or state.ask == PUT):
        # vampires.opt-shared-win: who gave the last one waits for the other gifts.
        for seat in empty:
            want(seat in have_given(state), "rows: somebody has won")
    else:
        want(not empty, "rows: somebody has won")


def check_win(state: VampiresState, empty: list[int]) -> None:
    want(len(empty) > 0, "ending: nobody has won")
    want(len(empty) == 1 or state.shared_win, "ending: several have won")
    if state.spot_put == VAMPIRE:
        want(empty == [int(state.spot_seat)], "ending: won by another burial")
    else:
        want(state.opener not in empty, "ending: won by a gift to oneself")
        want(brings_gifts(state), "ending: nobody has given")
        if costs_a_stake(state):
            want(state.stakes[state.opener] == STAKES_LIMIT, "ending: won before a third stake")
        elif state.spot_inside - GARLIC != state.opener:
            want(empty == [int(state.spot_inside - GARLIC)], "ending: won by another gift")


# --- the last opening ---------------------------------------------------------


def costs_a_stake(state: VampiresState) -> bool:
    return state.spot_lid == UNTURNED or state.spot_inside == VAMPIRE


def brings_gifts(state: VampiresState) -> bool:
    return costs_a_stake(state) or state.spot_inside >= GARLIC


def check_last(state: VampiresState) -> None:
    """The last opening is still as it was found and left."""
    spot = state.spot
    if spot == NO_GRAVE:
        want(state.ask == OPEN, "last: nothing was opened")
        return
    want((state.yard >> spot) & 1 != 0, "last: no grave of this table")
    if state.spot_put != EMPTY:
        want(state.spot_inside == EMPTY, "last: something lay in it")
        own = state.spot_put == VAMPIRE or state.spot_put == GARLIC + state.spot_seat
        want(own, "last: garlic of another")
    if state.spot_lid == UNTURNED:
        check_barred(state)
    elif state.spot_lid == RAT:
        want(state.spot_inside == EMPTY and state.spot_put == EMPTY, "last: a rat covers something")
        if state.rat_grave == NO_GRAVE:
            # Its plague is over, and an unseen lid of the reserve lies there.
            fresh = state.lid(spot) != RAT and state.inside(spot) == EMPTY
            want(fresh and (state.seen >> spot) & 1 == 0, "last: the rat is still there")
            want(state.ask == OPEN or state.ask == OVER, "last: a rat")
        else:
            want(state.rat_grave == spot and state.ask == PLAGUE, "last: a rat")
    else:
        want(state.lid(spot) == state.spot_lid, "last: another lid")
        want((state.seen >> spot) & 1 != 0, "last: not seen")
        want(state.inside(spot) == left_inside(state), "last: something else lies in it")


def check_barred(state: VampiresState) -> None:
    # vampires.two-barred-stake: its lid was not turned, and the turn ends.
    want(state.players == 2, "last: not barred")
    want(state.spot_inside == EMPTY and state.spot_put == EMPTY, "last: not turned")
    want(state.rat_grave == NO_GRAVE, "last: barred in a plague")
    if state.ask != OPEN:
        due = state.ask == GIVE or state.ask == PUT or state.ask == OVER
        want(due and (state.barred >> state.spot) & 1 != 0, "last: not barred")


def left_inside(state: VampiresState) -> i64:
    """What must lie in the grave opened last by now."""
    if state.spot_put != EMPTY:
        if state.spot_put >= GARLIC and garlic_went_home(state):
            return EMPTY
        return state.spot_put
    if state.spot_inside >= GARLIC:
        # vampires.garlic-back: when all gifts are given, unless that has won the game.
        if state.ask == GIVE or state.ask == PUT or state.ending == WON:
            return state.spot_inside
        return EMPTY
    return state.spot_inside


# --- the plague ---------------------------------------------------------------


def check_plague(state: VampiresState) -> None:
    players = state.players
    if state.rat_grave == NO_GRAVE:
        want(state.ask != PLAGUE, "plague: there is none")
        return
    near = NEIGHBOURS[state.rat_grave] & state.yard
    want(state.plague_open & ~near == 0, "plague: not a neighbour")
    want(state.plague_open & ~state.seen == 0, "plague: not seen")
    want(state.rats_out > 0 or state.owner == state.turn_seat, "plague: of another turn")
    since = (state.opener - state.owner + players) % players  # in the circuit
    if state.plague_open == 0:
        passed_on = state.rats_out > 0 and (state.spot_seat + 1) % players == state.owner
        want(state.spot == state.rat_grave, "plague: not the last opening")
        want(state.spot_seat == state.owner or passed_on, "plague: of another finder")
        want(not state.has_opened and since == state.stopped, "plague: who is asked")
        return
    want((state.plague_open >> state.spot) & 1 != 0, "plague: not the last opening")
    if not state.laps_round:
        want(since == state.stopped, "plague: who is asked")
        opened_at = (state.spot_seat - state.owner + players) % players
        want(opened_at <= since, "plague: who has opened")
        want((opened_at == since) == state.has_opened, "plague: who has opened")
    elif state.has_opened:
        want(state.spot_seat == state.opener and state.stopped == 0, "plague: who has opened")
    else:
        # All who were asked since the last opening have opened nothing.
        last = (state.spot_seat + 1 + state.stopped) % players
        want(last == state.opener, "plague: who is asked")


# --- what is asked ------------------------------------------------------------


def check_ask(state: VampiresState) -> None:
    """What is asked must be what the table has come to."""
    ask = state.ask
    in_plague = state.rat_grave != NO_GRAVE
    if ask == PLAGUE:
        want(plague_graves(state) != 0, "plague: all graves are open")
        return
    if in_plague:
        want(ask > PLAGUE, "ask: in a plague")
        want(state.has_opened and state.spot_seat == state.opener, "ask: nothing was opened")
    elif ask != OVER or state.ending == WON:
        want(state.opener == state.turn_seat, "opener: it is another's turn")
    if ask == OPEN or (ask == OVER and state.ending != WON):
        return
    want(state.spot_seat == state.opener, "last: opened by another")
    if ask == GO_ON:
        want(state.spot_put == VAMPIRE, "ask: nothing was buried")
    elif ask == MATCH or ask == MISS:
        check_opening(state)
    elif ask == GIVE or ask == PUT:
        check_gifts(state)
    if state.players == 2 and not in_plague and state.spot_lid != UNTURNED:
        want(state.lately[state.opener] & BIT[state.spot] != 0, "lately: not the last opening")


def check_opening(state: VampiresState) -> None:
    """An empty grave with a coloured lid, and an end that matches or garlic to lay."""
    want(state.spot_lid < RAT, "ask: no lid")
    want(state.spot_inside == EMPTY and state.spot_put == EMPTY, "ask: the grave is not empty")
    seat = state.opener
    ends = (state.end_vampire(seat, LEFT), state.end_vampire(seat, RIGHT))
    want((state.ask == MATCH) == (state.spot_lid in ends), "ask: match or miss")
    want(state.ask == MATCH or state.garlic[seat] > 0, "ask: no garlic to lay")


def check_gifts(state: VampiresState) -> None:
    """Who gives, by what was opened and how many gifts are still to come."""
    want(state.spot_put == EMPTY and brings_gifts(state), "gifts: without a cause")
    if costs_a_stake(state):
        want(state.stakes[state.opener] == STAKES_LIMIT, "gifts: without a third stake")
    giving = state.ask == GIVE
    want(state.receiver == state.opener, "gifts: to another")
    want(state.sizes[state.receiver] > 0, "gifts: to one who has won")
    want(giving == (state.gift == NO_GIFT), "gifts: the vampire in hand")
    want(not giving or state.sizes[state.giver] > 1, "gifts: no choice to make")
    due = state.gifts_left
    if not giving:
        due += 1  # the one in hand
    most = gifts_due(state)
    want(1 <= due <= most, "gifts: how many are left")
    want(due == most or state.turn == state.stirred, "stirred: a vampire has been given")
    want(state.giver == giver_of(state, most - due), "gifts: from another")


def gifts_due(state: VampiresState) -> i64:
    """How many vampires the last opening brings in all."""
    two = state.players == 2
    if state.spot_inside >= GARLIC and state.spot_inside - GARLIC != state.opener:
        return 2 if two else 1  # vampires.garlic-foreign, vampires.two-garlic
    return 4 if two else state.players - 1  # vampires.two-four


def giver_of(state: VampiresState, given: i64) -> i64:
    """Who gives next after so many gifts."""
    if state.spot_inside >= GARLIC and state.spot_inside - GARLIC != state.opener:
        return state.spot_inside - GARLIC
    if state.players == 2:
        return 1 - state.opener
    return (state.opener + 1 + given) % state.players  # vampires.gift-order


def have_given(state: VampiresState) -> list[int]:
    """Seats that have given a vampire in this event, the one in hand included."""
    given = gifts_due(state) - state.gifts_left
    return [int(giver_of(state, i)) for i in range(given)]
