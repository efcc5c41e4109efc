"""An announcement is a screen and a half of a phone, whatever happened in its turn."""

from collections.abc import Iterator
from itertools import islice
from typing import cast

import pytest

from presenters.aspic.presenter import AspicPresenter
from presenters.fitting import ANNOUNCEMENT_HEIGHT, GAP, HEAD, LINE, SMALL_LINE, fill_block, measure_height
from presenters.kollaball.presenter import KollaballPresenter
from presenters.matrix_hockey.presenter import MatrixHockeyPresenter
from presenters.post import ButtonRow, Post
from presenters.texts import Texts
from rules.dice import Dice
from rules.game import AnyGame
from rules.registry import GAMES
from tests.presenters import test_aspic_posts, test_post_limits
from tests.presenters.dossiers import dossier_of

TEXTS = Texts.load(strict=True)


def announcements(language: str) -> Iterator[Post]:
    kollaball, aspic = KollaballPresenter(TEXTS), AspicPresenter(TEXTS)
    yield from (kollaball.closed(language, dossier) for dossier in islice(test_post_limits.dossiers(), 5, 45))
    yield from (aspic.closed(language, dossier) for dossier in islice(test_aspic_posts.dossiers(), 40))
    yield from bulletins(language)


def bulletins(language: str) -> Iterator[Post]:
    """Yield the bulletins of the first weeks of a season of 84 teams, in which nobody orders anything."""
    game, presenter = cast("AnyGame", GAMES["matrix-hockey"]), MatrixHockeyPresenter(TEXTS)
    state = game.new({"roster": dict.fromkeys(("E", "D2A", "D2B", "D3A", "D3B", "D3C", "D3D"), 12)}, Dice(bytes(32)))
    for number in range(1, 5):
        played = game.resolve(state, {}, Dice(bytes([number] * 32)))
        dossier = dossier_of(game, tuple(state.teams), number, state, played.state, played.events)  # type: ignore[attr-defined]
        for part in game.bulletins(played.state, played.events):
            yield presenter.closed(language, dossier, part)
        state = played.state


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_announcement_takes_more_than_a_screen_and_a_half(language: str) -> None:
    heights = [measure_height(post.blocks) for post in announcements(language)]
    assert len(heights) > 100 and ANNOUNCEMENT_HEIGHT - 4 * LINE < max(heights) <= ANNOUNCEMENT_HEIGHT


def test_what_is_left_out_is_counted_and_one_press_away() -> None:
    presenter = KollaballPresenter(TEXTS)
    posts = [presenter.closed("fr", dossier) for dossier in islice(test_post_limits.dossiers(), 5, 45)]
    cut = [post for post in posts if any(isinstance(block, str) and "autres faits" in block for block in post.blocks)]
    assert cut
    for post in cut:
        row = post.blocks[-1]
        assert isinstance(row, ButtonRow)
        assert [button.custom_id.partition(":")[0] for button in row.buttons] == ["verify", "report"]


@pytest.mark.parametrize(
    ("text", "pixels"),
    [("a", LINE), ("a" * 40, 2 * LINE), ("-# " + "a" * 40, SMALL_LINE), ("a\nb", 2 * LINE),
     ("**" + "a" * 34 + "**", LINE), ("<t:1767466200:F>", LINE)],
)  # fmt: skip
def test_the_height_of_a_text_is_that_of_what_is_seen_of_it(text: str, pixels: int) -> None:
    assert measure_height((text,)) == HEAD + GAP + pixels


def test_as_many_lines_as_there_is_room_for() -> None:
    lines = ["a", "b" * 40, "c"]
    assert fill_block(lines, GAP + 3 * LINE) == lines[:2]
    assert fill_block(lines, GAP + 4 * LINE) == lines
    assert fill_block(lines, 0) == []
