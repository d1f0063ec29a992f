"""Where this program keeps what belongs to its user."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The user's own folder for our data, by the custom of the platform: tables and logs."""
    return user_data_path("logovo", appauthor=False)
