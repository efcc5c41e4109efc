"""No post of Kollaball is ever longer than Discord takes, whatever a turn was like and however people are called."""

from collections.abc import Iterator, Mapping
from typing import cast

import msgspec
import pytest

from presenters.dossier import Dossier, PastTurn
from presenters.kollaball.presenter import KollaballPresenter
from presenters.post import Post
from presenters.texts import Texts
from referee.model import Arbitration, Participant
from rules.contract import SeatId
from rules.dice import Dice
from rules.game import AnyGame
from rules.kollaball.game import GAME
from rules.kollaball.state import TEAMS, State
from tests.presenters import dossiers as made
from tests.presenters.dossiers import (
    LONG,
    SNOWFLAKE,
    check_limits,
    pressed,
)
from tests.rules.kollaball.test_random_play import closings
from tests.rules.kollaball.test_random_play import played as crowded

Orders = Mapping[SeatId, object | None]


@pytest.fixture(scope="module")
def presenter() -> KollaballPresenter:
    return KollaballPresenter(Texts.load(strict=True))


def dossiers() -> Iterator[Dossier]:
    """Yield turns of whole matches, each with all that was hidden before it, then turns on crowded cells."""
    for seed in range(3):
        past: list[PastTurn] = []
        for number, (state, orders, dice_seed, outcome) in enumerate(closings(seed), start=1):
            dice = Dice(dice_seed)
            GAME.resolve(state, orders, dice)
            dossier = dossier_of(number, state, outcome.state, outcome.events, tuple(dice.rolls), tuple(past), orders)
            past.append(PastTurn(dossier.turn, outcome.events, tuple(dice.rolls)))
            yield dossier
    for seed in range(75):
        state, orders, forced, outcome = crowded(seed)
        dice = Dice(str(seed).encode(), forced=forced)
        GAME.resolve(state, orders, dice)
        yield dossier_of(1, state, outcome.state, outcome.events, tuple(dice.rolls), (), orders)


def named(state: State) -> State:
    return msgspec.structs.replace(
        state,
        players={player: msgspec.structs.replace(who, name=LONG) for player, who in state.players.items()},
    )


def dossier_of(
    number: int, before: State, after: State, events: tuple, rolls: tuple, past: tuple[PastTurn, ...], orders: Orders
) -> Dossier:
    return made.dossier_of(
        cast("AnyGame", GAME),
        TEAMS,
        number,
        named(before),
        named(after),
        events,
        past=past,
        rolls=rolls,
        orders=made.stored(cast("AnyGame", GAME), orders),
        participants=tuple(
            Participant(contest_id=1, player=player, user_id=SNOWFLAKE, seat=SeatId("rouge"))
            for player in before.players
        ),
        acts=tuple(act(number) for _ in range(12)) if number % 5 == 0 else (),
    )


def act(number: int) -> Arbitration:
    return Arbitration(
        id=1, league_id=1, contest_id=1, turn_id=number, op="set_player", by_user=SNOWFLAKE, reason=LONG * 12,
        clause=None, details={"player": "r1", "changes": {LONG * 3 + str(n): (LONG * 3, LONG * 3) for n in range(9)}},
        before={}, after={}, events=b"[]", at_ms=0, number=1, previous="", hash="0" * 64,
    )  # fmt: skip


def posts(presenter: KollaballPresenter, dossier: Dossier) -> Iterator[Post]:
    for language in ("fr", "en"):
        page = 0
        while True:
            post = presenter.report(language, dossier, page, "")
            yield post
            if not any(name.endswith(f":{page + 1}") for name in pressed(post)):
                break
            page += 1
        yield presenter.closed(language, dossier)
        yield presenter.panel(language, dossier, tuple(SeatId(team) for team in TEAMS))
        yield presenter.opened(language, dossier)
        yield presenter.started(language, dossier)
        yield presenter.over(language, dossier)
        yield Post((presenter.line(language, dossier),))
        for seat in (None, *(SeatId(team) for team in TEAMS)):
            yield presenter.board(language, dossier, seat, "default", 0)
            private = presenter.private(language, dossier, seat) if seat is not None else None
            if private is not None:
                yield private


def test_an_event_keeps_its_place_and_its_mark_whoever_looks() -> None:
    hidden = headed = 0
    for dossier in dossiers():
        whole = {one.index: one for one in dossier.happened_as(SeatId("rouge"))}
        for seat in (None, SeatId("rouge"), SeatId("bleue")):
            for one in dossier.happened_as(seat):
                assert one.event is dossier.events[one.index]
                assert one.mark == whole.get(one.index, one).mark
            assert tuple(one.event for one in dossier.happened_as(seat)) == dossier.events_as(seat)
        public = dossier.happened_as(None)
        hidden += len(public) < len(dossier.events)
        headed += len({one.mark.step for one in public}) > 2
    assert hidden and headed > 50


def test_every_post_of_every_turn_keeps_to_discords_limits(presenter: KollaballPresenter) -> None:
    longest, most_pages = 0, 0
    for dossier in dossiers():
        pages = 0
        for post in posts(presenter, dossier):
            longest = max(longest, check_limits([post]))
            pages += any(name.startswith("report") for name in pressed(post))
        most_pages = max(most_pages, pages)
    assert longest > 2500 and most_pages > 2  # the turns were long enough to show something
