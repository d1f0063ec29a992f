"""What held a page up, out of a trace of the browser.

A task is judged by the time its thread had the processor (`tdur`), not by the clock on the wall:
what waits for a processor that somebody else has is not the page's own slowness. A slower processor
is reckoned: that time so many times over. The browser can slow one itself, by running in circles on
the same thread, but for as long as the clock says a task took: where others share the processor,
it slows their part as well. Tasks in which a test asks the page something (DevTools) are left out.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from typing import Final, NotRequired, TypedDict, cast

CATEGORIES: Final = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
LONG: Final = 50.0
THREAD: Final = "CrRendererMain"
ASKED: Final = "blink.mojom.DevToolsSession"
# Only these are told: what they hold is told by their sum.
PARTS: Final = {
    "FunctionCall": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "commit",
    "MinorGC": "memory",
    "MajorGC": "memory",
    "HitTest": "hit test",
}
CAUSES: Final = {
    "Receive mojo message": "message",
    "TimerFire": "timer",
    "EventDispatch": "input",
    "FireAnimationFrame": "frame",
    "RunMicrotasks": "promise",
}


class Event(TypedDict):
    ph: str
    name: str
    pid: int
    tid: int
    ts: float
    dur: NotRequired[float]
    tdur: NotRequired[float]
    args: NotRequired[dict[str, object]]


@dataclass(frozen=True)
class Task:
    """Milliseconds; `cpu` is the processor's, slowing reckoned in."""

    at: float
    wall: float
    cpu: float
    cause: str
    parts: dict[str, float]

    def __str__(self) -> str:
        parts = ", ".join(f"{name} {took:.0f}" for name, took in self.parts.items() if took >= 1)
        return f"{self.cpu:.0f} ms of the processor in {self.wall:.0f} ({self.cause}: {parts})"


def read(trace: bytes, slowed: float = 1) -> list[Task]:
    """The tasks of the page's main thread, in order, on a processor so many times slower."""
    events = cast(list[Event], json.loads(trace)["traceEvents"])
    threads: dict[tuple[int, int], object] = {}
    for one in events:
        if one["name"] == "thread_name":
            threads[one["pid"], one["tid"]] = one.get("args", {}).get("name")
    mine = [
        one
        for one in events
        if one["ph"] == "X" and threads.get((one["pid"], one["tid"])) == THREAD
    ]
    mine.sort(key=lambda one: (one["pid"], one["ts"], -one.get("dur", 0)))
    found: list[Task] = []
    inside: list[Event] = []
    task: Event | None = None
    for one in mine:
        if one["name"] == "RunTask":
            if task is not None:
                found.extend(told(task, inside, slowed))
            task, inside = one, []
        else:
            inside.append(one)
    if task is not None:
        found.extend(told(task, inside, slowed))
    return found


def told(task: Event, inside: list[Event], slowed: float) -> list[Task]:
    """What a task was made of; nothing if it was the test's own."""
    parts: dict[str, float] = defaultdict(float)
    cause = ""
    for one in inside:
        if ASKED in str(one.get("args", {})):
            return []
        if not cause and one["name"] in CAUSES:
            cause = CAUSES[one["name"]]
        if one["name"] in PARTS:
            parts[PARTS[one["name"]]] += one.get("tdur", 0) * slowed / 1000
    wall, cpu = task.get("dur", 0) / 1000, had(task, inside) * slowed / 1000
    return [Task(task["ts"] / 1000, wall, cpu, cause, dict(parts))]


def had(task: Event, inside: list[Event]) -> float:
    """How long a task had the processor. On virtual machines that clock jumps now and then: a task
    has had it for longer than it lasted, or while a part of it waited for it."""
    waited = end = 0.0
    for one in inside:
        lasted = one.get("dur", 0)
        # The same task once more by another name tells nothing of its parts.
        if one["ts"] >= end and one["name"] != "ThreadControllerImpl::RunTask":
            waited += max(0, lasted - one.get("tdur", lasted))
            end = one["ts"] + lasted
    return min(task.get("tdur", 0), task.get("dur", 0) - waited)
