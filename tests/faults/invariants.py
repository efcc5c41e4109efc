"""What must be true after every fault, whatever it was: the eight invariants I1 to I8.

The functions read the database file and what Discord holds. Each returns what is wrong, one line each; empty: nothing.
I8 (quiet and healthy again) is a matter of waiting: `stage.Stage.recover`.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from db.engine import Where
from referee.hand.resolution import TurnChance, resolve_sealed
from rules.contract import SeatId
from rules.dice import entropy_of
from rules.game import AnyGame
from tests.support.beside import beside

Row = dict[str, Any]

GRACE_MS = 10_000
RECEIPT = re.compile(r"(?:reçu n°|receipt)\s`([A-Z2-7]{4}-[A-Z2-7]{4})`")
# What may be said again about the same turn: a panel follows every change, a reminder goes before each deadline that
# it is given, and so on.
CARDS = ("panel", "team_card", "challenge_card")
REPEATED = (*CARDS, "day", "reminder", "reminders", "order_discarded", "stuck", "stuck_die", "delayed", "parked")


@dataclass(frozen=True)
class Said:
    """A text that somebody could read from `at_ms` on; `reader_id` is the only one who could, None: everybody there."""

    message_id: int
    nonce: str | None
    place: str
    reader_id: int | None
    at_ms: int
    text: str


@dataclass(frozen=True)
class Records:
    """The rows of a database, as of one instant."""

    turns: list[Row]
    orders: list[Row]
    outbox: list[Row]
    contests: dict[int, Row]
    faults: list[str]

    @classmethod
    def read(cls, where: Where) -> "Records":
        with beside(where) as database:
            return cls(
                database.records("turn"),
                database.records("submission"),
                database.records("outbox"),
                {row["id"]: row for row in database.records("contest")},
                [f"I6: {fault}" for fault in database.damage()],
            )


def violations(
    records: Records,
    said: Iterable[Said],
    games: Mapping[str, AnyGame],
    now_ms: int,
    *,
    late_ms: int = 5_000,
    out_of_order: Collection[int] = (),
) -> list[str]:
    """Return every breach of I1 to I4, and of I6; the bot has been given the time to do what was due.

    `out_of_order` are the messages that had been put aside and were let go later, out of their turn.
    """
    posts = list(said)
    return [
        *records.faults,
        *_results(records, now_ms - GRACE_MS - late_ms),
        *_resolutions(records, games),
        *_announcements(records, posts, out_of_order),
        *_acknowledged(records, posts),
    ]


def _results(records: Records, due_before_ms: int) -> Iterator[str]:
    """I1: each due turn has exactly one result."""
    for row in records.turns:
        is_played = records.contests[row["contest_id"]]["status"] == "open"
        if row["status"] == "open" and is_played and row["due_ms"] <= due_before_ms:
            yield f"I1: turn {row['id']} is overdue since {row['due_ms']}"
    counted = Counter((row["contest_id"], row["branch"], row["number"]) for row in records.turns)
    yield from (f"I1: turn {number} is there {count} times" for number, count in counted.items() if count > 1)
    open_turns = Counter(row["contest_id"] for row in records.turns if row["status"] in {"open", "stuck"})
    for contest_id, row in records.contests.items():
        wanted = 0 if row["status"] == "over" else 1
        if open_turns[contest_id] != wanted:
            yield f"I1: contest {contest_id} ({row['status']}) has {open_turns[contest_id]} turns in play"


def _resolutions(records: Records, games: Mapping[str, AnyGame]) -> Iterator[str]:
    """I2: the result is what the rules make of the state, the orders that count, the seed and the blind.

    A turn without entropy was not resolved: a referee or the players ended it. One that was played again has the
    entropy that its dice had the first time.
    """
    known = set[tuple[int, bytes, bytes]]()
    for row in records.turns:
        if row["status"] != "closed" or row["entropy"] is None:
            continue
        game = games[records.contests[row["contest_id"]]["game"]]
        counting = {
            SeatId(order["seat"]): order["canonical"]
            for order in records.orders
            if order["turn_id"] == row["id"] and order["status"] == "current"
        }
        made = entropy_of({str(seat): text for seat, text in counting.items()}, row["blind"] or b"")
        dice = row["contest_id"], row["seed"], row["entropy"]
        if row["entropy"] != made and dice not in known:
            yield f"I2: the entropy of turn {row['id']} is not that of its orders and its blind"
        known.add(dice)
        sent = [order for order in records.orders if order["turn_id"] == row["id"] and not order["by_referee"]]
        if any(order["sent_ms"] > row["due_ms"] for order in sent):
            yield f"I2: an order sent after the deadline is kept for turn {row['id']}"
        if row["rules_version"] != game.rules_version:
            continue  # these rules did not play it
        again = resolve_sealed(
            game,
            row["state"],
            counting,
            TurnChance(row["seed"], msgspec.json.decode(row["forced"]), row["blind"], row["entropy"]),
            msgspec.json.decode(row["service"]),
        )
        if (again.after, again.events) != (row["after"], row["events"]):
            yield f"I2: turn {row['id']} resolves to something else"


def _announcements(records: Records, posts: list[Said], out_of_order: Collection[int]) -> Iterator[str]:
    """I3: each announcement is there once, and those of a place in order."""
    made: dict[str, set[int]] = {}
    for post in posts:
        if post.nonce is not None:
            made.setdefault(post.nonce, set()).add(post.message_id)
    last: dict[str, tuple[int, int]] = {}
    for row in records.outbox:
        messages = made.get(row["nonce"], set())
        if len(messages) > 1:
            yield f"I3: {row['kind']} {row['id']} was posted {len(messages)} times"
        if row["kind"] in CARDS or row["status"] != "sent" or row["message_id"] is None:
            continue
        if messages != {row["message_id"]}:
            yield f"I3: {row['kind']} {row['id']} is noted as message {row['message_id']}, posted as {messages}"
        if row["id"] in out_of_order:
            continue
        before = last.get(row["lane"])
        if before is not None and before[1] > row["message_id"]:
            yield f"I3: in {row['lane']} {row['kind']} {row['id']} stands before {before[0]}"
        last[row["lane"]] = row["id"], row["message_id"]
    same = Counter(
        (row["turn_id"], row["kind"], row["lane"], row["payload"])
        for row in records.outbox
        if row["kind"] not in REPEATED
    )
    yield from (f"I3: {what} was decided {count} times" for what, count in same.items() if count > 1)


def _acknowledged(records: Records, posts: list[Said]) -> Iterator[str]:
    """I4: what somebody holds a receipt for is stored, and counts unless they took it back or sent another."""
    stored = {order["receipt"]: order for order in records.orders}
    latest = {(order["turn_id"], order["seat"]): order["version"] for order in records.orders}
    for post in posts:
        for code in RECEIPT.findall(post.text):
            order = stored.get(code)
            if order is None:
                yield f"I4: receipt {code} stands for nothing"
            elif post.reader_id not in {None, order["user_id"]}:
                yield f"I5: receipt {code} was shown to {post.reader_id}"
            elif order["status"] == "replaced" and latest[order["turn_id"], order["seat"]] == order["version"]:
                yield f"I4: receipt {code} was replaced by nothing"


def leaks(records: Records, said: Iterable[Said], log: str) -> Iterator[str]:
    """I5: before its turn is over an order is read by its author alone, and never stands in the log."""
    posts, closed = list(said), {row["id"]: row["closed_ms"] for row in records.turns}
    for order in records.orders:
        texts = {text for text in (order["text"].strip(), order["canonical"]) if len(text) > len("1 R B4")}
        if any(text in log for text in texts):
            yield f"I5: order {order['id']} stands in the log"
        end_ms = closed[order["turn_id"]] or float("inf")
        for post in posts:
            if post.at_ms < end_ms and post.reader_id != order["user_id"] and any(text in post.text for text in texts):
                yield f"I5: order {order['id']} could be read in {post.place} (message {post.message_id})"
