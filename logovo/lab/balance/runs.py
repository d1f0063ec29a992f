"""The folder of a balance report: a run folder for each of its studies."""

from __future__ import annotations

from pathlib import Path

from logovo.lab.study.folder import REPORT, RESULTS, FolderTaken, OtherStudy, RunFolder
from logovo.lab.study.manifest import manifest_of
from logovo.lab.study.runner import Runner
from logovo.lab.study.spec import Study


def open_runs(path: Path, studies: dict[str, Study]) -> dict[str, Runner]:
    """Begin, or go on. Raises OtherStudy before anything is played or written."""
    ours = {*studies, RESULTS, REPORT}
    if path.exists() and (not path.is_dir() or any(one.name not in ours for one in path.iterdir())):
        raise FolderTaken(path)
    manifests = {name: manifest_of(study) for name, study in studies.items()}
    for name, manifest in manifests.items():
        found = RunFolder(path / name).manifest()
        if found is not None and (what := found.differs_from(manifest)):
            raise OtherStudy(path / name, what)
    runners: dict[str, Runner] = {}
    for name, manifest in manifests.items():
        folder = RunFolder(path / name)
        folder.open(manifest)
        runners[name] = Runner(manifest.study, folder)
    return runners
