"""How strong a bot is in either role of lucky, and how well its belief is calibrated.

python bench/lucky_roles.py --rounds 400 --players 5 --bot search:2000
python bench/lucky_roles.py --talk --only "all digger"    who looks at a goal tells: Mad Luckies lie

Plays first rounds only, every line-up on the same deals: greedy everywhere; the bot as one
digger (the seat moves on with every round), as all diggers, as one Mad Lucky, as all of them.
For each: how often the diggers win, what the seats in question won, and how much more (or less)
that is than the same seats won by greedy on the same deals. Then the belief at the end of the
rounds, in ten bins: said against true.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev

from logovo.bots.bot import Said, tell
from logovo.bots.registry import make_bot
from logovo.core.journal import Event
from logovo.core.seats import TABLE, Seat
from logovo.core.table import Table, open_table
from logovo.games.lucky.events import GoalLookedAt
from logovo.games.lucky.game import GAME
from logovo.games.lucky.state import Lucky
from logovo.lab.stats import Z95, Share
from logovo.search.beliefs.lucky import Suspicion

BINS = 10
GREEDY = "greedy"


@dataclass(frozen=True)
class Round:
    have_diggers_won: bool
    gains: list[int]  # nuggets by seat
    roles: list[bool]  # who was mad
    beliefs: list[float]  # of an onlooker, at the end


@dataclass(frozen=True)
class LineUp:
    """Which seats the bot takes: all of a role or one of it."""

    is_mad: bool
    is_alone: bool

    def seats(self, roles: list[bool], number: int) -> list[int]:
        fitting = [seat for seat, is_mad in enumerate(roles) if is_mad == self.is_mad]
        if not self.is_alone or not fitting:
            return fitting
        return [fitting[number % len(fitting)]]

    def __str__(self) -> str:
        role = "Mad Lucky" if self.is_mad else "digger"
        if self.is_alone:
            return f"one {role}"
        return "all Mad Luckies" if self.is_mad else "all diggers"


LINE_UPS = [LineUp(is_mad, is_alone) for is_mad in (False, True) for is_alone in (True, False)]


def deal(players: int, seed: int) -> tuple[Table, Lucky]:
    options = GAME.options(players, {})
    table = open_table(GAME, options, [f"p{seat + 1}" for seat in range(players)], seed)
    assert isinstance(table.state, Lucky)
    return table, table.state


def roles_of(state: Lucky) -> list[bool]:
    return [state.is_mad(seat) for seat in range(int(state.players))]


def talk(event: Event, roles: list[bool]) -> list[Said]:
    """What one says who has just looked at a goal."""
    if not isinstance(event, GoalLookedAt):
        return []
    is_gold = (event.card == "G") != roles[event.seat]
    return [Said(event.seat, f"claim {event.goal} {'gold' if is_gold else 'pit'}")]


def play(players: int, seed: int, bot: str, bot_seats: list[int], talks: bool = False) -> Round:
    """One first round, greedy at all other seats."""
    table, state = deal(players, seed)
    roles = roles_of(state)
    options = GAME.options(players, {})
    suspicion = Suspicion(options, TABLE)
    bots = [
        make_bot(bot if seat in bot_seats else GREEDY, GAME, seed * 16 + seat)
        for seat in range(players)
    ]
    for seat in range(players):
        bots[seat].sit(GAME, options, Seat(seat))
    beliefs = suspicion.chances()
    events = table.opening
    while state.round == 1:
        for event in events:
            suspicion.hear(GAME.told_to(event, TABLE))
            said = talk(event, roles) if talks else []
            for word in said:
                suspicion.hear_claim(word.seat, word.text)
            for seat in range(players):
                tell(bots[seat], GAME, Seat(seat), [event, *said])
        if not state.is_shown:
            beliefs = suspicion.chances()
        asked = GAME.awaited(state)[0]
        legal = GAME.legal(state, asked)
        events = table.play(asked, bots[asked].choose(GAME.view(state, asked), legal))
    gains = [int(state.gain_of(seat)) for seat in range(players)]
    have_diggers_won = any(gains[seat] for seat in range(players) if not roles[seat])
    return Round(have_diggers_won, gains, roles, beliefs)


def margin(values: list[float]) -> float:
    return Z95 * stdev(values) / sqrt(len(values))


def strength(
    line_up: LineUp, bot: str, plain: list[Round], players: int, seed: int, talks: bool
) -> list[Round]:
    """The same deals as the plain ones; prints a row and returns the rounds."""
    rounds, gold, more = [], [], []
    for number, greedy in enumerate(plain):
        seats = line_up.seats(greedy.roles, number)
        if not seats:
            continue  # all Mad Lucky cards lie aside
        played = play(players, seed + number, bot, seats, talks)
        rounds.append(played)
        gold.append(mean(played.gains[seat] for seat in seats))
        more.append(gold[-1] - mean(greedy.gains[seat] for seat in seats))
    won = Share(sum(played.have_diggers_won for played in rounds), len(rounds))
    print(
        f"| {players} | {bot} as {line_up} | {len(rounds)} | {won} "
        f"| {mean(gold):.2f} | {mean(more):+.2f} ± {margin(more):.2f} |",
        flush=True,
    )
    return rounds


def calibration(name: str, rounds: list[Round]) -> None:
    said, true, count = [0.0] * BINS, [0] * BINS, [0] * BINS
    for played in rounds:
        for chance, is_mad in zip(played.beliefs, played.roles, strict=True):
            at = min(BINS - 1, int(chance * BINS))
            said[at] += chance
            true[at] += is_mad
            count[at] += 1
    error = sum(abs(said[at] - true[at]) for at in range(BINS)) / sum(count)
    print(f"\nBelief of an onlooker at the end, {name}; mean error {error:.3f}:\n")
    print("| believed | seats | mean belief | were mad |\n|---|---|---|---|")
    for at in range(BINS):
        if count[at]:
            share = true[at] / count[at]
            print(f"| {at / BINS:.1f}+ | {count[at]} | {said[at] / count[at]:.3f} | {share:.3f} |")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--rounds", type=int, default=400)
    reader.add_argument("--players", type=int, default=5)
    reader.add_argument("--bot", default="search:2000")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--only", default="", help="line-ups with this in their name")
    reader.add_argument("--talk", action="store_true", help="who looks at a goal tells of it")
    asked = reader.parse_args()
    numbers = range(asked.seed, asked.seed + asked.rounds)
    plain = [play(asked.players, number, GREEDY, []) for number in numbers]
    print(
        "| players | line-up, else greedy | rounds | diggers win (95 %) | gold | more than greedy |"
    )
    print("|---|---|---|---|---|---|")
    won = Share(sum(played.have_diggers_won for played in plain), len(plain))
    print(f"| {asked.players} | all greedy | {len(plain)} | {won} | | |", flush=True)
    searched: list[Round] = []
    for line_up in LINE_UPS:
        if asked.only in str(line_up):
            searched += strength(line_up, asked.bot, plain, asked.players, asked.seed, asked.talk)
    calibration("all greedy", plain)
    if searched:
        calibration(f"{asked.bot} at some seats", searched)


if __name__ == "__main__":
    main()
