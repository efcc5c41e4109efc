"""A season week by week: who acts through Discord, how a week closes, what everybody then reads."""

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

import discord

from referee.model import Turn
from referee.turns import contests
from rules.matrix_hockey import GAME, facts
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.notation import result_line
from rules.matrix_hockey.state import Comp, State
from tests.e2e.season import Season
from tests.support.league import Person
from tests.support.reading import plain, text_of

QUIET = 1 << 12  # Discord's flag for a message that notifies nobody


def bare(text: str) -> str:
    """Return a plain text without markup, the bonus goal's star left out as well."""
    return text.replace("\\*", "").replace("*", "")


def sub_title(text: str) -> str:
    """Return the second line of a post: the division or cup that it is about."""
    return text.split("\n")[1].strip("*") if "\n" in text else ""


class Hand(NamedTuple):
    """What a team has left in a competition, each value as often as it is there."""

    columns: str
    values: list[str]
    shots: list[str]


def hand(state: State, team: str, comp: Comp = "CH") -> Hand:
    """Return what a team may still play."""
    counts = facts.ot_left(state, team, comp), facts.so_left(state, team)
    values, shots = ([value for value, number in left.items() for _ in range(number)] for left in counts)
    return Hand(facts.columns_left(state, team, comp), values, shots)


BEARS = "-# Empreinte"  # only results do
MORE = "… la suite : « Compte rendu »"  # where a phone has no room for all
BRIEF = "Le détail : « Compte rendu »"  # where it has none for shared columns, or what each team played


@dataclass(frozen=True)
class Week:
    """A week that is over: its turn, the season before and after, what happened, and what was posted about it."""

    turn: Turn
    before: State
    after: State
    events: tuple[ev.Event, ...]
    posts: Sequence[discord.Message]

    @property
    def bulletins(self) -> dict[str, str]:
        """The texts of the bulletins by division or cup, in the order in which they were posted."""
        return {sub_title(text): text for text in map(_text, self.posts) if BEARS in text}

    @property
    def result(self) -> discord.Message:
        """The first of the bulletins."""
        return next(post for post in self.posts if BEARS in text_of(post))

    def of(self, kind: type[Any], **fields: object) -> list[Any]:
        """Return the events of a type with these fields."""
        found = [event for event in self.events if isinstance(event, kind)]
        return [event for event in found if all(getattr(event, name) == value for name, value in fields.items())]


def _text(message: discord.Message) -> str:
    return plain(text_of(message))


@dataclass
class Year:
    """A season being played; `chance` is that of the coaches who order the short way."""

    season: Season
    turn_id: int  # of the week being played
    chance: random.Random = field(default_factory=lambda: random.Random("coaches"))
    known: frozenset[int] = frozenset()  # the posts of weeks before

    @classmethod
    async def begun(cls, season: Season) -> Self:
        """Return the year of a season in its first week."""
        return cls(season, (await season.turn()).id, known=frozenset(message.id for message in season.posts))

    async def others(self, *acting: str, silent: Collection[str] = ()) -> None:
        """Send the orders of all teams but those that act through Discord this week or stay silent."""
        await self.season.send_all(self.chance, but={*acting, *silent})

    async def close(self) -> Week:
        """Let the week close, at once if every order is in; check its posts, and return what came of it."""
        season, house = self.season, self.season.app.house
        await season.league.advance(seconds=16)
        if (await contests.get_turn(house, self.turn_id)).status == "open":
            await season.overdue()
        turn = await contests.get_turn(house, self.turn_id)
        assert turn.status == "closed"
        posts = [message for message in season.posts if message.id not in self.known]
        self.turn_id, self.known = (await season.turn()).id, frozenset(message.id for message in season.posts)
        week = Week(turn, _state(turn.state), _state(turn.after or b""), _events(turn), posts)
        check_bulletins(week)
        return week

    async def text(self, coach: Person, text: str) -> str:
        """Send orders by DM and confirm them; return what they were shown before, and the receipt."""
        shown = (await coach.dm(text))[-1]
        receipt = (await coach.press(shown, "order-ok")).response
        return plain(f"{text_of(shown)}\n{text_of(receipt)}")

    async def correct(self, act: str, reason: str, **given: Any) -> Any:
        """Use `/arbitre corriger`; return the answer."""
        season = self.season
        result = await season.referee.command("arbitre corriger", here=season.thread, acte=act, raison=reason, **given)
        return result.response


def _state(data: bytes) -> State:
    state = GAME.decode(data)
    assert isinstance(state, State)
    return state


def _events(turn: Turn) -> tuple[ev.Event, ...]:
    return GAME.decode_events(turn.events)  # type: ignore[return-value]


def check_bulletins(week: Week) -> None:
    """Each division and cup is told in one quiet post, in order, with the results in the seed's own notation."""
    told = week.bulletins
    names = {"E": "Élite", "WG": "Coupe Wayne Gretzky", "KDH": "Coupe KDH", "season": "La saison"}
    assert list(told) == [names[part] for part in GAME.bulletins(week.after, week.events)]
    assert all(post.flags.value & QUIET for post in week.posts if BEARS in text_of(post))
    teams = {team: who.name for team, who in week.before.teams.items()}
    for match in week.of(ev.MatchPlayed):
        part = match.group if match.comp == "CH" else match.comp
        line = result_line(match, teams).replace("BIDON", "bidon")
        assert bare(line) in bare(told[names[part]]) or any(one in told[names[part]] for one in (MORE, BRIEF))
    for bonus in week.of(ev.BonusGoal):
        line = f"But bonus : {'tiré pour ' * bonus.refused}{teams[bonus.team]}"
        assert line in told["Élite"] or MORE in told["Élite"]
    if MORE in told["Élite"]:  # the rest stands in the full report alone
        return
    for onr in week.of(ev.Onr, comp="CH"):
        (line,) = [one for one in told["Élite"].split("\n") if one.startswith("- **ONR**")][:1]
        assert teams[onr.team] in line
    for sanction in week.of(ev.Sanction):
        rung = {1: "1er", 2: "2e", 3: "3e"}[sanction.step]
        assert f"{rung} ONR de {teams[sanction.team]} : " in told["Élite"]
    for table in week.of(ev.TableDrawnUp, comp="CH"):
        rows = [line for line in told["Élite"].split("\n") if line[:2].strip().isdigit()]
        now = {team: who.name for team, who in week.after.teams.items()}
        for row in table.table:
            assert any(one.split()[0] == str(row.rank) and now[row.team][:10] in one for one in rows)
