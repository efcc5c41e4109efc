"""What a referee did is told in one post, however many teams it names and however they are called."""

from typing import cast

import pytest

from cogs.kit.notices import arbitration_post
from presenters.escaping import text_length
from presenters.fitting import NAMES, name_some
from presenters.matrix_hockey.presenter import MatrixHockeyPresenter
from presenters.texts import Texts
from referee.acts import Act, CloseNow, Rewind, encode_act
from referee.model import Arbitration
from rules.game import AnyGame
from rules.registry import GAMES
from tests.presenters.dossiers import LONG, MOST_TEXT, SNOWFLAKE, dossier_of, text
from tests.presenters.test_matrix_report import golden

TEXTS = Texts.load(strict=True)
SEATS = tuple(f"t{number}" for number in range(1, 85))


def told(done: Act, language: str) -> str:
    """Return the post about an act on a season of 84 teams whose names must be escaped throughout."""
    before, played = golden("MH-3.3.2-d__pool-goals.json")
    dossier = dossier_of(cast("AnyGame", GAMES["matrix-hockey"]), SEATS, 1, before, played.state, ())
    op, details = encode_act(done)
    act = Arbitration(
        id=1, league_id=1, contest_id=1, turn_id=1, op=op, by_user=SNOWFLAKE, reason=LONG * 12, clause=None,
        details=details, before={}, after={}, events=b"[]", at_ms=0, number=1, previous="", hash="0" * 64,
    )  # fmt: skip
    presenter = MatrixHockeyPresenter(TEXTS)
    title = presenter.title(language, dossier)
    post = arbitration_post(TEXTS.voice(language), presenter, title, dossier, act)
    assert text(post) <= MOST_TEXT
    return "\n".join(block for block in post.blocks if isinstance(block, str))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_close_without_the_orders_of_84_teams_fits_and_counts_those_not_named(language: str) -> None:
    shown = told(CloseNow(missing=SEATS, closed=True), language)
    named = shown.count("\\*\\_\\~")
    assert named > 8
    assert ("autres" if language == "fr" else "others") in shown


def test_going_back_to_ask_84_teams_again_fits() -> None:
    back = Rewind(turn=3, replayed=40, changed=40, asked=SEATS, lost=("force_die",) * 200, open=4, due_ms=0)
    assert "autres" in told(back, "fr")


def test_few_names_are_all_named() -> None:
    voice = TEXTS.voice("fr")
    assert name_some(voice, ["Aigles", "Bisons"]) == "Aigles, Bisons"
    assert text_length(name_some(voice, ["*" * NAMES, "Bisons"])) < NAMES + 20
