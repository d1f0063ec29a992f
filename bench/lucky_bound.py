"""How much of lucky one seat can win, even if it knows everything: a bound for `bench.equal_time`.

python -m bench.lucky_bound KEEP --peer plain --one knows:300 --games 24
python -m bench.lucky_bound KEEP --peer random --one greedy --games 400
python -m bench.lucky_bound KEEP --needed

One seat among peers of one kind, seats rotated, the same first rounds for every `--one`:

    knows:N      a search of N iterations in the true world (roles, hands, goals, the deck as it
                 lies), and it takes the others for what they are: idle for `idle`, else random
    sees:N       the same, but it takes the others for players of the house
    peer         one of the peers themselves, so that all is fair
    else         a bot by its name, as in `logovo sim`: greedy, search:500

Peers are `spiel` and `plain` as in `bench.equal_time`, `idle`, who pass every card they can, or a
bot by its name, as `random`. A row says what share of the victory it won; how often the diggers won
where it was one and a Mad Lucky sat at the table; what it got a round as a digger and as a Mad
Lucky, and what each of the others got. KEEP holds a line a game; the same command goes on.

`--needed` plays no cards: it says what share a seat would win that always wins as a Mad Lucky and
leads the diggers to the gold, choosing first, in so many of its rounds as a digger.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, Protocol

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from bench.equal_time import House, PlainPeer, SpielPeer
from logovo.bots.policy import PolicyBot
from logovo.bots.registry import make_bot
from logovo.core.chance import Chance
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.core.state import State
from logovo.core.views import Sampler
from logovo.games import game as game_of
from logovo.games.lucky import purses
from logovo.games.lucky.components import MAD_PAY, ROUNDS
from logovo.games.lucky.rounds import lucky_used, mad_used
from logovo.games.lucky.state import Lucky
from logovo.gym.spiel import SpielGame, SpielState, load_game
from logovo.lab.stats import Share
from logovo.search.compare import Compare
from logovo.search.policies.lucky import Greedy
from logovo.search.policy import Policy, Uniform

GAME: Final = "lucky"
SEEDS: Final = 1 << 30
IMAGINED: Final = 40_000  # games, for what is needed


class Player(Protocol):
    def step(self, state: SpielState) -> list[int]:
        """The numbers that spell its move."""


class Idle(Policy):
    """Passes whatever it can."""

    def choose(self, state: State, moves: Moves, chance: Chance) -> int:
        return int(moves.get(moves.size - 1))  # passes are listed last

    def compares(self) -> bool:
        return True


class AmongOthers(Policy):
    """Greedy for one seat, something else for the others."""

    def __init__(self, seat: int, others: Policy) -> None:
        self.seat = seat
        self.greedy = Greedy()
        self.others = others

    def choose(self, state: State, moves: Moves, chance: Chance) -> int:
        policy = self.greedy if state.decider() == self.seat else self.others
        return int(policy.choose(state, moves, chance))

    def shortlist(self, state: State, moves: Moves) -> None:
        self.greedy.shortlist(state, moves)

    def value(self, state: State, seat: int) -> float:
        return float(self.greedy.value(state, seat))


class Truth(Sampler):
    """No need to imagine anything."""

    def __init__(self, state: State) -> None:
        self.state = state

    def sample(self, chance: Chance) -> State:
        return self.state.clone()


class Seer:
    """A search that cheats: it is given the state itself."""

    def __init__(self, game: SpielGame, policy: Policy, iterations: int, seed: int) -> None:
        self.house = game.start.house
        self.policy = policy
        self.iterations = iterations
        self.chance = Chance(seed)

    def step(self, state: SpielState) -> list[int]:
        truth, seat = state.position.state, Seat(state.current_player())
        assert truth is not None
        search = Compare(Truth(truth), self.policy, int(self.chance.below(SEEDS)))
        done = 0
        while done < self.iterations and not (done and search.is_settled(0)):
            search.more(10)
            done += 10
        move = self.house.game.move_of(truth, seat, int(search.best()))
        return self.house.door.spell(truth, int(seat), move)


class Other:
    """A peer of the other bench."""

    def __init__(self, peer: SpielPeer | PlainPeer) -> None:
        self.peer = peer

    def step(self, state: SpielState) -> list[int]:
        return [self.peer.step(state)]


def player(name: str, peer: str, game: SpielGame, seat: int, seconds: float, seed: int) -> Player:
    kind, _colon, number = name.partition(":")
    match kind:
        case "spiel":
            return Other(SpielPeer(game, seconds, seed))
        case "plain":
            return Other(PlainPeer(seed))
        case "sees":
            return Seer(game, Greedy(), int(number), seed)
        case "knows":
            others = Idle() if peer == "idle" else Uniform()
            return Seer(game, AmongOthers(seat, others), int(number), seed)
        case "idle":
            return House(PolicyBot(Idle(), seed), game, Seat(seat))
        case _:
            return House(make_bot(name, game.start.house.game, seed), game, Seat(seat))


@dataclass(frozen=True)
class Round:
    gains: list[int]  # nuggets by seat
    mad: list[int]  # seats of Mad Luckies


@dataclass(frozen=True)
class Played:
    seat: int
    share: float  # of the victory
    rounds: list[Round]
    seconds: float

    @staticmethod
    def read(line: str) -> Played:
        said = json.loads(line)
        rounds = [Round(**one) for one in said["rounds"]]
        return Played(said["seat"], said["share"], rounds, said["seconds"])


def play(game: SpielGame, one: str, peer: str, seconds: float, number: int) -> Played:
    """Game `number`; the deal of its first round depends on nothing else."""
    began = time.process_time()
    players = game.start.house.players
    seat = number % players
    names = [peer] * players
    names[seat] = one if one != "peer" else peer
    seated = [
        player(name, peer, game, at, seconds, number * 16 + at + 1) for at, name in enumerate(names)
    ]
    luck = np.random.RandomState(number)
    state = game.new_initial_state()
    rounds: list[Round] = []
    at, mad = 1, list[int]()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(luck.randint(len(state.chance_outcomes()))))
        else:
            for action in seated[state.current_player()].step(state):
                state.apply_action(action)
        table = state.position.state
        if not isinstance(table, Lucky) or state.is_chance_node():
            continue
        if table.round != at or state.is_terminal():
            rounds.append(Round([int(table.gain_of(one)) for one in range(players)], mad))
        at = int(table.round)
        mad = [one for one in range(players) if table.is_mad(one)]
    table = state.position.state
    assert table is not None
    outcome = game.start.house.game.outcome(table)
    assert outcome is not None
    share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return Played(seat, share, rounds, round(time.process_time() - began, 2))


def mean(values: list[int]) -> str:
    return f"{sum(values) / len(values):.2f}" if values else "-"


def row(one: str, peer: str, players: int, games: list[Played]) -> str:
    dug, digger, mad, others = [], list[int](), list[int](), list[int]()
    for played in games:
        for found in played.rounds:
            gain = found.gains[played.seat]
            others += [found.gains[at] for at in range(players) if at != played.seat]
            if played.seat in found.mad:
                mad.append(gain)
                continue
            digger.append(gain)
            if found.mad:
                dug.append(any(found.gains[at] for at in range(players) if at not in found.mad))
    won = Share(sum(played.share for played in games), len(games))
    return (
        f"| {one} | {peer} | {players} | {len(games)} | {won} | {100 / players:.0f} % "
        f"| {Share(sum(dug), len(dug))} | {mean(digger)} | {mean(mad)} | {mean(others)} "
        f"| {sum(played.seconds for played in games):.0f} |"
    )


def share_for(part: float, players: int, luck: Chance) -> float:
    """What a seat wins that gets 4 nuggets whenever it is mad and, as a digger, reaches the gold in
    this part of its rounds and chooses first; else whoever is mad is paid."""
    options = game_of(GAME).options(players, {})
    won = 0.0
    for _game in range(IMAGINED):
        bank, gold = purses.full(), [0] * players
        for _round in range(ROUNDS):
            roles = vec[u8]([u8(1)] * mad_used(options) + [u8(0)] * lucky_used(options))
            luck.shuffle(roles, len(roles))
            mad = [seat for seat in range(players) if roles[seat]]
            if 0 in mad or int(luck.below(SEEDS)) >= part * SEEDS:
                for seat in mad:
                    gold[seat] += MAD_PAY[len(mad)]
                continue
            diggers = [seat for seat in range(players) if seat not in mad]
            cards: list[int] = []
            for _digger in diggers:
                cards.append(int(purses.drawn(bank, luck)))
                bank -= purses.one(cards[-1])
            for seat, card in zip(diggers, sorted(cards, reverse=True), strict=True):
                gold[seat] += card
        best = max(gold)
        won += (gold[0] == best) / gold.count(best)
    return won / IMAGINED


def needed(players: int) -> None:
    luck = Chance(1)
    print("| players | diggers win of its rounds as one | it wins of the games |\n|---|---|---|")
    for tenths in range(11):
        share = share_for(tenths / 10, players, luck)
        print(f"| {players} | {10 * tenths} % | {100 * share:.1f} % |")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("keep", type=Path)
    reader.add_argument("--needed", action="store_true")
    reader.add_argument("--one", default="sees:1000")
    reader.add_argument("--peer", default="plain")
    reader.add_argument("--players", type=int, default=4)
    reader.add_argument("--games", type=int, default=40)
    reader.add_argument("--milliseconds", type=int, default=50, help="for a decision of spiel's")
    asked = reader.parse_args()
    if asked.needed:
        needed(asked.players)
        return
    asked.keep.mkdir(parents=True, exist_ok=True)
    name = f"{asked.one}-{asked.peer}-{asked.players}.jsonl".replace(":", "_")
    kept: Path = asked.keep / name
    games = [Played.read(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    game = load_game(GAME, players=asked.players, luck="seeded")
    while len(games) < asked.games:
        seconds = asked.milliseconds / 1000
        games.append(play(game, asked.one, asked.peer, seconds, len(games)))
        with kept.open("a") as lines:
            lines.write(json.dumps(asdict(games[-1])) + "\n")
    print(row(asked.one, asked.peer, asked.players, games), flush=True)


if __name__ == "__main__":
    main()
