"""Files of networks: the same run gives the same file, and what does not fit is refused by name."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from logovo.bots.registry import make_bot
from logovo.cli.main import app
from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.games import GAMES, game
from logovo.lab.match import play_match
from logovo.learn.pupil import Recipe
from logovo.learn.run import OtherRun, TrainingRun, model_of, runs_in
from logovo.models.files import LARGEST, MAGIC, BadModel, OldModel, packed, unpacked
from logovo.models.shelf import FOLDER, NoModel, learned, shipped

RECIPE = Recipe(2, decisions=700, lot=128, hidden=8)
LARDER = game("larder")


def nothing(_updates: int) -> None:
    pass


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    run = TrainingRun("larder", RECIPE, tmp_path_factory.mktemp("run"))
    assert [mark.updates for mark in run.go_on(2, 1, 1, nothing)] == [1, 2]
    return model_of([run])


def test_the_same_seed_gives_the_same_file_also_after_a_rest(
    trained: bytes, tmp_path: Path
) -> None:
    first = TrainingRun("larder", RECIPE, tmp_path)
    next(first.go_on(2, 1, 1, nothing))
    second = TrainingRun("larder", RECIPE, tmp_path)
    assert second.course.updates == 1
    assert [mark.updates for mark in second.go_on(2, 1, 1, nothing)] == [2]
    assert model_of([second]) == trained
    assert [mark.updates for mark in second.marks()] == [1, 2]
    other = TrainingRun("larder", replace(RECIPE, seed=2), tmp_path / "other")
    list(other.go_on(2, 2, 1, nothing))
    assert model_of([other]) != trained


def test_a_folder_of_another_run_is_left_alone(tmp_path: Path) -> None:
    TrainingRun("larder", RECIPE, tmp_path).keep()
    before = (tmp_path / "p2.npz").read_bytes()
    with pytest.raises(OtherRun, match="seed, hidden"):
        TrainingRun("larder", replace(RECIPE, seed=3, hidden=9), tmp_path)
    assert (tmp_path / "p2.npz").read_bytes() == before


def test_half_precision_plays_nearly_the_same(trained: bytes) -> None:
    policy = learned(LARDER, 2, unpacked(trained))
    state = LARDER.setup(LARDER.options(2, {}), Chance(3), SILENT)
    moves, chance = Moves(), Chance(4)
    for _step in range(40):
        state.legal_into(moves)
        code = policy.choose(state, moves, chance)
        assert moves.has(code)
        state.apply(code, chance, SILENT)


def test_what_is_no_model_or_damaged_is_refused(trained: bytes) -> None:
    for data, why in (
        (b"", "begin"),
        (MAGIC + b"{}\n", "missing"),
        (trained[:-2], "damaged"),
        (trained[:-1] + b"\0", "damaged"),
        (trained.replace(b'"hidden": 8', b'"hidden": 9', 1), "too few or too many"),
    ):
        with pytest.raises(BadModel, match=why):
            unpacked(data)


def test_a_model_of_other_rules_is_refused(trained: bytes) -> None:
    model = unpacked(trained)
    older = replace(model, head=replace(model.head, ruleset=LARDER.ruleset - 1))
    with pytest.raises(OldModel, match="larder"):
        learned(LARDER, 2, older)
    with pytest.raises(BadModel, match="of larder, not of gold"):
        learned(game("gold"), 3, model)
    narrower = replace(model.head.networks[0], width=5)
    with pytest.raises(BadModel, match="5 numbers"):
        learned(LARDER, 2, replace(model, head=replace(model.head, networks=(narrower,))))


def test_a_table_size_nobody_learnt_is_refused(trained: bytes) -> None:
    with pytest.raises(NoModel, match="'sizes': '2'"):
        learned(LARDER, 3, unpacked(trained))


def test_a_bot_plays_by_the_model_of_a_folder(
    trained: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "larder.model").write_bytes(trained)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    found = play_match(LARDER, LARDER.options(2, {}), ["learned", "greedy"], 1)
    assert sorted(found.outcome.places) == [1, 2]
    with pytest.raises(NoModel, match="'players': 3"):
        play_match(LARDER, LARDER.options(3, {}), ["learned", "greedy", "greedy"], 1)
    (tmp_path / "larder.model").write_bytes(trained[:-2])
    with pytest.raises(BadModel):
        make_bot("learned", LARDER, 1)


@pytest.mark.parametrize("key", GAMES)
def test_shipped_models_fit_the_rules_and_are_small(key: str) -> None:
    model = shipped(key)
    if model is None:
        with pytest.raises(NoModel):
            make_bot("learned", game(key), 1)
        return
    assert len(packed(model.head, model.weights)) < 2_000_000
    assert model.sizes
    for players in model.sizes:
        assert learned(game(key), players) is not None
        assert f"p{players}" in model.head.sheet


def test_the_command_trains_stops_and_goes_on(tmp_path: Path) -> None:
    pace = ["--decisions", "2048", "--hidden", "8", "--deals", "1", "--every", "1"]
    said = CliRunner().invoke(
        app, ["train", "larder", "--updates", "1", "--out", str(tmp_path), *pace]
    )
    assert said.exit_code == 0, said.output
    assert "1 updates" in said.output or "обновлений 1" in said.output
    model = unpacked((tmp_path / "larder.model").read_bytes())
    assert model.sizes == (2,)
    sheet = json.loads(json.dumps(model.head.sheet["p2"]))
    assert sheet["updates"] == 1
    assert sheet["recipe"] == asdict(Recipe(2, decisions=2048, hidden=8))
    again = CliRunner().invoke(
        app, ["train", "larder", "--updates", "2", "--out", str(tmp_path), *pace]
    )
    assert again.exit_code == 0
    assert unpacked((tmp_path / "larder.model").read_bytes()).head.sheet != model.head.sheet


def test_the_file_has_all_runs_of_its_folder(tmp_path: Path) -> None:
    """Table sizes may be learnt one after the other, each in its own way."""
    TrainingRun("larder", RECIPE, tmp_path).keep()
    tries = Recipe(3, decisions=700, hidden=4, worlds=1)
    TrainingRun("larder", tries, tmp_path).keep()
    runs = runs_in("larder", tmp_path)
    assert [run.recipe for run in runs] == [RECIPE, tries]
    model = unpacked(model_of(runs))
    assert model.sizes == (2, 3)
    assert learned(LARDER, 3, model) is not None
    with pytest.raises(OtherRun, match="game"):
        runs_in("gold", tmp_path)


HUGE = 10**12


@pytest.mark.parametrize(
    "changed",
    [
        {"hidden": -3},
        {"hidden": HUGE},
        {"actions": 0},
        {"means": ()},
        {"kind_at": ()},
        {"numbers": -1},
        {"numbers": HUGE},
        {"kinds": HUGE},
        {"spreads": 0.0},
    ],
)
def test_a_file_made_to_do_harm_is_refused_before_anything_is_built(
    trained: bytes, changed: dict[str, object]
) -> None:
    """Its sum is right: whoever wrote it knew how. One value for a list stands for its last."""
    model = unpacked(trained)
    shape = asdict(model.head.networks[0])
    for name, value in changed.items():
        as_list = isinstance(shape[name], tuple) and not isinstance(value, tuple)
        shape[name] = (*shape[name][:-1], value) if as_list else value
    head = {**asdict(model.head), "networks": [shape]}
    evil = MAGIC + json.dumps(head).encode() + b"\n" + model.weights
    with pytest.raises(BadModel):
        unpacked(evil)


def test_a_weight_that_is_no_number_is_refused(trained: bytes) -> None:
    model = unpacked(trained)
    evil = unpacked(packed(model.head, b"\x00\x7e" + model.weights[2:]))
    with pytest.raises(BadModel, match="a weight without an end"):
        learned(LARDER, 2, evil)


def test_a_huge_file_is_not_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with (tmp_path / "larder.model").open("wb") as file:
        file.write(MAGIC)
        file.truncate(100 * LARGEST)
    with pytest.raises(BadModel, match="larger than models are"):
        make_bot("learned", LARDER, 1)
    deep = MAGIC + b'{"sheet": {"a": ' + b"[" * 100_000
    with pytest.raises(BadModel):
        unpacked(deep)
