"""What a character prefers where several moves are about as good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from logovo.bots.bot import Bot
from logovo.bots.characters.leanings import leaning
from logovo.bots.policy import PolicyBot
from logovo.bots.search import SearchBot
from logovo.bots.worlds import NeverMyTurn, own_turn
from logovo.core.chance import Chance
from logovo.core.moves import Move, Moves
from logovo.core.seats import NOBODY
from logovo.core.views import View
from logovo.search.compare import Compare
from logovo.search.policies import rollout

NEAR: Final = 0.01  # of a win: so little less is about as good
TRIED: Final = 0.6  # tried so often, by the most tried, a move's value is taken at its word
PICTURED: Final = 32  # times: how the liked move goes on, and how the one of a quick policy
BETTER: Final = 0.02  # of a win: so much it must look better, for pictures err
SEEDS: Final = 1 << 30


def has_likings(character: str, grudge: int) -> bool:
    """Whether it prefers anything now: who does not plays exactly as its level."""
    return character in ("bold", "careful") or (character == "grudging" and grudge != NOBODY)


def liking(key: str, character: str, move: Move, view: View, grudge: int) -> int | None:
    """How much a character likes a move; None if it has no say about it. `grudge` is the seat it
    has a score to settle with."""
    if character in ("bold", "careful"):
        daring = leaning(key).daring(move, view)
        return -daring if daring is not None and character == "careful" else daring
    if character == "grudging" and grudge != NOBODY:
        return leaning(key).spite(move, view, grudge)
    return 0


def is_indifferent(
    key: str, character: str, moves: Sequence[Move], view: View, grudge: int
) -> bool:
    """Whether it likes all of them alike on which it has a say."""
    return len({liking(key, character, move, view, grudge) for move in moves} - {None}) < 2


def about_as_good(bot: Bot, chosen: Move, view: View, legal: list[Move]) -> list[Move]:
    """Moves between which the bot itself sees hardly a difference, its own choice first: by what
    its search found, or by what else it would have played had it been asked again."""
    if len(legal) < 2:
        return [chosen]
    if not isinstance(bot, SearchBot):
        return [chosen, bot.choose(view, legal)]
    thoughts = bot.thoughts
    if not thoughts or thoughts[0].move != chosen:
        return [chosen]
    best = thoughts[0]
    return [
        thought.move
        for thought in thoughts
        if thought.value >= best.value - NEAR and thought.visits >= TRIED * best.visits
    ]


def liked_as_well(
    bot: PolicyBot, character: str, chosen: Move, view: View, grudge: int, chance: Chance
) -> list[Move]:
    """The choice of a quick policy, which has but one opinion, and what its character likes best
    of all moves of another kind that deserve a look, if it goes on better when it is pictured.
    Of one kind, as of two graves, the policy knows better than a few pictures."""
    key = bot.game.key
    plain = bot.game.sampler(view, bot.knowledge)
    sampler = own_turn(plain, view, bot.seat, bot.policy)
    try:
        world = sampler.sample(chance)
        moves = Moves()
        world.legal_into(moves)
        codes = {bot.game.move_of(world, bot.seat, code): code for code in listed(moves)}
        bot.policy.shortlist(world, moves)
        shown = [bot.game.move_of(world, bot.seat, code) for code in listed(moves)]
        others = [move for move in shown if type(move) is not type(chosen)]
        best = favourite(key, character, [chosen, *others], view, grudge)
        if best == chosen or chosen not in codes:
            return [chosen]
        search = Compare(sampler, rollout(key), int(chance.below(SEEDS)))
        search.only([codes[chosen], codes[best]])
        search.more(2 * PICTURED)
    except NeverMyTurn:
        return [chosen]
    seen = {tried.code: tried.value for tried in search.report()}
    is_better = seen[codes[best]] >= seen[codes[chosen]] + BETTER
    return [chosen, best] if is_better else [chosen]


def listed(moves: Moves) -> list[int]:
    return [int(moves.get(at)) for at in range(moves.size)]


def favourite(key: str, character: str, moves: Sequence[Move], view: View, grudge: int) -> Move:
    """The one it likes best, the first of equals; the first of all if it has no say about that."""
    best = moves[0]
    most = liking(key, character, best, view, grudge)
    if most is None:
        return best
    for move in moves:
        liked = liking(key, character, move, view, grudge)
        if liked is not None and liked > most:
            best, most = move, liked
    return best
