"""Games straight into Parquet: the same that are simulated, nothing lost, constant memory."""

from __future__ import annotations

from pathlib import Path

import duckdb
import polars
import pytest

from logovo.bots.outside import any_bot
from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.games import GAMES, game
from logovo.lab.arena import Plan
from logovo.lab.match import play_match, quick_policies
from logovo.lab.study import stream as streaming
from logovo.lab.study.stream import STREAM, stream
from tests.cli.conftest import Logovo
from tests.cli.conftest import logovo as logovo


def frames(folder: Path) -> dict[str, polars.DataFrame]:
    return {table: polars.read_parquet(folder / table / "*.parquet") for table in STREAM}


@pytest.mark.parametrize("key", GAMES)
def test_the_games_are_those_of_a_simulation(key: str, tmp_path: Path) -> None:
    plan = Plan(key, max(3, game(key).least), ("greedy", "random"), 7)
    assert list(stream(plan, 3, tmp_path)) == [1, 2, 3]
    found = frames(tmp_path)
    for table, columns in STREAM.items():
        told = {name: kind for name, kind, _words in columns}
        assert {name: str(kind) for name, kind in found[table].schema.items()} == told
    played = game(key)
    options = played.options(plan.players, {})
    for number in range(3):
        result = play_match(played, options, plan.seats(number), plan.seed_of(number))
        results = found["results"].filter(polars.col("game_id") == number)
        assert results["place"].to_list() == list(result.outcome.places)
        assert results["score"].to_list() == list(result.outcome.scores)
        assert results["bot"].to_list() == plan.seats(number)
        plays = found["plays"].filter(polars.col("game_id") == number)
        assert plays["ply"].to_list() == list(range(result.decisions))
        # Step by step: who decided, among how many codes, and which was played.
        chance, moves = Chance(plan.seed_of(number)), Moves()
        policies = quick_policies([any_bot(bot, played, 0) for bot in plan.seats(number)])
        state = played.setup(options, chance, SILENT)
        for row in plays.iter_rows(named=True):
            state.legal_into(moves)
            seat = int(state.decider())
            code = policies[seat].choose(state, moves, chance)
            assert (row["seat"], row["legal"], row["code"]) == (seat, moves.size, code)
            state.apply(code, chance, SILENT)


def test_files_are_cut_and_read_by_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("vampires", 2, ("random",), 1)
    list(stream(plan, 6, tmp_path / "one"))
    monkeypatch.setattr(streaming, "ROWS", 200)
    list(stream(plan, 6, tmp_path / "many"))
    assert len(list((tmp_path / "many" / "plays").iterdir())) > 1
    for table, frame in frames(tmp_path / "one").items():
        assert frame.equals(frames(tmp_path / "many")[table])
    with duckdb.connect() as base:
        asked = base.execute(f"select count(*) from '{tmp_path}/many/plays/*.parquet'")
        assert asked.fetchall() == [(frames(tmp_path / "one")["plays"].height,)]


def test_from_the_command_line(logovo: Logovo, tmp_path: Path) -> None:
    out = tmp_path / "data"
    asked = ("study", "data", str(out), "--game", "gold", "--games", "2")
    assert logovo(*asked, "--bots", "search:10").code == 2
    assert logovo(*asked, "--bots", "genius").code == 2
    assert logovo(*asked, "--option", "colour=red").code == 2
    assert not out.exists()
    done = logovo(*asked, "--bots", "greedy", "--json")
    assert done.code == 0, done.err
    assert frames(out)["results"].height == 6
    assert logovo(*asked).code == 2, "an old folder is kept"
