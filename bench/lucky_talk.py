"""Whether talk helps the diggers of lucky, whether lying pays, and what words are worth.

python -m bench.lucky_talk KEEP --seconds 600 --bot search:100
python -m bench.lucky_talk KEEP --seconds 0 --fit      what was played: what words should weigh
python -m bench.lucky_talk KEEP --weigh accused=0.7    with another weight of the beliefs

Plays first rounds only, the same bot at every seat, every line-up on the same deals: nobody talks;
the diggers do; the Mad Luckies do, too, either whatever serves them or only what is true; only the
Mad Luckies do. For each: how often the diggers win and what a Mad Lucky gains, against silence and
against the same table with silent Mad Luckies, paired. Then the belief of an onlooker at the end,
and how often words were true. KEEP holds what was played, and the same command goes on.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from math import log2, sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Final, final

import msgspec

from bench.kept import Kept
from bench.lucky_roles import Round, calibration, deal, roles_of
from bench.lucky_words import Word, heard, tell_fit, tell_truth
from logovo.bots.bot import Said, Speaker, tell
from logovo.bots.registry import make_bot
from logovo.bots.talk.conversation import Conversation
from logovo.bots.talk.lucky import LuckyTongue
from logovo.bots.talk.lucky_lies import best_word, vocabulary
from logovo.core.journal import Event
from logovo.core.log import CLAIM, MOVE
from logovo.core.options import Options
from logovo.core.seats import TABLE, Seat
from logovo.games.lucky.claims import parse_claim
from logovo.games.lucky.components import GOAL_WORDS
from logovo.games.lucky.game import GAME
from logovo.lab.stats import Z95, Share
from logovo.search.beliefs.lucky import SUSPECT, WEIGHTS, Suspicion
from logovo.search.beliefs.lucky_talk import GOLD_CARD


@dataclass(frozen=True)
class LineUp:
    name: str
    do_diggers_talk: bool
    do_mad_talk: bool
    is_true: bool = False  # what Mad Luckies say


NOBODY_TALKS: Final = LineUp("nobody talks", False, False)
MAD_SILENT: Final = LineUp("diggers talk", True, False)
LINE_UPS: Final = (
    NOBODY_TALKS,
    MAD_SILENT,
    LineUp("Mad Luckies say what is true", True, True, is_true=True),
    LineUp("all talk", True, True),
    LineUp("Mad Luckies talk", False, True),
)


class Played(msgspec.Struct, frozen=True):
    round: Round
    words: list[Word]
    told: list[str]  # moves and claims, each after its seat
    seconds: float


@final
class TrueTongue:
    """A Mad Lucky who says what serves them among what they know or hold to be true."""

    def __init__(self, options: Options, seat: Seat) -> None:
        self.mouth = LuckyTongue(options, seat)

    def hear(self, event: Event) -> None:
        self.mouth.hear(event)

    def hear_claim(self, seat: Seat, text: str) -> None:
        self.mouth.hear_claim(seat, text)

    def speak(self) -> str:
        mouth = self.mouth
        if not mouth.may_speak():
            return ""
        words = [text for text in vocabulary(mouth.own, mouth.seat) if is_held_true(mouth, text)]
        return best_word(words, mouth.public, mouth.own, mouth.seat, mouth.said)


def is_held_true(mouth: LuckyTongue, text: str) -> bool:
    claim = parse_claim(mouth.seat, text)
    if claim.is_about_goal:
        is_gold = mouth.own.goals[GOAL_WORDS.index(claim.subject)] == GOLD_CARD
        return is_gold == (claim.what == "gold")
    is_suspect = mouth.own.chances()[int(claim.subject) - 1] >= SUSPECT
    return is_suspect == (claim.what == "mad")


def tongues(line_up: LineUp, options: Options, roles: list[bool]) -> dict[Seat, Speaker]:
    found: dict[Seat, Speaker] = {}
    for seat, is_mad in enumerate(roles):
        if is_mad and line_up.do_mad_talk:
            make = TrueTongue if line_up.is_true else LuckyTongue
            found[Seat(seat)] = make(options, Seat(seat))
        elif not is_mad and line_up.do_diggers_talk:
            found[Seat(seat)] = LuckyTongue(options, Seat(seat))
    return found


def play(players: int, seed: int, bot: str, line_up: LineUp) -> Played:
    began = time.process_time()
    table, state = deal(players, seed)
    roles = roles_of(state)
    golds = [int(state.goal_card(goal)) == 0 for goal in range(3)]
    options = GAME.options(players, {})
    onlooker = Suspicion(options, TABLE)
    bots = [make_bot(bot, GAME, seed * 16 + seat) for seat in range(players)]
    for seat in range(players):
        bots[seat].sit(GAME, options, Seat(seat))
    talk = Conversation(table, tongues(line_up, options, roles), seed)
    words: list[Word] = []

    def hear(said: Said) -> None:
        words.append(heard(said, roles, golds, onlooker))
        onlooker.hear_claim(said.seat, said.text)
        for seat in range(players):
            tell(bots[seat], GAME, Seat(seat), [said])

    beliefs = onlooker.chances()
    events = table.opening
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
    told = [f"{one.seat} {one.text}" for one in table.log.entries if one.kind in (MOVE, CLAIM)]
    spent = round(time.process_time() - began, 3)
    return Played(Round(have_diggers_won, gains, roles, beliefs), words, told, spent)


def mad_gain(played: Played) -> float | None:
    """What a Mad Lucky gained; None where there was none."""
    gains = [
        gain for gain, is_mad in zip(played.round.gains, played.round.roles, strict=True) if is_mad
    ]
    return mean(gains) if gains else None


def paired(gaps: list[float]) -> str:
    if len(gaps) < 2:
        return ""
    return f"{mean(gaps):+.2f} ± {Z95 * stdev(gaps) / sqrt(len(gaps)):.2f}"


def wins_against(some: list[Played], other: list[Played]) -> str:
    """Of the diggers, in hundredths."""
    return paired(
        [
            100.0 * (one.round.have_diggers_won - two.round.have_diggers_won)
            for one, two in zip(some, other, strict=True)
        ]
    )


def gold_against(some: list[Played], other: list[Played]) -> str:
    """Of a Mad Lucky, in nuggets."""
    gaps = []
    for one, two in zip(some, other, strict=True):
        more, less = mad_gain(one), mad_gain(two)
        if more is not None and less is not None:
            gaps.append(more - less)
    return paired(gaps)


def surprise(rounds: list[Round]) -> str:
    """What the truth about a seat still tells the onlooker at the end, in bits."""
    bits = [
        -log2(min(1.0, max(1e-6, chance if is_mad else 1.0 - chance)))
        for played in rounds
        for chance, is_mad in zip(played.beliefs, played.roles, strict=True)
    ]
    return f"{mean(bits):.4f} ± {Z95 * stdev(bits) / sqrt(len(bits)):.4f}"


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("keep", type=Path)
    reader.add_argument("--seconds", type=float, default=120.0, help="of the processor")
    reader.add_argument("--deals", type=int, default=100_000, help="at most")
    reader.add_argument("--players", type=int, default=5)
    reader.add_argument("--bot", default="search:100")
    reader.add_argument("--seed", type=int, default=1, help="of the first deal")
    reader.add_argument("--only", nargs="*", default=[], help="line-ups with this in their name")
    reader.add_argument("--weigh", nargs="*", default=[], metavar="WORD=WEIGHT")
    reader.add_argument("--fit", action="store_true", help="what each kind of word should weigh")
    asked = reader.parse_args()
    for text in asked.weigh:
        word, _equals, weight = text.partition("=")
        assert word in WEIGHTS, word
        WEIGHTS[word] = float(weight)
    line_ups = [
        one for one in LINE_UPS if not asked.only or any(part in one.name for part in asked.only)
    ]
    asked.keep.mkdir(parents=True, exist_ok=True)
    called = "-".join(
        [str(asked.players), asked.bot.replace(":", "-"), str(asked.seed), *sorted(asked.weigh)]
    )
    kept = {
        one.name: Kept(asked.keep / f"{called}-{one.name.replace(' ', '-')}.jsonl", Played)
        for one in line_ups
    }
    until = time.process_time() + asked.seconds
    while time.process_time() < until:
        line_up = min(line_ups, key=lambda one: len(kept[one.name].lines))
        at = len(kept[line_up.name].lines)
        if at >= asked.deals:
            break
        kept[line_up.name].add(play(asked.players, asked.seed + at, asked.bot, line_up))
    deals = min(len(one.lines) for one in kept.values())
    tell_all(asked.players, asked.bot, {name: one.lines[:deals] for name, one in kept.items()})
    for name, one in kept.items():
        words = [word for played in one.lines for word in played.words]
        if words:
            print()
            tell_truth(name, words)
            if asked.fit:
                tell_fit(words)


def tell_all(players: int, bot: str, played: dict[str, list[Played]]) -> None:
    print(
        "| players | bots | who talks | deals | diggers win (95 %) | against silence "
        "| against silent Mad Luckies | gold of a Mad Lucky, against silence "
        "| against silent Mad Luckies | words | seconds |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for name, lines in played.items():
        if not lines:
            continue
        won = Share(sum(one.round.have_diggers_won for one in lines), len(lines))
        cells = [str(players), bot, name, str(len(lines)), str(won)]
        for against in (wins_against, gold_against):
            for base in (NOBODY_TALKS.name, MAD_SILENT.name):
                cells.append(
                    against(lines, played[base]) if base in played and base != name else ""
                )
        cells.append(f"{mean(len(one.words) for one in lines):.1f}")
        cells.append(f"{sum(one.seconds for one in lines):.0f}")
        print("| " + " | ".join(cells) + " |")
    for name, lines in played.items():
        if lines:
            rounds = [one.round for one in lines]
            calibration(name, rounds)
            print(f"\nleft to learn about a seat: {surprise(rounds)} bits")


if __name__ == "__main__":
    main()
