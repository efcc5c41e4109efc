"""A trade in words: who goes where, which choices, what both teams pay then; the buttons to answer it."""

from collections.abc import Iterator

from presenters.escaping import escape, mention
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post, custom_id
from presenters.texts import Voice
from referee.competition.trades import TeamTrade
from referee.model import Team, Trade
from rules.double_echec.roster import roster_of
from rules.double_echec.trading import Half, read_deal

COLOUR = 0x1565C0
NAME = 40


def trade_post(voice: Voice, trade: Trade, deal: TeamTrade) -> Post:
    """Return a trade as it is by now; one that is proposed calls the captain who has to answer."""
    agreed = read_deal(trade.deal)
    sides = ((deal.team, deal.other, agreed.gives), (deal.other, deal.team, agreed.takes))
    moved = [line for one, other, half in sides for line in _moved(voice, one, other, half)]
    accounts = [_account(voice, team) for team in (deal.team, deal.other)] if trade.status == "done" else []
    captain = deal.other.captain_id
    told = voice.t(
        "de-trade-status",
        status=trade.status,
        team=escape(deal.team.name, NAME),
        captain=mention(captain),
    )
    blocks: list[Block] = [voice.t("de-trade-title"), "\n".join((told, *moved, *accounts))]
    if trade.status != "proposed":
        return Post(tuple(blocks), COLOUR)
    yes = Button(voice.t("de-button-trade-yes"), custom_id("de-trade-yes", trade.id), ButtonStyle.success)
    no = Button(voice.t("de-button-trade-no"), custom_id("de-trade-no", trade.id), ButtonStyle.secondary)
    return Post((*blocks, ButtonRow((yes, no))), COLOUR, pings=() if captain is None else (captain,))


def _moved(voice: Voice, team: Team, other: Team, half: Half) -> Iterator[str]:
    names = {"team": escape(team.name, NAME), "other": escape(other.name, NAME)}
    if half.men:
        yield voice.t(
            "de-trade-moved", **names, men=", ".join(str(player.n) for player in half.men), count=len(half.men)
        )
    for among, count in sorted(half.choices.items()):
        yield voice.t("de-trade-choice", **names, round=int(among), count=count)


def _account(voice: Voice, team: Team) -> str:
    """Return what a league's trophy counts of a team: its payroll, its ability points (DE-X-c)."""
    roster = roster_of(team.data)
    return voice.t(
        "de-trade-account",
        team=escape(team.name, NAME),
        payroll=voice.t("de-amount", dollars=roster.payroll),
        abilities=sum(player.abilities for player in roster.men),
    )
