"""The laws every game obeys. Each takes a party at some moment and raises AssertionError.

Those about sampled worlds are in `worlds`, those about refusals in `refusals`; all have their
names here.
"""

from __future__ import annotations

from logovo.core.chance import Chance
from logovo.core.journal import SILENT, Journal
from logovo.core.log import read_log
from logovo.core.moves import Move
from logovo.core.plain import canonical, kind_of
from logovo.core.rulebook import GAME_OVER, NOT_ASKED
from logovo.core.seats import Seat
from logovo.core.table import replay
from logovo.testkit.refusals import what_is_named_is_accepted as what_is_named_is_accepted
from logovo.testkit.walks import Party
from logovo.testkit.worlds import could_be as could_be
from logovo.testkit.worlds import looks_the_same as looks_the_same
from logovo.testkit.worlds import sampled_world as sampled_world


def legal_and_refusal_agree(party: Party) -> None:
    """`refusal` is None exactly for the moves in `legal`; asking changes nothing."""
    game, state = party.game, party.table.state
    before = canonical(game.dump(state))
    for seat in party.observers[1:]:
        listed = game.legal(state, seat)
        if seat not in game.awaited(state):
            assert listed == [], f"{seat} is not asked but has moves"
            continue
        texts = [str(move) for move in listed]
        assert len(set(texts)) == len(texts), f"listed twice: {sorted(texts)}"
        codes = {game.code_of(state, seat, move) for move in listed}
        for move in listed:
            refusal = game.refusal(state, seat, move)
            assert refusal is None, f"{move} is listed but refused by {refusal}"
        for move in game.candidates(state, seat):
            refusal = game.refusal(state, seat, move)
            if refusal is not None:
                assert str(move) not in texts
                assert refusal.rule in game.rules, f"{move}: unknown rule {refusal.rule.id}"
            elif not game.is_partial(state, seat):
                assert game.code_of(state, seat, move) in codes, (
                    f"{move} is neither listed nor refused"
                )
        if not game.is_partial(state, seat):
            tried = {str(move) for move in game.candidates(state, seat)}
            assert tried.issuperset(texts), f"no candidates: {set(texts) - tried}"
    assert canonical(game.dump(state)) == before, "asking changed the state"


def others_are_refused(party: Party) -> None:
    """A seat that is not asked, or anybody after the end, gets the table's own rule."""
    game, state = party.game, party.table.state
    awaited = game.awaited(state)
    if state.is_over():
        assert awaited == ()
        return
    for move in game.legal(state, awaited[0])[:3]:
        for seat in party.observers[1:]:
            if seat not in awaited:
                refusal = game.refusal(state, seat, move)
                assert refusal is not None and refusal.rule in (NOT_ASKED, GAME_OVER)


def notation_round_trips(party: Party) -> None:
    """Text and code are exact inverses of a move."""
    game, state = party.game, party.table.state
    for seat in game.awaited(state):
        for move in game.legal(state, seat):
            again = game.parse_move(str(move))
            assert again == move, f"{move!r} reads back as {again!r}"
            code = game.code_of(state, seat, move)
            assert code >= 0 and game.move_of(state, seat, code) == move, f"{move} has code {code}"


def clone_shares_nothing(party: Party, chance: Chance) -> None:
    """Playing on in a clone leaves the original alone, and the other way round."""
    game, state = party.game, party.table.state
    before = canonical(game.dump(state))
    clone = state.clone()
    assert canonical(game.dump(clone)) == before, "a clone differs"
    for _step in range(12):
        if clone.is_over():
            break
        codes = clone.legal_codes()
        clone.apply(codes[int(chance.below(len(codes)))], chance, SILENT)
    assert canonical(game.dump(state)) == before, "a clone shares something that moves"


def doors_agree(party: Party, seed: int) -> None:
    """The fast door and the people's door lead to the same state."""
    game, state = party.game, party.table.state
    if state.is_over():
        return
    seat = Seat(int(state.decider()))
    assert seat in game.awaited(state)
    codes = state.legal_codes()
    assert codes == [game.code_of(state, seat, move) for move in game.legal(state, seat)]
    code = codes[seed % len(codes)]
    fast, slow = state.clone(), state.clone()
    fast.apply(code, Chance(seed), SILENT)
    game.play(slow, seat, game.move_of(state, seat, code), Chance(seed), Journal(True))
    assert canonical(game.dump(fast)) == canonical(game.dump(slow)), "journal or door matters"


def position_round_trips(party: Party) -> None:
    game, state = party.game, party.table.state
    position = game.dump(state)
    again = game.load(position)
    assert canonical(game.dump(again)) == canonical(position)
    for observer in party.observers:
        assert canonical(game.view(again, observer)) == canonical(game.view(state, observer))


def box_is_complete(party: Party, at_start: dict[str, int]) -> None:
    """Every component is in exactly one place at all times."""
    census = party.game.census(party.table.state)
    assert census == at_start, f"{census} is not {at_start}"


def bystander_hears_the_same(
    party: Party, observer: Seat, seat: Seat, move: Move, seed: int
) -> int:
    """Non-interference: one move in two worlds the observer cannot tell apart tells them the
    same, up to the first event that reveals something by rule. Returns 1 if it was compared."""
    game, state = party.game, party.table.state
    world = sampled_world(party, observer, Chance(seed))
    if not game.is_asked(world, seat) or game.refusal(world, seat, move) is not None:
        return 0  # the twin shows that this move itself gives something away, by rule
    real = state.clone()
    told: list[list[tuple[str, str, bool]]] = []
    for twin in (real, world):
        journal = Journal(True)
        game.play(twin, seat, move, Chance(seed), journal)
        told.append(
            [
                (
                    kind_of(event),
                    canonical(game.told_to(event, observer)),
                    game.reveals(event, observer),
                )
                for event in journal.take()
            ]
        )
    for (_kind, ours, reveals), (_other, theirs, reveals_too) in zip(*told, strict=False):
        if ours != theirs:
            assert reveals or reveals_too, f"{observer} is told {ours} or {theirs} of {move}"
            return 1
    shorter, longer = sorted(told, key=len)
    if len(shorter) < len(longer):
        # Play stopping in one world and going on in the other is told by the next event.
        assert longer[len(shorter)][2], f"{observer} counts the events of {move}: {told}"
        return 1
    ours, theirs = canonical(game.view(real, observer)), canonical(game.view(world, observer))
    assert ours == theirs, f"after {move} {observer} sees\n{theirs}\ninstead of\n{ours}"
    return 1


def what_is_untold_stays_unseen(
    party: Party, observer: Seat, seat: Seat, one: Move, other: Move, seed: int
) -> int:
    """A secret choice: if the observer is told the same of two moves, they see the same after
    both. Returns 1 if that was so."""
    if seat == observer:
        return 0
    game = party.game
    told: list[str] = []
    seen: list[str] = []
    for move in (one, other):
        twin, journal = party.table.state.clone(), Journal(True)
        game.play(twin, seat, move, Chance(seed), journal)
        told.append(canonical([game.told_to(event, observer) for event in journal.take()]))
        seen.append(canonical(game.view(twin, observer)))
    if told[0] != told[1]:
        return 0
    assert seen[0] == seen[1], f"{observer} tells {one} from {other}:\n{seen[0]}\n{seen[1]}"
    return 1


def default_move_is_legal(party: Party) -> None:
    game, state = party.game, party.table.state
    for seat in game.awaited(state):
        move = game.default_move(state, seat, Chance(3))
        assert game.refusal(state, seat, move) is None, f"default {move} is refused"


def ended_well(party: Party) -> None:
    """Places are sound, rewards agree with them, and the log replays to the same state."""
    game, table = party.game, party.table
    outcome = game.outcome(table.state)
    assert table.state.is_over() and outcome is not None
    assert len(outcome.places) == len(outcome.scores) == party.options.players
    assert outcome.winners and outcome.reason in game.rules
    rewards = [table.state.reward(seat) for seat in range(party.options.players)]
    assert all(0.0 <= reward <= 1.0 for reward in rewards), rewards
    for one, first in zip(outcome.places, rewards, strict=True):
        for other, second in zip(outcome.places, rewards, strict=True):
            assert not (one < other and first < second), (outcome.places, rewards)
    text = table.log.write()
    again = replay(game, read_log(text))
    assert again.log.write() == text
    assert canonical(game.dump(again.state)) == canonical(game.dump(table.state))
