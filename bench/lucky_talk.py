"""Whether talk helps the diggers of lucky, whether lying pays, and what words are worth.

python -m bench.lucky_talk --rounds 200 --bot search:300
python -m bench.lucky_talk --rounds 400 --bot greedy --fit     what each kind of word should weigh

Plays first rounds only, the same bot at every seat, every line-up on the same deals: nobody talks,
the diggers do, everybody does, only the Mad Luckies do. For each: how often the diggers win, what
their seats won, and the difference to silence, paired. Then the belief of an onlooker at the end,
and how often words about goals were true. With --fit: how many times likelier a seat is mad after
a word than before it, by what the belief said then.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev

from bench.lucky_roles import Round, calibration, deal, roles_of
from logovo.bots.bot import Said, Speaker, tell
from logovo.bots.registry import make_bot
from logovo.bots.talk import tongue
from logovo.bots.talk.conversation import Conversation
from logovo.core.seats import TABLE, Seat
from logovo.games.lucky.claims import parse_claim
from logovo.games.lucky.components import GOAL_WORDS
from logovo.games.lucky.game import GAME
from logovo.lab.stats import Z95, Share
from logovo.search.beliefs.lucky import Suspicion

TALKS = {
    "nobody talks": (),
    "diggers talk": (False,),
    "all talk": (False, True),
    "Mad Luckies talk": (True,),
}


@dataclass
class Words:
    """What was said, against the truth: (is the speaker mad, is it true) and occasions to fit."""

    goals: dict[tuple[bool, bool], int] = field(default_factory=lambda: defaultdict(int))
    roles: dict[tuple[bool, str, bool], int] = field(default_factory=lambda: defaultdict(int))
    moments: dict[str, list[tuple[float, float, bool]]] = field(
        default_factory=lambda: defaultdict(list)
    )  # by kind: believed before, share of the weight, was mad
    rounds: int = 0

    def note(self, said: Said, roles: list[bool], golds: list[bool], before: Suspicion) -> None:
        claim = parse_claim(said.seat, said.text)
        speaker = int(said.seat)
        if claim.is_about_goal:
            is_true = golds[GOAL_WORDS.index(claim.subject)] == (claim.what == "gold")
            self.goals[(roles[speaker], is_true)] += 1
            return
        target = int(claim.subject) - 1
        is_true = roles[target] == (claim.what == "mad")
        self.roles[(roles[speaker], claim.what, is_true)] += 1
        if target == speaker:
            return
        mad = before.chances()
        kind = "accused" if claim.what == "mad" else "vouched"
        self.moments[kind].append((mad[target], 1.0 - mad[speaker], roles[target]))
        which = "suspect" if mad[target] >= 0.5 else "other"
        self.moments[f"{kind}-{which}"].append((mad[speaker], 1.0, roles[speaker]))


def play(players: int, seed: int, bot: str, talking: tuple[bool, ...], words: Words) -> Round:
    table, state = deal(players, seed)
    roles = roles_of(state)
    golds = [int(state.goal_card(goal)) == 0 for goal in range(3)]
    options = GAME.options(players, {})
    onlooker = Suspicion(options, TABLE)
    bots = [make_bot(bot, GAME, seed * 16 + seat) for seat in range(players)]
    speakers: dict[Seat, Speaker] = {}
    for seat in range(players):
        bots[seat].sit(GAME, options, Seat(seat))
        mouth = tongue(GAME, options, Seat(seat))
        if roles[seat] in talking and mouth is not None:
            speakers[Seat(seat)] = mouth
    talk = Conversation(table, speakers, seed)

    def hear(said: Said) -> None:
        words.note(said, roles, golds, onlooker)
        onlooker.hear_claim(said.seat, said.text)
        for seat in range(players):
            tell(bots[seat], GAME, Seat(seat), [said])

    beliefs = onlooker.chances()
    events = table.opening
    words.rounds += 1
    while state.round == 1:
        for event in events:
            onlooker.hear(GAME.told_to(event, TABLE))
        for seat in range(players):
            tell(bots[seat], GAME, Seat(seat), events)
        talk.hear(events)
        talk.go_on(hear)
        if not state.is_shown:
            beliefs = onlooker.chances()
        asked = GAME.awaited(state)[0]
        legal = GAME.legal(state, asked)
        events = table.play(asked, bots[asked].choose(GAME.view(state, asked), legal))
    gains = [int(state.gain_of(seat)) for seat in range(players)]
    have_diggers_won = any(gains[seat] for seat in range(players) if not roles[seat])
    return Round(have_diggers_won, gains, roles, beliefs)


def difference(rounds: list[Round], silent: list[Round]) -> str:
    """Of the diggers' wins, in hundredths, paired."""
    gaps = [
        100.0 * (one.have_diggers_won - other.have_diggers_won)
        for one, other in zip(rounds, silent, strict=True)
    ]
    return f"{mean(gaps):+.1f} ± {Z95 * stdev(gaps) / sqrt(len(gaps)):.1f}"


def fitting(moments: list[tuple[float, float, bool]]) -> float:
    """The weight by which the beliefs before the word become right on the whole."""
    low, high = 0.01, 100.0
    mad = sum(is_mad for _before, _share, is_mad in moments)
    for _step in range(60):
        weight = sqrt(low * high)
        expected = 0.0
        for before, share, _is_mad in moments:
            used = 1.0 - share + share * weight
            expected += before * used / (before * used + 1.0 - before)
        low, high = (weight, high) if expected < mad else (low, weight)
    return sqrt(low * high)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--rounds", type=int, default=200)
    reader.add_argument("--players", type=int, default=5)
    reader.add_argument("--bot", default="search:300")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--only", default="", help="line-ups with this in their name")
    reader.add_argument("--fit", action="store_true", help="what each kind of word should weigh")
    asked = reader.parse_args()
    numbers = range(asked.seed, asked.seed + asked.rounds)
    played: dict[str, list[Round]] = {}
    print("| players | bots | who talks | rounds | diggers win (95 %) | against silence | words |")
    print("|---|---|---|---|---|---|---|")
    heard: dict[str, Words] = {}
    for name, talking in TALKS.items():
        if asked.only not in name and name != "nobody talks":
            continue
        words = heard[name] = Words()
        rounds = played[name] = [
            play(asked.players, number, asked.bot, talking, words) for number in numbers
        ]
        won = Share(sum(one.have_diggers_won for one in rounds), len(rounds))
        said = (sum(words.goals.values()) + sum(words.roles.values())) / words.rounds
        print(
            f"| {asked.players} | {asked.bot} | {name} | {len(rounds)} | {won} "
            f"| {difference(rounds, played['nobody talks'])} | {said:.1f} |",
            flush=True,
        )
    for name, rounds in played.items():
        calibration(name, rounds)
        words = heard[name]
        for is_mad in (False, True):
            true, false = words.goals[(is_mad, True)], words.goals[(is_mad, False)]
            who = "Mad Luckies" if is_mad else "diggers"
            print(f"\n{name}: goals, by {who}: {true} true, {false} false; roles:")
            print({key[1:]: n for key, n in words.roles.items() if key[0] == is_mad})
        if asked.fit:
            for kind, moments in sorted(words.moments.items()):
                before = mean(moment[0] for moment in moments)
                was = mean(moment[2] for moment in moments)
                print(f"{kind}: {len(moments)}, said {before:.3f}, were mad {was:.3f}", end="")
                print(f", fitting weight {fitting(moments):.2f}")


if __name__ == "__main__":
    main()
