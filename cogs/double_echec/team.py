"""Teams of a league: whose they are, their sheets, and what a sheet looks like."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal, get_args

from cogs.double_echec.reading import COLUMNS, INJURIES, KEEPER, read_team, write_team
from cogs.kit.app import App
from cogs.kit.teams import NAME, find_coached_team, find_team_named, offer_teams, pick_free_name
from presenters.errors import UploadFaults, UserError, fault_lines
from presenters.escaping import escape, mention
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Document, Post, custom_id
from presenters.texts import Voice
from referee.league import teams
from referee.model import League, Profile, Team
from rules.double_echec import roster as rosters
from rules.double_echec.roster import Roster, RosterPlayer
from rules.double_echec.state import Position

GAME = "double-echec"
CODE = "de"
COLOUR = 0x1565C0
FAULTY = 0xC62828

Example = Literal["cometes", "boreales"]
EXAMPLES: tuple[Example, ...] = get_args(Example)
POSITIONS: tuple[Position, ...] = get_args(Position)


def ready_roster(name: Example) -> Roster:
    """Return one of the ready teams."""
    text = (Path(__file__).parent / "data" / f"{name}.csv").read_text("utf-8")
    read = read_team(text)
    assert isinstance(read, Roster), read  # noqa: S101 - ours
    return read


def read_roster(team: Team) -> Roster:
    """Return a team's sheet; an empty one for a team without."""
    return rosters.roster_of(team.data)


offer_league_teams = offer_teams(GAME)


async def find_team_by_name(app: App, league: League, name: str) -> Team:
    """Return the league's team of this name. Raises `UserError`."""
    team = await find_team_named(app, league, GAME, name)
    if team is None:
        raise UserError("de-team-unknown")
    return team


async def found_team(app: App, league: League, user_id: int, name: str, roster: Roster) -> Team:
    """Return a new team of a league with its coach and its sheet. Raises `Refusal` if another has its name."""
    sheet = Profile(league_id=league.id, user_id=user_id, game=GAME, name=name, data={})
    team = await teams.sign_up(app.house, sheet, name)
    return await teams.revise_team(app.house, team, rosters.stored_roster_of(roster))


async def provide_team(app: App, league: League, user_id: int, other: str = "") -> Team:
    """Return the team with which somebody plays: their own, else one of the ready ones, which is theirs from now on.

    `other`: the name of their opponent's team, whose men they are not given too.
    """
    mine = await find_coached_team(app, league, GAME, user_id)
    if mine is not None:
        return mine
    names = {one: app.texts.t(league.language, f"de-example-{one}") for one in EXAMPLES}
    chosen = next(one for one in EXAMPLES if not other.startswith(names[one]))
    name = await pick_free_name(app, league, GAME, names[chosen])
    return await found_team(app, league, user_id, name, ready_roster(chosen))


def titles_of(voice: Voice) -> Mapping[str, str]:
    """Return the titles of the columns of a written sheet."""
    return {column: voice.t(f"de-column-{column.lower()}") for column in (*COLUMNS, *INJURIES)}


def roster_text(voice: Voice, roster: Roster, *, is_referee: bool = False) -> str:
    """Return a sheet as it can be written again."""
    return write_team(roster, titles_of(voice), is_referee=is_referee)


def faults_post(voice: Voice, faults: UploadFaults) -> Post:
    """Return what is wrong with a sheet, one line a fault; nothing of it was taken."""
    lines = "\n".join(f"- {line}" for line in fault_lines(voice, faults, CODE))
    return Post((voice.t("de-team-faulty"), lines, voice.t("de-team-nothing")), accent=FAULTY)


def team_post(voice: Voice, team: Team, versions: int, *, shown: Roster | None = None, may_change: bool) -> Post:
    """Return a team: its coach, its men by position, its lines, its injuries; `shown`: an earlier version of it."""
    roster = read_roster(team) if shown is None else shown
    coach = mention(team.captain_id)
    lines = [
        voice.t("de-team-title", team=escape(team.name, NAME), version=versions),
        voice.t(
            "de-team-about",
            coach=coach,
            men=len(roster.men),
            payroll=voice.t("de-amount", dollars=roster.payroll),
            abilities=sum(man.abilities for man in roster.men),
        ),
        *(_group(voice, pos, [man for man in roster.men if man.pos == pos]) for pos in POSITIONS),
    ]
    named = [f"{name} {'-'.join(map(str, numbers))}" for name, numbers in roster.lines.items()]
    named += [f"{KEEPER} {roster.keeper}"] if roster.keeper is not None else []
    lines += [voice.t("de-team-lines", lines=" · ".join(named))] if named else []
    hurt = [_hurt(voice, man) for man in roster.men if man.thirds or man.misses]
    lines += [voice.t("de-team-hurt", men=" · ".join(hurt))] if hurt else []
    text = roster_text(voice, roster)
    document = Document(f"equipe-{team.id}.csv", f"\ufeff{text}\n".encode(), voice.t("de-team-file"))
    blocks: list[Block] = ["\n".join(lines), document]
    if may_change:
        edit = Button(voice.t("de-team-edit"), custom_id("de-team-edit", team.id), ButtonStyle.primary)
        blocks += [voice.t("de-team-how"), ButtonRow((edit,))]
    return Post(tuple(blocks), accent=COLOUR)


def no_team_post(voice: Voice) -> Post:
    """Return what somebody without a team may do: take a ready one, or write their own."""
    ready = (
        Button(voice.t(f"de-example-{name}"), custom_id("de-team-take", name), ButtonStyle.success) for name in EXAMPLES
    )
    own = Button(voice.t("de-team-write"), custom_id("de-team-new"))
    return Post((voice.t("de-team-none"), ButtonRow((*ready, own))), accent=COLOUR)


def _group(voice: Voice, pos: Position, men: Iterable[RosterPlayer]) -> str:
    return voice.t(f"de-team-{pos.lower()}", men=" · ".join(_man(voice, man) for man in men))


def _man(voice: Voice, man: RosterPlayer) -> str:
    dice = str(man.A) if man.pos == "G" else f"{man.T}-{man.P}-{man.V}-{man.B}"
    return voice.t("de-team-man", number=str(man.n), dice=dice)


def _hurt(voice: Voice, man: RosterPlayer) -> str:
    return voice.t("de-team-man-hurt", number=str(man.n), thirds=man.thirds, misses=man.misses)
