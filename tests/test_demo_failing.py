"""`make demo` where an evening fails: it is told why, the others are shown, nothing is left behind."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FAILING = """
import asyncio, dataclasses, os, sys, time
from pathlib import Path
from tools.demo.__main__ import main
from tools.demo.record import Picture
from tools.demo.stories import STORIES, AspicStory, CompetitionStory

SIGN = Path(os.environ["SIGN"])

def work():
    SIGN.touch()
    time.sleep(600)

class Failing(AspicStory):
    async def play(self):
        self.kept["at work"] = asyncio.create_task(self.evening.league.bot.app.workers.run(work))
        while not SIGN.exists():
            await asyncio.sleep(0.01)
        raise LookupError("the evening went another way")

class Short(CompetitionStory):
    captures = {CompetitionStory.sample: lambda story: [story.kept["shown"]]}

    def places(self):
        return ()

    async def play(self):
        await self.install("Oscar", "Régis", here="salle")
        picture = Picture("tableau.png", Path("docs/images/aspic-bilan.png").read_bytes(), "")
        [sight, *_] = [entry.sight for entry in self.evening.recorder.entries if entry.sight]
        self.kept["shown"] = dataclasses.replace(sight, pictures={picture.name: picture})

STORIES |= {"aspic": Failing, "competition": Short}
if __name__ == "__main__":
    sys.exit(main())
"""


@pytest.mark.slow
def test_an_evening_that_fails_is_told_and_the_others_are_shown(tmp_path: Path) -> None:
    """What its bot had others work out does not hold up the end."""
    (tmp_path / "failing.py").write_text(FAILING)
    given = ["aspic", "competition", "--into", str(tmp_path / "demo")]
    played = subprocess.run(  # noqa: S603
        [sys.executable, str(tmp_path / "failing.py"), *given],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "SIGN": str(tmp_path / "at work")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 1
    assert 'raise LookupError("the evening went another way")' in played.stderr
    assert "a arrêté : aspic." in played.stderr
    assert (tmp_path / "demo" / "competition" / "index.html").exists()
    front = (tmp_path / "demo" / "index.html").read_text("utf-8")
    assert "competition/index.html" in front and "aspic/index.html" not in front
