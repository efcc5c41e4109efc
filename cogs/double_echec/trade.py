"""`/double-echec echange`: men go from one team to another, with their salaries and their injuries (rulebook 9)."""

import re
from collections.abc import Collection, Iterator

import discord
from discord import app_commands
from msgspec.structs import replace

from cogs.double_echec.reading import MOST_MEN
from cogs.double_echec.team import COLOUR, NAME, POSITIONS, amount, roster_of, team_choices, team_named
from cogs.kit.answers import answer, defer
from cogs.kit.app import app_of
from cogs.kit.declare import named, options
from cogs.kit.league import check_referee, league_here
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.post import Post
from presenters.texts import Voice
from referee.league import teams
from referee.model import Team
from rules.double_echec.roster import FULL, Hockeyist, Roster, kept

_NUMBER = re.compile(r"[0-9]{1,2}")
_MOST = 100


@app_commands.command(**named("de-echange"))
@options(team="de-equipe-une", other="de-equipe-autre", gives="de-donne", takes="de-recoit")
@app_commands.autocomplete(team=team_choices, other=team_choices)
async def trade(
    interaction: discord.Interaction,
    team: str,
    other: str,
    gives: app_commands.Range[str, 1, _MOST] | None = None,
    takes: app_commands.Range[str, 1, _MOST] | None = None,
) -> None:
    """Have two teams exchange men, or one give some to the other; everybody sees it. Nothing of it is half done."""
    await defer(interaction, ephemeral=False)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    async with app.lock:
        one, two = await team_named(app, league, team), await team_named(app, league, other)
        if one.id == two.id:
            raise UserError("de-same-team")
        given, taken = _men(one, gives), _men(two, takes)
        if not given and not taken:
            raise UserError("de-trade-nobody")
        after = {one.id: _with(one, given, taken), two.id: _with(two, taken, given)}
        one, two = await teams.revise(app.house, {team_id: kept(roster) for team_id, roster in after.items()})
    voice = app.texts.voice(league.language)
    moved = [_moved(voice, one, two, given), _moved(voice, two, one, taken)]
    lines = [*(line for line in moved if line), *(_account(voice, each) for each in (one, two))]
    await answer(interaction, Post((voice.t("de-trade-title", league=escape(league.name)), "\n".join(lines)), COLOUR))


def _men(team: Team, numbers: str | None) -> tuple[Hockeyist, ...]:
    """Return the men of a team whose numbers somebody wrote. Raises `UserError` for a number that is nobody's."""
    men: list[Hockeyist] = []
    for number in re.split(r"[\s,;]+", (numbers or "").strip()):
        if not number:
            continue
        man = roster_of(team).man(int(number)) if _NUMBER.fullmatch(number) else None
        if man is None or man in men:
            raise UserError("de-trade-number", team=escape(team.name, NAME), number=escape(number, 10))
        men.append(man)
    return tuple(men)


def _with(team: Team, gone: Collection[Hockeyist], come: Collection[Hockeyist]) -> Roster:
    """Return a team's sheet after a trade; a line that somebody left is filled by who came, else it is no line.

    Raises `UserError` for two men with one number, too many men, or a team without a full line.
    """
    roster = roster_of(team)
    stay = [man for man in roster.men if man not in gone]
    twice = sorted({man.n for man in stay} & {man.n for man in come})
    if twice:
        raise UserError("de-trade-twice", team=escape(team.name, NAME), number=str(twice[0]))
    men = (*stay, *come)
    if len(men) > MOST_MEN:
        raise UserError("de-trade-many", team=escape(team.name, NAME), most=MOST_MEN)
    if any(sum(man.pos == pos for man in men) < FULL[pos] for pos in POSITIONS):
        raise UserError("de-trade-few", team=escape(team.name, NAME))
    fresh = list(come)
    instead: dict[int, int] = {}
    for man in gone:
        heir = next((one for one in fresh if one.pos == man.pos), None)
        if heir is not None:
            fresh.remove(heir)
            instead[man.n] = heir.n
    left = {man.n for man in gone} - instead.keys()
    lines = {
        name: tuple(instead.get(n, n) for n in numbers)
        for name, numbers in roster.lines.items()
        if left.isdisjoint(numbers)
    }
    keeper = None if roster.keeper in left else instead.get(roster.keeper or 0, roster.keeper)
    return replace(roster, men=men, lines=lines, keeper=keeper)


def _moved(voice: Voice, team: Team, other: Team, men: Collection[Hockeyist]) -> str:
    if not men:
        return ""
    return voice.t(
        "de-trade-moved",
        team=escape(team.name, NAME),
        other=escape(other.name, NAME),
        men=", ".join(_numbers(men)),
        count=len(men),
    )


def _numbers(men: Collection[Hockeyist]) -> Iterator[str]:
    return (str(man.n) for man in men)


def _account(voice: Voice, team: Team) -> str:
    """Return what a league's trophy counts of a team: its payroll, its ability points (DE-X-c)."""
    roster = roster_of(team)
    return voice.t(
        "de-trade-account",
        team=escape(team.name, NAME),
        payroll=amount(voice, roster.payroll),
        abilities=sum(man.abilities for man in roster.men),
    )
