"""The posts of a season's books: never longer than Discord takes, however many teams play, whatever they are called."""

from dataclasses import replace

import pytest

from presenters.dossier import Dossier, PastTurn
from presenters.double_echec.league.posts import ending_of
from presenters.double_echec.league.views import PAGES, SeasonEnding
from presenters.double_echec.presenter import BooksPresenter, DoubleEchecPresenter
from presenters.errors import UserError
from presenters.fitting import ANNOUNCEMENT_HEIGHT, measure_height
from presenters.post import Post
from presenters.texts import Texts
from rules.contract import SeatId
from rules.dice import Dice
from rules.double_echec.game import GAME
from rules.double_echec.orders import LeagueText
from rules.double_echec.state import League, LeagueTeam
from tests.presenters.dossiers import LONG, MOST_COMPONENTS, MOST_TEXT, components, dossier_of, pressed, text

MOST = 128  # teams (CP-2-a)


@pytest.fixture(scope="module")
def presenter() -> BooksPresenter:
    return DoubleEchecPresenter(Texts.load(strict=True)).books


def ended(count: int) -> Dossier:
    """Return the turn that ends a season of so many teams."""
    codes = [f"t{number}" for number in range(count)]
    rich = LeagueTeam(
        wins=99, otl=99, losses=99, gf=999, po_wins=9, beers=9999, rookies=9, salaries=(5000, 20_000, 130_000, 150_000),
        payroll=9_999_999, ja=9, picks={"1": 1, "2": 1, "3": 1}, tpvba=999, revenue=9_999_999,
    )  # fmt: skip
    before = League(season=1, teams=dict.fromkeys(codes, rich), playoffs=tuple(codes[:4]), alex=codes[0])
    dice, order = Dice(b"1"), LeagueText(f"CHAMPION {codes[0]}; CLASSEMENT; TROPHEE; REPECHAGE")
    outcome = GAME.resolve(before, {SeatId("commissioner"): order}, dice)
    setup = {"kind": "league", "teams": codes, "names": dict.fromkeys(codes, LONG)}
    return dossier_of(
        GAME, ("commissioner",), 7, before, outcome.state, outcome.events, setup=setup, rolls=tuple(dice.rolls)
    )  # type: ignore[arg-type]


def shown(presenter: BooksPresenter, dossier: Dossier, language: str) -> list[Post]:
    end, cup = ending_of(dossier), SeatId("t0")
    pages = [presenter.page(language, dossier, page, one, "safe") for page in PAGES for one in (end, SeasonEnding())]
    honours = [presenter.honour(language, dossier, title, cup) for title in ("champion", "alex")]
    return [
        *pages,
        *(post for post in honours if post is not None),
        presenter.opened(language, dossier),
        presenter.closed(language, dossier),
        presenter.report(language, dossier, 0, ""),
        presenter.panel(language, dossier, ()),
        presenter.over(language, dossier),
        presenter.board(language, dossier, None, "safe", 0),
    ]


@pytest.mark.parametrize("count", [2, 6, MOST])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_post_is_too_long(presenter: BooksPresenter, language: str, count: int) -> None:
    dossier = ended(count)
    for post in shown(presenter, dossier, language):
        assert text(post) <= MOST_TEXT and components(post) <= MOST_COMPONENTS
        assert all(len(one) <= 100 for one in pressed(post))
    announced = presenter.honour(language, dossier, "champion", SeatId("t0"))
    assert announced is not None and measure_height(announced.blocks) <= ANNOUNCEMENT_HEIGHT
    for line in (presenter.line(language, dossier), presenter.past(language, dossier)):
        assert 0 < len(line) <= MOST_TEXT
    past = (PastTurn(dossier.turn, dossier.events, dossier.rolls),)
    told = presenter.season_honours(language, replace(dossier, past=past))
    assert "Serge Gendron" in told and len(told) <= MOST_TEXT // 3


@pytest.mark.clause("DE-8-a", "DE-8-c", "DE-X-b")
def test_the_draft_shows_its_lottery_and_the_trophy_its_terms(presenter: BooksPresenter) -> None:
    dossier = ended(6)
    draft = presenter.page("fr", dossier, "draft", ending_of(dossier), "safe")
    assert "verify:7:" in pressed(draft) and "La loterie" in str(draft.blocks)
    before = presenter.page("fr", dossier, "draft", SeasonEnding(), "safe")
    assert "verify:7:" not in pressed(before) and "1 · 1 · 1" in str(before.blocks)
    trophy = presenter.page("fr", dossier, "trophy", SeasonEnding(), "safe")
    assert "s'il était remis maintenant" in str(trophy.blocks) and "masse salariale" in str(trophy.blocks)
    with pytest.raises(UserError):
        presenter.page("fr", dossier, "secret", SeasonEnding(), "safe")
