"""The reference: every public name of `import logovo`, from its typed source."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import logovo

GROUPS: Final = {
    "games": ("Games", "GAMES game Game Options State View Move Event Outcome"),
    "play": ("Tables", "open_table Table Seat TABLE Refusal Refused LogovoError"),
    "bots": ("Bots and matches", "Bot make_bot play_match play_bots Tournament run_tournament"),
    "search": ("Search", "Search Policy Uniform greedy Sampler Knowledge Chance"),
    "logs": ("Logs, texts, own games", "Log read_log replay moment texts register RosterRow"),
}
"""The same groups as in the docstring of the package."""


def write_reference(into: Path) -> list[str]:
    left = set(logovo.__all__) - {"__version__"}
    places = ["reference/index.md"]
    (into / "reference").mkdir(parents=True, exist_ok=True)
    lines = ["# Reference", "", "What `import logovo` names. Everything else may move.", ""]
    for key, (title, names) in GROUPS.items():
        place = f"reference/{key}.md"
        listed = names.split()
        left -= set(listed)
        parts = [f"# {title}", "", "    from logovo import " + ", ".join(listed), ""]
        for name in listed:
            parts += [f"::: logovo.{name}", "    options:", "      heading_level: 2", ""]
        (into / place).write_text("\n".join(parts), encoding="utf-8")
        lines.append(f"- [{title}]({key}.md): " + ", ".join(f"`{name}`" for name in listed))
        places.append(place)
    if left:
        raise ValueError(f"in no group of the reference: {sorted(left)}")
    (into / places[0]).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return places
