"""Dossiers of turns that were never stored, with the longest names there are, and how much is made of them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from presenters.dossier import Dossier, PastTurn
from presenters.escaping import text_length
from presenters.post import ButtonRow, Movie, Picture, Post, Select, without_files
from referee.model import Contest, ContestSettings, League, Seat, StoredOrder, Turn
from rules.contract import JsonObject, SeatId
from rules.game import AnyGame

MOST_TEXT = 4000
MOST_COMPONENTS = 40
LONG = "*_~`|[]()<>#*_~`|[]()<>#*_~`|[]("  # every sign of it must be escaped
SNOWFLAKE = 9_999_999_999_999_999_999


def dossier_of(
    game: AnyGame,
    seats: Sequence[str],
    number: int,
    before: msgspec.Struct,
    after: msgspec.Struct,
    events: tuple,
    *,
    past: tuple[PastTurn, ...] = (),
    setup: JsonObject | None = None,
    **more: Any,
) -> Dossier:
    """Return the dossier of turn `number`, which made `after` of `before`."""
    return Dossier(
        game=game,
        league=League(
            id=1, guild_id=1, name=LONG, zone="Europe/Paris", language="fr", announce_channel_id=1,
            signup_channel_id=1, referee_channel_id=1, referee_role_id=1, reminder_hours=(24,), quiet_from=None,
            quiet_to=None, early_close=True, turn_lines=True, stage_hours={}, fund=500, outage_hours=2,
        ),
        contest=Contest(
            id=1, league_id=1, game=game.key, rules_version=1, name=LONG * 4, status="open", settings=ContestSettings(),
            setup=setup or {}, setup_seed=b"", thread_id=SNOWFLAKE, referee_id=SNOWFLAKE, branch=1, created_ms=0,
            paused_ms=None,
        ),
        turn=turn_of(game, number, before, after),
        seats=tuple(Seat(contest_id=1, seat=SeatId(seat), name=LONG, user_id=SNOWFLAKE) for seat in seats),
        state=before,
        after=after,
        events=events,
        next_turn=None if game.is_over(after) else turn_of(game, number + 1, after, None),
        past=past,
        **{"participants": (), "rolls": (), **more},
    )  # fmt: skip


def turn_of(game: AnyGame, number: int, before: msgspec.Struct, after: msgspec.Struct | None) -> Turn:
    """Return turn `number`, closed if there is an `after`."""
    return Turn(
        id=number, contest_id=1, branch=1, number=number, rules_version=game.rules_version,
        status="open" if after is None else "closed",
        stage=game.stage(before), awaiting=game.awaiting(before), accepting=game.accepting(before), seated=None,
        ready=False, opened_ms=0, due_ms=2_000_000_000_000, remind_ms=None, closed_ms=None, cause=None, seed=bytes(32),
        entropy=None, forced={}, state=game.encode(before), after=None if after is None else game.encode(after),
        events=b"[]", rolls=b"[]", limit_ms=None, idle=(), service={},
    )  # fmt: skip


def stored(game: AnyGame, orders: Mapping[SeatId, object | None]) -> tuple[StoredOrder, ...]:
    """Return orders as they are on record."""
    return tuple(
        StoredOrder(
            id=1, turn_id=1, seat=seat, version=1, user_id=SNOWFLAKE, by_referee=False, text="", as_sent="",
            canonical=game.canonical(order), status="current", receipt="", salt=b"", seal="", link="captain",
            sent_ms=0, snowflake=0,
        )
        for seat, order in orders.items() if order is not None
    )  # fmt: skip


def check_limits(posts: Iterable[Post]) -> int:
    """Posts keep to Discord's limits, with files and without; return how long the longest text is."""
    longest = 0
    for post in posts:
        assert text(post) <= MOST_TEXT and components(post) <= MOST_COMPONENTS
        assert text(without_files(post)) <= MOST_TEXT
        assert all(0 < len(block.alt) <= 1024 for block in post.blocks if isinstance(block, Picture | Movie))
        assert all(len(name) <= 100 for name in pressed(post))
        longest = max(longest, text(post))
    return longest


def pressed(post: Post) -> list[str]:
    """Return the custom_ids of a post's buttons."""
    return [button.custom_id for block in post.blocks if isinstance(block, ButtonRow) for button in block.buttons]


def components(post: Post) -> int:
    """Return how many components a post has: its frame, its blocks, and what is in its rows."""
    inside = sum(len(block.buttons) for block in post.blocks if isinstance(block, ButtonRow))
    return 1 + len(post.blocks) + inside + sum(isinstance(block, Select) for block in post.blocks)


def text(post: Post) -> int:
    """Return how much text a post has."""
    return sum(text_length(block) for block in post.blocks if isinstance(block, str))
