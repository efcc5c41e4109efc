"""A message of every kind there is, each about what is on record: for a worker to post."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, get_args

from db import contest_acts, deputies, keys, messages, outbox, postponements, rewards, teams, trades
from db.engine import Database, Tx
from db.messages import Destination, Message
from referee.course import sending
from referee.desk import arbitration
from referee.hand.times import snowflake_at
from referee.house import House, SystemClock
from referee.league import challenges, leagues
from referee.league import teams as signing
from referee.model import By, League, Profile, Turn
from referee.orders.intake import SentOrder
from referee.turns import contests
from referee.turns.contests import NewContest
from rules.contract import SeatId
from rules.registry import GAMES
from tests.faults.fake.shapes import GUILD_ID
from tests.faults.league import MATCHES, REFEREE, Chance, Setting, match_in
from tests.faults.stage import BLUE

THIEF = Setting(3, 303, ("Les Fouines", "Les Geais"), (5001, 6001))
EVE = Setting(4, 304, ("Les Hiboux", "Les Ibis"), (7001, 8001))  # nobody has lined up yet
SEASON = NewContest(
    "matrix-hockey", "Saison", {"roster": {"E": 12}}, thread_id=305,
    seats=[(f"E-{n:02}", f"E-{n:02}", None) for n in range(1, 13)],
)  # fmt: skip
BOOKS = NewContest(
    "double-echec", "Registre", {"kind": "league", "teams": ["ROU", "VER"], "season": 1}, seats=[], thread_id=306
)
THREADS = {"Les Fouines": 303, "Les Hiboux": 304, "Saison": 305, "Registre": 306}
CLASSES = ("warrior", "thief", "archer", "merchant")
DECOY = "1 P >B4; 2 R >B4 L1; 3 R >A3; 4 R >B5"  # which their team alone is told of
RED = SeatId("rouge")
SOON_MS = 3_600_000


@dataclass
class Records:
    """What the messages are about: turns by what they are examples of, and ids."""

    house: House
    turns: dict[str, Turn] = field(default_factory=dict)
    ids: dict[str, int] = field(default_factory=dict)

    @property
    def soon_ms(self) -> int:
        return self.house.clock.now_ms() + SOON_MS


@dataclass(frozen=True)
class Sample:
    """How a message of a kind is made, where it goes, and which turn it is about."""

    make: Callable[[Records], Message]
    to: Destination = "thread"
    about: str = "open"


def letter(said: Callable[..., Message], about: str = "open") -> Sample:
    return Sample(lambda _: said(seat=RED), "user", about)


SAMPLES: Mapping[type[Message], Sample] = {
    messages.MatchOpened: Sample(lambda _: messages.MatchOpened()),
    messages.MatchStarted: Sample(lambda _: messages.MatchStarted(), "announce"),
    messages.MatchOver: Sample(lambda _: messages.MatchOver(), "announce", "closed"),
    messages.TurnLine: Sample(lambda _: messages.TurnLine(), "announce", "closed"),
    messages.Honour: Sample(lambda _: messages.Honour(title="CH", seat=SeatId("E-01")), "announce", "season"),
    messages.Reminders: Sample(lambda _: messages.Reminders(hours=2, seats=(RED,))),
    messages.Postponed: Sample(lambda _: messages.Postponed()),
    messages.CloseMoved: Sample(lambda on: messages.CloseMoved(from_ms=1, to_ms=2, due_ms=on.soon_ms)),
    messages.CloseWaits: Sample(lambda on: messages.CloseWaits(due_ms=on.soon_ms)),
    messages.Arbitration: Sample(lambda on: messages.Arbitration(arbitration_id=on.ids["act"]), "thread", "eve"),
    messages.ContestAct: Sample(lambda on: messages.ContestAct(act_id=on.ids["contest_act"])),
    messages.Traded: Sample(lambda on: messages.Traded(trade_id=on.ids["trade"]), "announce", "books"),
    messages.Deputy: Sample(lambda on: messages.Deputy(deputy_id=on.ids["deputy"], status="asked")),
    messages.NotPlayed: Sample(lambda _: messages.NotPlayed(left="Ana")),
    messages.PlayedAgain: Sample(lambda _: messages.PlayedAgain(fixture="1.1.1")),
    messages.MoveAsked: Sample(
        lambda on: messages.MoveAsked(move=1, fixture="1.1.1", by="Ana", round=2, due_ms=on.soon_ms, seats=(RED,))
    ),
    messages.MoveRefused: Sample(lambda _: messages.MoveRefused(fixture="1.1.1", by="Ana")),
    messages.SignupGoesOn: Sample(lambda on: messages.SignupGoesOn(due_ms=on.soon_ms, entered=1, least=4), "announce"),
    messages.RewardDue: Sample(lambda on: messages.RewardDue(reward_id=on.ids["due"])),
    messages.RewardGiven: Sample(lambda on: messages.RewardGiven(reward_id=on.ids["given"])),
    messages.Receipt: Sample(lambda on: messages.Receipt(seat=RED, order_id=on.ids["order"]), "user", "closed"),
    messages.StandIn: Sample(lambda _: messages.StandIn(seat=RED, link="deputy"), "user"),
    messages.OrderDiscarded: letter(messages.OrderDiscarded),
    messages.OrderStands: letter(messages.OrderStands),
    messages.SeatGiven: letter(messages.SeatGiven),
    messages.MovedUp: letter(messages.MovedUp),
    messages.Brief: letter(messages.Brief),
    messages.Reminder: Sample(lambda _: messages.Reminder(seat=RED, hours=2), "user"),
    messages.Appeal: Sample(lambda _: messages.Appeal(), "referee"),
    messages.SeatUnmanned: Sample(lambda _: messages.SeatUnmanned(), "referee"),
    messages.NotHosted: Sample(lambda _: messages.NotHosted(fixture="1.1.1", reason="?"), "referee"),
    messages.ReportDiffers: Sample(lambda _: messages.ReportDiffers(fixture="1.1.1", line="RES 1.1.1 1-0"), "referee"),
    messages.NotBooked: Sample(lambda _: messages.NotBooked(entry="MATCH"), "referee"),
    messages.Stuck: Sample(lambda _: messages.Stuck(), "referee"),
    messages.StuckDie: Sample(lambda _: messages.StuckDie(), "referee"),
    messages.Parked: Sample(
        lambda _: messages.Parked(destination="thread", kind="panel", reason="KeyError"), "referee"
    ),
    messages.Delayed: Sample(
        lambda _: messages.Delayed(destination="thread", kind="panel", reason="waiting"), "referee"
    ),
    messages.Panel: Sample(lambda _: messages.Panel(), "panel"),
    messages.TeamCard: Sample(lambda on: messages.TeamCard(team=on.ids["team"]), "signup"),
    messages.Unreadable: Sample(lambda _: messages.Unreadable(), "referee"),
}
# What is said by what is done in `_play` and `_act`.
BY_ITSELF = {messages.TurnClosed, messages.Private, messages.Day, messages.ChallengeCard}
assert set(SAMPLES) | BY_ITSELF == set(get_args(Message)), "a kind of message that is not tried"


async def record(where: str) -> None:
    """Store a message of each kind in the league of `prepare`, with what it is about."""
    house = House(db=await Database.open(where), clock=SystemClock(), games=GAMES, random_bytes=Chance("kinds"))
    try:
        installed = await leagues.find_league(house, GUILD_ID)
        assert installed is not None
        league = await leagues.change_league(house, installed.id, events=True)
        on = Records(house)
        await _play(on, league)
        await _act(on, league)
        async with house.db.write(keys.of_league(league.id)) as tx:
            for sample in SAMPLES.values():
                await _store(on, tx, sample)
    finally:
        await house.db.close()


async def _play(on: Records, league: League) -> None:
    """Have a turn of each sort: open, closed with a fact for one team, before a match, of a season, of its books."""
    house = on.house
    await match_in(house, league, THIEF, CLASSES)
    opened = await contests.get_latest_turn(house, THIEF.contest_id)
    for seat, user, text in (("rouge", THIEF.captains[0], DECOY), ("bleue", THIEF.captains[1], BLUE)):
        stamp = snowflake_at(house.clock.now_ms())
        receipt = await sending.submit_order(
            house, opened.id, SentOrder(seat=SeatId(seat), user_id=user, text=text, snowflake=stamp)
        )
        on.ids.setdefault("order", receipt.order.id)
    await match_in(house, league, EVE, lined_up=False)
    season = await contests.create_contest(house, league, SEASON)
    books = await contests.create_contest(house, league, BOOKS)
    on.turns = {
        "open": await contests.get_latest_turn(house, MATCHES[0].contest_id),
        "closed": await contests.get_turn(house, opened.id),
        "eve": await contests.get_latest_turn(house, EVE.contest_id),
        "season": await contests.get_latest_turn(house, season.id),
        "books": await contests.get_latest_turn(house, books.id),
    }


async def _act(on: Records, league: League) -> None:
    """Have acts of referees and players, teams, rewards."""
    house, match = on.house, MATCHES[0]
    captain, now_ms = match.captains[0], house.clock.now_ms()
    on.ids["act"] = (await arbitration.extend_turn(house, match.contest_id, By(REFEREE, "une panne"), minutes=60)).id
    sheet = Profile(league_id=league.id, user_id=captain, game="kollaball", name="Ana", data={"class": "thief"})
    await challenges.offer_challenge(
        house,
        league,
        challenges.ChallengeOffer(
            game="double-echec", by_user=captain, to_user=None, settings={}, channel_id=league.announce_channel_id
        ),
    )
    on.ids["team"] = (await signing.sign_up(house, sheet, match.names[0])).id
    about: dict[str, Any] = {"contest_id": match.contest_id, "seat": RED}
    promised: dict[str, Any] = {
        "contest_id": match.contest_id, "season": 1, "text": "Une médaille", "by_user": REFEREE, "at_ms": now_ms
    }  # fmt: skip
    async with house.db.write(keys.of_league(league.id)) as tx:
        acted = await contest_acts.add(
            tx, **about, turn_id=on.turns["open"].id, user_id=captain, kind="draw_refused", events=b"[]", at_ms=now_ms
        )
        deputy = await deputies.add(tx, **about, user_id=9009, by_user=captain, status="asked", asked_ms=now_ms)
        pair = [await teams.add(tx, league.id, "double-echec", name, captain) for name in ("Rouge", "Vert")]
        trade = await trades.add(
            tx, team_id=pair[0], other_id=pair[1], deal={"gives": {}, "takes": {}}, status="failed", made_ms=now_ms
        )
        await postponements.add(tx, on.turns["open"].id, why="no_play", from_ms=now_ms, to_ms=on.soon_ms, at_ms=now_ms)
        for place, (kind, user_id) in enumerate((("due", captain), ("given", None)), start=1):
            reward = await rewards.add(tx, **promised, place=place)
            await rewards.note(tx, reward_id=reward.id, kind="due", seat=RED, user_id=user_id, at_ms=now_ms)
            on.ids[kind] = reward.id
    on.ids |= {"contest_act": acted.id, "deputy": deputy.id, "trade": trade.id}


async def _store(on: Records, tx: Tx, sample: Sample) -> None:
    message, turn = sample.make(on), on.turns[sample.about]
    is_card = isinstance(message, messages.TeamCard)
    user_id = THIEF.captains[0] if sample.about == "closed" else MATCHES[0].captains[0]
    envelope = outbox.Envelope(
        league_id=1,
        contest_id=None if is_card else turn.contest_id,
        turn_id=None if is_card else turn.id,
        user_id=user_id if sample.to == "user" else None,
        destination=sample.to,
        now_ms=on.house.clock.now_ms(),
        nonce=outbox.new_nonce(on.house.random_bytes),
    )
    await outbox.add(tx, message, envelope)
