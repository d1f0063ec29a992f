from __future__ import annotations

from collections.abc import Iterator
from signal import SIGTERM

import pytest

from tests.server.served import Served


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("tables")).start()
    yield server
    assert server.stop() == -SIGTERM
    assert server.failures() == []
