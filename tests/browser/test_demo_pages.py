"""The pages of `make demo` in a browser: nothing is wider than the screen, no button is cut."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.support.evenings import evenings
from tools.demo.stories import STORIES

__all__ = ["evenings"]

pytestmark = pytest.mark.slow

# What ends right of the screen, the page itself included; what is hidden has no width.
CUT = """() => {
  const width = document.documentElement.clientWidth;
  const cut = [...document.querySelectorAll("button, summary, img, a, pre, .frame")]
    .filter(one => one.getBoundingClientRect().right > width + 1).map(one => one.outerHTML.slice(0, 120));
  return document.documentElement.scrollWidth > width ? ["the page", ...cut] : cut;
}"""


@pytest.mark.parametrize("width", [390, 780, 1280])
@pytest.mark.parametrize("game", ["", *STORIES])
def test_nothing_is_wider_than_the_screen(evenings: tuple[str, Path], browser: Browser, game: str, width: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.goto((evenings[1] / game / "index.html").as_uri())
    places = page.eval_on_selector_all("nav > a[href^='#']", "links => links.map(link => link.hash)")
    assert bool(places) == bool(game)
    assert page.locator("button:visible").count()
    for place in places or [""]:
        page.evaluate("place => { location.hash = place }", place)
        assert page.evaluate(CUT) == [], place
    page.close()
