"""One sentence per event, as a referee would say it. Matches are told apart, in the seed's own notation."""

from typing import assert_never

from presenters.escaping import escape
from presenters.matrix_hockey.words import Words
from rules.matrix_hockey import events as ev


def sentence(words: Words, event: ev.Event) -> str | None:  # noqa: PLR0911, PLR0912 - one line per event
    """Return what happened; None for what is told in another way (matches, tables) or not at all."""
    t, team = words.t, words.team
    match event:
        case ev.Onr():
            return _onr(words, event)
        case ev.ChoiceRedrawn():
            return t(
                "mh-redrawn",
                team=team(event.team),
                round=f"{event.comp}{event.round}",
                what=event.what,
                ordered=event.ordered or "—",
                got=event.got,
            )
        case ev.BoostCut():
            return t(
                "mh-boost-cut",
                team=team(event.team),
                round=f"{event.comp}{event.round}",
                what=event.what,
                asked=event.asked,
                granted=event.granted,
            )
        case ev.BonusGoal():
            return t("mh-bonus", team=team(event.team), refused=event.refused)
        case ev.KdhReadmitted():
            return t(
                "mh-readmitted",
                team=team(event.team),
                match=words.pair(event.instead_of),
                criterion=event.criterion,
                lot=event.by_lot,
            )
        case ev.KdhRoundOver():
            if len(event.through) < 2:  # noqa: PLR2004 - who has won is told by an event of its own
                return None
            return t("mh-kdh-over", round=words.round("KDH", event.round), count=len(event.through))
        case ev.KdhDraw():
            return _draw(words, event)
        case ev.KdhWinner():
            return t("mh-kdh-winner", team="none" if event.team is None else team(event.team))
        case ev.WgPoolsDrawn():
            pools = "\n".join(
                t("mh-pool-teams", pool=pool, teams=words.teams(who)) for pool, who in event.pools.items()
            )
            return f"{t('mh-pools-drawn')}\n{pools}"
        case ev.WgNotPlayed():
            return t("mh-wg-not-played", candidates=event.candidates)
        case ev.WgQualified():
            seconds = event.best_seconds
            return t(
                "mh-qualified", winners=words.teams(event.winners), seconds=words.teams(seconds), count=len(seconds)
            )
        case ev.WgSemisDrawn():
            return t("mh-semis", matches=" ; ".join(words.pair(pair) for pair in event.matches))
        case ev.WgWinner():
            return t("mh-wg-winner", team=team(event.team))
        case ev.LotDrawn():
            return t("mh-lot", among=words.teams(event.among), team=team(event.team), rank=event.rank)
        case ev.Sanction():
            return t(
                "mh-sanction",
                team=team(event.team),
                step=event.step,
                extra=event.extra_goals_lost,
                saves=event.super_saves_lost,
            )
        case ev.TeamDummy():
            return t("mh-dummy", team=team(event.team))
        case ev.TeamReplaced():
            reason = "coach" if event.old_name == event.new_name else event.reason
            return t("mh-replaced", old=escape(event.old_name), new=escape(event.new_name), reason=reason)
        case _:
            return _of_season(words, event)


def _of_season(  # noqa: PLR0911 - one line per event
    words: Words,
    event: ev.MatrixDrawn
    | ev.SeasonStarted
    | ev.Match
    | ev.Standings
    | ev.OrdersLapsed
    | ev.WeekClosed
    | ev.Dissolved
    | ev.PromotionRefused
    | ev.Promoted
    | ev.Relegated
    | ev.SeasonFinished
    | ev.TeamEnters
    | ev.Vacancy
    | ev.WgEntrants
    | ev.SeasonRolled
    | ev.Overridden,
) -> str | None:
    t, team, division = words.t, words.team, words.division
    match event:
        case ev.SeasonStarted():
            return t("mh-started", season=event.season, weeks=event.weeks)
        case ev.Dissolved():
            return t("mh-dissolved", team=team(event.team), division=division(event.division))
        case ev.PromotionRefused():
            return t("mh-promotion-refused", team=team(event.team), division=division(event.division), rank=event.rank)
        case ev.Promoted():
            return t("mh-promoted", team=team(event.team), source=division(event.source), target=division(event.target))
        case ev.Relegated():
            return t(
                "mh-relegated", team=team(event.team), source=division(event.source), target=division(event.target)
            )
        case ev.SeasonFinished():
            return t("mh-finished", champion=team(event.champion), wg=team(event.titles.WG), kdh=team(event.titles.KDH))
        case ev.TeamEnters():
            return t("mh-enters", team=team(event.team), division=division(event.division))
        case ev.Vacancy():
            return t("mh-vacancy", division=division(event.division))
        case ev.WgEntrants():
            return t("mh-entrants", teams=words.teams(event.teams)) if event.teams else None
        case ev.SeasonRolled():
            return t("mh-rolled", season=event.season)
        case ev.MatrixDrawn() | ev.Match() | ev.Standings() | ev.OrdersLapsed() | ev.WeekClosed() | ev.Overridden():
            return None
        case _:
            assert_never(event)


def _onr(words: Words, event: ev.Onr) -> str:
    return words.t(
        "mh-onr",
        team=words.team(event.team),
        round=f"{event.comp}{event.round}",
        column=event.column or "—",
        ot=event.ot or "—",
        forfeit=event.forfeit,
    )


def _draw(words: Words, event: ev.KdhDraw) -> str:
    pairs = "\n".join(f"- {words.pair(pair)}" for pair in event.matches)
    head = words.t("mh-kdh-draw", round=words.round("KDH", event.round))
    bye = () if event.bye is None else (words.t("mh-bye", team=words.team(event.bye)),)
    return "\n".join((head, pairs, *bye))
