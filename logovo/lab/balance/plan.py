"""Which studies a balance report needs: two for each number of players, one for thinking."""

from __future__ import annotations

from typing import Final

from logovo.core.errors import LogovoError
from logovo.core.game import Game
from logovo.core.options import Choice
from logovo.games import game
from logovo.lab.study.spec import BadStudy, Study, checked

USUAL: Final = 4
"""Players at the table at which options are tried, unless the game knows better."""
USUAL_OF: Final = {"lucky": 5}
THINKER: Final = "search:100"
QUICK: Final = "greedy"
WEAK: Final = "greedy:0.35"
"""Slips in 35 of a hundred decisions. Random players lose so surely that nothing is learnt."""

NEEDS: Final[dict[str, dict[str, dict[str, str]]]] = {
    "larder": {"tricks-from-round": {"tricks": "on"}},
    "drakon": {
        "escape-needs": {"goal": "escape"},
        "barbarian-push": {"heroes": "on"},
        "knight-shield": {"heroes": "on"},
    },
    "gold": {"wizard-cards": {"advanced": "on"}},
}
"""Options that mean nothing without another one: they are compared with that one alone."""
FOR_TWO: Final[dict[str, tuple[str, ...]]] = {"vampires": ("two-graves", "barred")}


def usual_players(played: Game) -> int:
    wanted = USUAL_OF.get(played.key, USUAL)
    return max(played.least, min(wanted, played.most))


def base_of(chosen: dict[str, str]) -> dict[str, str]:
    """What a setting is compared with: all but its last option."""
    return dict(list(chosen.items())[:-1])


def settings_for(played: Game, players: int) -> tuple[dict[str, str], ...]:
    """Every value of every option that means something at this table, one at a time; {} first."""
    found: list[dict[str, str]] = [{}]
    for choice in played.choices:
        if players == table_for(played, choice):
            needed = NEEDS.get(played.key, {}).get(choice.key, {})
            found += [{**needed, choice.key: value} for value in choice.values[1:]]
    return tuple(one for one in found if can_be_played(played, players, one))


def table_for(played: Game, choice: Choice) -> int:
    return 2 if choice.key in FOR_TWO.get(played.key, ()) else usual_players(played)


def can_be_played(played: Game, players: int, chosen: dict[str, str]) -> bool:
    try:
        played.options(players, chosen)
    except LogovoError:
        return False
    return True


def studies_of(key: str, games: int, watch: int, thinking: int, seed: int) -> dict[str, Study]:
    """By the name of their folder. Raises the named error for what cannot be played."""
    played = game(key)
    if watch < 1:
        raise BadStudy("watch", "at least 1")
    found: dict[str, Study] = {}
    for players in range(played.least, played.most + 1):
        settings = settings_for(played, players)
        found[f"play-{players}"] = Study(
            f"{key}-play-{players}",
            key,
            (QUICK,),
            (players,),
            games,
            seed,
            lineup="self",
            paired=False,
            settings=settings,
            watch=min(watch, games),
        )
        found[f"skill-{players}"] = Study(
            f"{key}-skill-{players}",
            key,
            (QUICK, *[WEAK] * (players - 1)),
            (players,),
            games,
            seed,
            settings=settings,
        )
    if thinking:
        players = usual_players(played)
        bots = (THINKER, *[QUICK] * (players - 1))
        found["thinking"] = Study(f"{key}-thinking", key, bots, (players,), thinking, seed)
    return {name: checked(study) for name, study in found.items()}
