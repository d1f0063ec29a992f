"""Everything that belongs to a game and does not lie in its own package: one row a game.

Adding a game touches two files outside its folders: `logovo/games/__init__.py`, which every
layer may read, and this one. A row that lacks its policy or its board does not type-check; a
game without a row is an error when `logovo` is imported. Games that live outside of the project
come in by `register`, as `examples/hush` does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from logovo.bots import haggling, memory, talk
from logovo.bots.characters import drakon as drakon_character
from logovo.bots.characters import gold as gold_character
from logovo.bots.characters import larder as larder_character
from logovo.bots.characters import leanings
from logovo.bots.characters import lucky as lucky_character
from logovo.bots.characters import vampires as vampires_character
from logovo.bots.characters.leanings import Leaning
from logovo.bots.haggling import MakeTrader
from logovo.bots.haggling import gold as gold_trade
from logovo.bots.memory import Remember
from logovo.bots.memory import vampires as vampires_memory
from logovo.bots.talk import MakeTongue
from logovo.bots.talk import lucky as lucky_talk
from logovo.cli import boards
from logovo.cli.boards import Draw
from logovo.cli.boards import drakon as drakon_board
from logovo.cli.boards import gold as gold_board
from logovo.cli.boards import larder as larder_board
from logovo.cli.boards import lucky as lucky_board
from logovo.cli.boards import vampires as vampires_board
from logovo.core.game import Game
from logovo.games import GAMES
from logovo.games.drakon.game import GAME as DRAKON
from logovo.games.gold.game import GAME as GOLD
from logovo.games.larder.game import GAME as LARDER
from logovo.games.lucky.game import GAME as LUCKY
from logovo.games.vampires.game import GAME as VAMPIRES
from logovo.review import hidden
from logovo.review.hidden import Lay
from logovo.review.hidden import drakon as drakon_hidden
from logovo.review.hidden import gold as gold_hidden
from logovo.review.hidden import larder as larder_hidden
from logovo.review.hidden import lucky as lucky_hidden
from logovo.review.hidden import vampires as vampires_hidden
from logovo.search import beliefs, insights, policies, reasons
from logovo.search.beliefs import MakeBelief
from logovo.search.beliefs import gold as gold_belief
from logovo.search.beliefs import keeping as belief_keeping
from logovo.search.beliefs import larder as larder_belief
from logovo.search.beliefs import lucky as lucky_belief
from logovo.search.insights import MakeInsight
from logovo.search.insights import drakon as drakon_insight
from logovo.search.insights import lucky as lucky_insight
from logovo.search.insights import vampires as vampires_insight
from logovo.search.policies import MakePolicy
from logovo.search.policies import drakon as drakon_policy
from logovo.search.policies import gold as gold_policy
from logovo.search.policies import larder as larder_policy
from logovo.search.policies import lucky as lucky_policy
from logovo.search.policies import vampires as vampires_policy
from logovo.search.reasons import Reasons
from logovo.search.reasons import drakon as drakon_reasons
from logovo.search.reasons import gold as gold_reasons
from logovo.search.reasons import larder as larder_reasons
from logovo.search.reasons import lucky as lucky_reasons
from logovo.search.reasons import vampires as vampires_reasons


@dataclass(frozen=True)
class RosterRow:
    """`greedy` plays quickly and sensibly; `rollout` plays the rollouts of a search, if that
    should be another one; `belief` reads the others' behaviour; `remember` makes memories that
    are not perfect, for games about remembering; `board` draws a view in the terminal; `reasons`
    names what carries a move, for a coach; `lay` says what lies hidden where, for reviews;
    `tongue` talks for bots, `trader` haggles for them; `leaning` is what their characters like;
    `insight` is what networks of the game look at, if not the researchers' door."""

    game: Game
    greedy: MakePolicy
    board: Draw
    rollout: MakePolicy | None = None
    belief: MakeBelief | None = None
    remember: Remember | None = None
    reasons: Reasons | None = None
    lay: Lay | None = None
    tongue: MakeTongue | None = None
    trader: MakeTrader | None = None
    leaning: Leaning | None = None
    insight: MakeInsight | None = None


ROSTER: Final = (
    RosterRow(
        LARDER,
        larder_policy.Greedy,
        larder_board.draw,
        belief=larder_belief.HandReading,
        reasons=larder_reasons.REASONS,
        lay=larder_hidden.lay,
        leaning=larder_character.LEANING,
    ),
    RosterRow(
        DRAKON,
        drakon_policy.Greedy,
        drakon_board.draw,
        reasons=drakon_reasons.REASONS,
        lay=drakon_hidden.lay,
        leaning=drakon_character.LEANING,
        insight=drakon_insight.DrakonInsight,
    ),
    RosterRow(
        GOLD,
        gold_policy.Greedy,
        gold_board.draw,
        belief=gold_belief.HandReading,
        reasons=gold_reasons.REASONS,
        lay=gold_hidden.lay,
        leaning=gold_character.LEANING,
        trader=gold_trade.GoldTrader,
    ),
    RosterRow(
        LUCKY,
        lucky_policy.Greedy,
        lucky_board.draw,
        belief=lucky_belief.Suspicion,
        reasons=lucky_reasons.REASONS,
        lay=lucky_hidden.lay,
        leaning=lucky_character.LEANING,
        tongue=lucky_talk.LuckyTongue,
        insight=lucky_insight.LuckyInsight,
    ),
    RosterRow(
        VAMPIRES,
        vampires_policy.Greedy,
        vampires_board.draw,
        rollout=vampires_policy.Rollout,
        remember=vampires_memory.remember,
        reasons=vampires_reasons.REASONS,
        lay=vampires_hidden.lay,
        leaning=vampires_character.LEANING,
        insight=vampires_insight.VampiresInsight,
    ),
)


class NotOnRoster(Exception):
    """A game of the house has no row here."""


def register(row: RosterRow) -> None:
    """Make a game known to tables, bots, searches and the terminal."""
    key = row.game.key
    GAMES[key] = row.game
    policies.register(key, row.greedy, row.rollout)
    boards.register(key, row.board)
    if row.belief is not None:
        beliefs.register(key, row.belief)
    if row.remember is not None:
        memory.register(key, row.remember)
    if row.reasons is not None:
        reasons.register(key, row.reasons)
    if row.lay is not None:
        hidden.register(key, row.lay)
    if row.tongue is not None:
        talk.register(key, row.tongue)
    if row.trader is not None:
        haggling.register(key, row.trader)
    if row.leaning is not None:
        leanings.register(key, row.leaning)
    if row.insight is not None:
        insights.register(key, row.insight)


def unregister(key: str) -> None:
    """Forget a game that came in by `register`: for tests."""
    for table in (GAMES, policies.GREEDY, policies.ROLLOUT, boards.BOARDS, beliefs.BELIEFS):
        table.pop(key, None)
    memory.BY_GAME.pop(key, None)
    reasons.BY_GAME.pop(key, None)
    hidden.BY_GAME.pop(key, None)
    talk.BY_GAME.pop(key, None)
    haggling.BY_GAME.pop(key, None)
    leanings.BY_GAME.pop(key, None)
    insights.BY_GAME.pop(key, None)


def register_all(rows: tuple[RosterRow, ...], games: dict[str, Game]) -> None:
    """Raises NotOnRoster for a game that has been entered in one of two places only."""
    missing = sorted(set(games) - {row.game.key for row in rows})
    if missing:
        raise NotOnRoster(
            f"{', '.join(missing)}: in logovo/games/__init__.py, but without a row in "
            f"logovo/roster.py, which names its policy and its board"
        )
    for row in rows:
        if games.get(row.game.key) is not row.game:
            raise NotOnRoster(f"{row.game.key}: has a row, but is not in logovo/games/__init__.py")
        register(row)


register_all(ROSTER, GAMES)
belief_keeping.keep_all()
