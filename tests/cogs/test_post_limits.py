"""No post of Kollaball is ever longer than Discord takes, whatever a turn was like and however people are called."""

from collections.abc import Iterator

import msgspec
import pytest

from cogs.kollaball.presenter import KollaballPresenter
from cogs.shared.dossier import Dossier, Past
from cogs.shared.posts import Picture, Post, Row, Select, length, without_files
from cogs.shared.texts import Texts
from referee.model import Arbitration, Contest, League, Participant, Seat, Turn
from rules.contract import SeatId
from rules.dice import Dice
from rules.kollaball.game import GAME
from rules.kollaball.state import TEAMS, State
from tests.rules.kollaball.test_random_play import closings
from tests.rules.kollaball.test_random_play import played as crowded

MOST_TEXT = 4000
MOST_COMPONENTS = 40
LONG = "*_~`|[]()<>#*_~`|[]()<>#*_~`|[]("  # every sign of it must be escaped
SNOWFLAKE = 9_999_999_999_999_999_999


@pytest.fixture(scope="module")
def presenter() -> KollaballPresenter:
    return KollaballPresenter(Texts.load(strict=True))


def dossiers() -> Iterator[Dossier]:
    """Yield turns of whole matches, each with all that was hidden before it, then turns on crowded cells."""
    for seed in range(6):
        past: list[Past] = []
        for number, (state, orders, dice_seed, outcome) in enumerate(closings(seed), start=1):
            dice = Dice(dice_seed)
            GAME.resolve(state, orders, dice)
            dossier = dossier_of(number, state, outcome.state, outcome.events, tuple(dice.rolls), tuple(past))
            past.append(Past(dossier.turn, outcome.events, tuple(dice.rolls)))
            yield dossier
    for seed in range(150):
        state, orders, forced, outcome = crowded(seed)
        dice = Dice(str(seed).encode(), forced=forced)
        GAME.resolve(state, orders, dice)
        yield dossier_of(1, state, outcome.state, outcome.events, tuple(dice.rolls), ())


def named(state: State) -> State:
    return msgspec.structs.replace(
        state,
        players={player: msgspec.structs.replace(who, name=LONG) for player, who in state.players.items()},
    )


def dossier_of(
    number: int, before: State, after: State, events: tuple, rolls: tuple, past: tuple[Past, ...]
) -> Dossier:
    before, after = named(before), named(after)
    return Dossier(
        game=GAME,  # type: ignore[arg-type]
        league=League(
            id=1, guild_id=1, name=LONG, zone="Europe/Paris", language="fr", announce_channel_id=1,
            signup_channel_id=1, referee_channel_id=1, referee_role_id=1, reminder_hours=(24,), quiet_from=None,
            quiet_to=None, early_close=True, turn_lines=True, stage_hours={}, purse=500,
        ),
        contest=Contest(
            id=1, league_id=1, game="kollaball", rules_version=1, name=LONG * 4, status="open", settings={}, setup={},
            setup_seed=b"", thread_id=SNOWFLAKE, referee_id=SNOWFLAKE, branch=1, created_ms=0,
            paused_ms=None,
        ),
        turn=turn_of(number, before, after),
        seats=tuple(Seat(contest_id=1, seat=SeatId(team), name=LONG, user_id=SNOWFLAKE) for team in TEAMS),
        participants=tuple(
            Participant(contest_id=1, player=player, user_id=SNOWFLAKE, seat=SeatId("rouge"))
            for player in before.players
        ),
        state=before,
        after=after,
        events=events,
        rolls=rolls,
        next_turn=turn_of(number + 1, after, None),
        past=past,
        acts=tuple(act(number) for _ in range(12)) if number % 5 == 0 else (),
    )  # fmt: skip


def turn_of(number: int, before: State, after: State | None) -> Turn:
    return Turn(
        id=number, contest_id=1, branch=1, number=number, status="open" if after is None else "closed",
        stage=before.stage, awaiting=GAME.awaiting(before), accepting=GAME.accepting(before), seated=None, ready=False,
        opened_ms=0, due_ms=2_000_000_000_000, limit_ms=None, idle=(), remind_ms=None, closed_ms=None, cause=None,
        seed=bytes(32), entropy=None, forced={}, service={}, state=GAME.encode(before),
        after=None if after is None else GAME.encode(after), events=b"[]",
        rolls=b"[]",
    )  # fmt: skip


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
            post = presenter.closed(language, dossier, page)
            yield post
            if not any(name.endswith(f":{page + 1}") for name in pressed(post)):
                break
            page += 1
        yield presenter.panel(language, dossier, tuple(SeatId(team) for team in TEAMS))
        yield presenter.opened(language, dossier)
        yield presenter.started(language, dossier)
        yield presenter.over(language, dossier)
        yield Post((presenter.line(language, dossier),))
        for seat in (None, *(SeatId(team) for team in TEAMS)):
            yield presenter.board(language, dossier, seat, "default")
            private = presenter.private(language, dossier, seat) if seat is not None else None
            if private is not None:
                yield private


def pressed(post: Post) -> list[str]:
    return [button.custom_id for block in post.blocks if isinstance(block, Row) for button in block.buttons]


def components(post: Post) -> int:
    """Return how many components a post has: its frame, its blocks, and what is in its rows."""
    inside = sum(len(block.buttons) for block in post.blocks if isinstance(block, Row))
    return 1 + len(post.blocks) + inside + sum(isinstance(block, Select) for block in post.blocks)


def text(post: Post) -> int:
    return sum(length(block) for block in post.blocks if isinstance(block, str))


def test_every_post_of_every_turn_keeps_to_discords_limits(presenter: KollaballPresenter) -> None:
    longest, most_pages = 0, 0
    for dossier in dossiers():
        pages = 0
        for post in posts(presenter, dossier):
            assert text(post) <= MOST_TEXT and components(post) <= MOST_COMPONENTS
            assert text(without_files(post)) <= MOST_TEXT
            assert all(len(block.alt) <= 1024 for block in post.blocks if isinstance(block, Picture))
            assert all(len(name) <= 100 for name in pressed(post))
            longest = max(longest, text(post))
            pages += any(name.startswith("kb-report") for name in pressed(post))
        most_pages = max(most_pages, pages)
    assert longest > 3000 and most_pages > 2  # the turns were long enough to show something
