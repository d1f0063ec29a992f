"""The five games as OpenSpiel games, in Python, with explicit nodes for luck.

    from logovo.gym.spiel import load_game
    game = load_game("larder", players=2)            # or, once this module is imported:
    game = pyspiel.load_game("logovo_larder(players=2,options=tricks:on;hindrances:on)")

With `luck=asked` every draw of the rules is a chance node with its true odds: a shuffle is as many
nodes as it has draws. With `luck=seeded` a move that meets luck is followed by one node; its 1,024
outcomes are seeds for all of that move's luck: shorter histories, but only so many shuffles.
`luck=seeded:8` has eight of them: games small enough for solvers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import numpy as np
import numpy.typing as npt
import pyspiel

import logovo.roster as roster
from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.seats import TABLE, Seat
from logovo.games import GAMES
from logovo.games import game as game_of
from logovo.gym.play import IllegalAction, table_for
from logovo.gym.positions import SEEDS, TreePosition, start

ROSTER = roster.ROSTER  # that every game is known once this is imported

PREFIX: Final = "logovo_"
ASKED: Final = "asked"
SEEDED: Final = re.compile(r"seeded(?::([1-9][0-9]{0,5}))?")
USUAL: Final = "usual"  # options: as a table is opened
MOST_OUTCOMES: Final = 128  # no draw of the rules has more
LONGEST: Final = 1 << 20
FINGERPRINT: Final = 128  # bits
RESAMPLED: Final = 1 << 30


def game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=PREFIX + game.key,
        long_name=f"Logovo {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.least, "luck": ASKED, "options": USUAL},
    )


def read_options(text: str) -> dict[str, str]:
    """`tricks:on;gap:7`. OpenSpiel reads 7 as a number and would not take it for an option."""
    if text == USUAL:
        return {}
    pairs = [part.partition(":") for part in text.split(";")]
    return {key: value for key, _colon, value in pairs}


def seeds_of(luck: str) -> int:
    """How many seeds a move that meets luck can have; 0 for luck that is asked for."""
    found = SEEDED.fullmatch(luck)
    if luck != ASKED and found is None:
        raise ValueError(f"luck={luck}: {ASKED}, seeded or seeded:8")
    return int(found[1] or SEEDS) if found else 0


def write_options(options: dict[str, str] | None) -> str:
    return ";".join(f"{key}:{value}" for key, value in sorted((options or {}).items())) or USUAL


class SpielGame(pyspiel.Game):
    """One of our games under one set of options."""

    def __init__(self, key: str, params: dict[str, object] | None = None) -> None:
        asked = {name: str(value) for name, value in (params or {}).items()}
        luck, players = asked.get("luck", ASKED), int(asked.get("players", "0"))
        seeds = seeds_of(luck)
        written = asked.get("options", USUAL)
        game, options = table_for(key, players, read_options(written))
        self.start = start(game, options, seeds)
        door = self.start.house.door
        super().__init__(
            TYPES[key],
            pyspiel.GameInfo(
                num_distinct_actions=int(door.actions),
                max_chance_outcomes=seeds or MOST_OUTCOMES,
                num_players=options.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=min(LONGEST, game.longest(options) * 64),
            ),
            {"players": options.players, "luck": luck, "options": written},
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, object] | None = None,
    ) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.start, kind, params)


class SpielState(pyspiel.State):
    """The coat of a position. OpenSpiel copies what is in here with `deepcopy`, which costs
    nothing: a position never changes."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.start

    def current_player(self) -> int:
        position = self.position
        if position.outcomes:
            return pyspiel.PlayerId.CHANCE
        return position.seat if position.seat >= 0 else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.numbers() if player == self.position.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.position.outcomes
        return [(outcome, 1.0 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if not position.outcomes and action not in position.numbers():
            raise IllegalAction(f"{action} ({position.house.door.word(action)}): not legal here")
        self.position = position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self.position.house.door.word(action)

    def is_terminal(self) -> bool:
        return self.position.is_over()

    def returns(self) -> list[float]:
        return self.position.worths()

    def __str__(self) -> str:
        return self.position.text()

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, drawn by the game's own sampler.
        `draw` gives numbers from 0 to 1, as OpenSpiel's searches do."""
        game = self.get_game()
        assert isinstance(game, SpielGame)
        state = SpielState(game)
        seed = int(draw() * RESAMPLED)
        state.position = self.position.resampled(Seat(player), Chance(seed))
        return state


class SpielObserver:
    """Fields as `core/door.py` names them, in one tensor: the public part, the private part, and
    with perfect recall a fingerprint of everything told to the player."""

    def __init__(
        self,
        start: TreePosition,
        kind: pyspiel.IIGObservationType,
        params: dict[str, object] | None,
    ) -> None:
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("private_info: none or that of a single player")
        self.kind = kind
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        chosen: list[int] = []
        pieces: list[tuple[str, int]] = []
        at = 0
        for field in start.house.door.fields:
            if self.is_private if field.private else kind.public_info:
                chosen += range(at, at + field.size)
                pieces.append((field.name, field.size))
            at += field.size
        if kind.perfect_recall:
            pieces.append(("told", FINGERPRINT))
        self.chosen = np.array(chosen, np.intp)
        self.tensor = np.zeros(sum(size for _name, size in pieces), np.float32)
        self.dict = {}
        at = 0
        for name, size in pieces:
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.position
        seat = Seat(player) if self.is_private else TABLE
        row = np.frombuffer(position.row(seat), np.int16)
        self.tensor[: len(self.chosen)] = row[self.chosen]
        if self.kind.perfect_recall:
            told = np.frombuffer(position.fingerprint(seat), np.uint8)
            self.dict["told"][:] = np.unpackbits(told)

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.position
        seat = Seat(player) if self.is_private else TABLE
        if self.kind.perfect_recall:
            return position.story(seat)
        row = np.frombuffer(position.row(seat), np.int16)[self.chosen]
        names = [f"{name}={' '.join(map(str, values))}" for name, values in self.parts(row)]
        return "\n".join(names)

    def parts(self, row: npt.NDArray[np.int16]) -> list[tuple[str, list[int]]]:
        """The fields that are not all zeros."""
        found: list[tuple[str, list[int]]] = []
        at = 0
        for name, piece in self.dict.items():
            values = row[at : at + len(piece)].tolist()
            at += len(piece)
            if any(values):
                found.append((name, values))
        return found


TYPES: Final[dict[str, pyspiel.GameType]] = {}


def maker(key: str) -> Callable[[dict[str, object] | None], SpielGame]:
    """A class for each game: OpenSpiel keeps what it is given until after Python has gone, which
    classes survive and other objects do not."""

    class Made(SpielGame):
        def __init__(self, params: dict[str, object] | None = None) -> None:
            super().__init__(key, params)

    return Made


MADE: Final[dict[str, Callable[[dict[str, object] | None], SpielGame]]] = {}


def register(key: str) -> None:
    """Make a game known to OpenSpiel: those of the house are; others are plugged in first."""
    TYPES[key] = game_type(game_of(key))
    MADE[key] = maker(key)
    pyspiel.register_game(TYPES[key], MADE[key])


for _key in GAMES:
    register(_key)


def load_game(
    key: str, players: int = 0, options: dict[str, str] | None = None, luck: str = ASKED
) -> SpielGame:
    """The same without writing parameters into a name."""
    game, checked = table_for(key, players, options)
    given = {"luck": luck, "options": write_options(options)}
    return MADE[game.key]({"players": checked.players, **given})
