"""What the tests of Matrix Hockey share."""

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def page() -> str:
    """The game's rulebook page."""
    return (Path(__file__).parents[3] / "docs" / "rulebook" / "matrix-hockey.md").read_text("utf-8")
