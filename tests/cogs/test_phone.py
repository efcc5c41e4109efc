"""An announcement is a screen and a half of a phone, whatever happened in its turn."""

from collections.abc import Iterator

import pytest

from presenters.aspic.presenter import AspicPresenter
from presenters.kollaball.presenter import KollaballPresenter
from presenters.phone import GAP, HEAD, LIMIT, LINE, SMALL_LINE, fill, height
from presenters.post import Post, Row
from tests.cogs import test_aspic_posts, test_matrix_week, test_post_limits
from tests.cogs.catalogues import TEXTS


def announcements() -> Iterator[Post]:
    kollaball, aspic = KollaballPresenter(TEXTS), AspicPresenter(TEXTS)
    for language in ("fr", "en"):
        yield from (kollaball.closed(language, dossier) for dossier in test_post_limits.dossiers())
        yield from (aspic.closed(language, dossier) for dossier in test_aspic_posts.dossiers())
        yield from test_matrix_week.bulletins(language)


def test_no_announcement_takes_more_than_a_screen_and_a_half() -> None:
    heights = [height(post.blocks) for post in announcements()]
    assert len(heights) > 300 and max(heights) <= LIMIT


def test_what_is_left_out_is_counted_and_one_press_away() -> None:
    presenter = KollaballPresenter(TEXTS)
    posts = [presenter.closed("fr", dossier) for dossier in test_post_limits.dossiers()]
    cut = [post for post in posts if any(isinstance(block, str) and "« Compte rendu »" in block for block in post.blocks)]
    assert cut
    for post in cut:
        [row] = (block for block in post.blocks if isinstance(block, Row))
        assert [button.custom_id.partition(":")[0] for button in row.buttons] == ["verify", "report"]


@pytest.mark.parametrize(
    ("text", "pixels"),
    [("a", LINE), ("a" * 40, 2 * LINE), ("-# " + "a" * 40, SMALL_LINE), ("a\nb", 2 * LINE), ("**" + "a" * 34 + "**", LINE),
     ("<t:1767466200:F>", LINE)],
)  # fmt: skip
def test_the_height_of_a_text_is_that_of_what_is_seen_of_it(text: str, pixels: int) -> None:
    assert height((text,)) == HEAD + GAP + pixels


def test_as_many_lines_as_there_is_room_for() -> None:
    lines = ["a", "b" * 40, "c"]
    assert fill(lines, GAP + 3 * LINE) == lines[:2]
    assert fill(lines, GAP + 4 * LINE) == lines
    assert fill(lines, 0) == []
