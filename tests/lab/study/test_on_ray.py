"""The same study on a real cluster of several nodes, one of which is lost in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from logovo.lab.study.folder import RESULTS, RunFolder
from logovo.lab.study.manifest import manifest_of
from logovo.lab.study.on_ray import NoRay, ray_executor
from logovo.lab.study.results import result_of, results_text
from logovo.lab.study.runner import Runner
from logovo.lab.study.spec import Study, checked
from tests.lab.study.test_runs import finish

ray = pytest.importorskip("ray")
cluster_utils = pytest.importorskip("ray.cluster_utils")
pytestmark = [pytest.mark.services, pytest.mark.timeout(300)]

STUDY = checked(Study("spread", "larder", ("greedy", "random"), (2,), 96, lineup="duel"))


@pytest.fixture
def cluster() -> Iterator[object]:
    started = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        yield started
    finally:
        ray.shutdown()
        started.shutdown()


def test_a_lost_node_costs_only_its_part(cluster: object, tmp_path: Path) -> None:
    assert isinstance(cluster, cluster_utils.Cluster)
    doomed = cluster.add_node(num_cpus=2)
    cluster.wait_for_nodes()
    finish(STUDY, tmp_path / "here")
    folder = RunFolder(tmp_path / "cluster")
    folder.open(manifest_of(STUDY))
    runner = Runner(STUDY, folder)
    for number, _games in enumerate(runner.run(ray_executor(str(cluster.address)))):
        if number == 4:
            cluster.remove_node(doomed, allow_graceful=False)
    assert runner.whole
    folder.keep(RESULTS, results_text(result_of(manifest_of(STUDY), runner)))
    assert (tmp_path / "cluster" / RESULTS).read_bytes() == (
        tmp_path / "here" / RESULTS
    ).read_bytes()


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(NoRay):
        ray_executor("127.0.0.1:1")
