"""One sentence per event, as a referee would say it: what the fields alone do not say."""

import msgspec

from presenters.matrix_hockey.narrative.results import match_values
from presenters.matrix_hockey.words import Words
from presenters.teller import NOTHING, Teller, Values
from rules.matrix_hockey import events as ev


def _own(words: Words, event: ev.Event) -> Values | None:  # noqa: PLR0911, PLR0912 - one per kind
    match event:
        case ev.Match():
            return match_values(words, event)
        case ev.ChoiceRedrawn(ordered=ordered):
            return {"ordered": ordered or "—"}
        case ev.KdhReadmitted(instead_of=pair):
            return {"instead_of": words.pair(pair)}
        case ev.KdhRoundOver(round=number, through=through):
            if len(through) < 2:  # noqa: PLR2004 - who has won is told by an event of its own
                return None
            return {"round": words.round("KDH", number), "count": len(through)}
        case ev.KdhDraw(round=number, matches=matches):
            pairs = "\n".join(f"- {words.pair(pair)}" for pair in matches)
            return {"round": words.round("KDH", number), "matches": pairs}
        case ev.WgPoolsDrawn(pools=pools):
            told = (words.t("mh-pool-teams", pool=pool, teams=words.teams(who)) for pool, who in pools.items())
            return {"pools": "\n".join(told)}
        case ev.WgQualified(best_seconds=seconds):
            return {"count": len(seconds)}
        case ev.WgSemisDrawn(matches=matches):
            return {"matches": ", ".join(words.pair(pair) for pair in matches)}
        case ev.TeamReplaced():
            return {"reason": "coach" if event.old_name == event.new_name else event.reason}
        case ev.SeasonFinished(champion=champion, titles=titles):
            return {"champion": words.team(champion), "wg": words.team(titles.WG), "kdh": words.team(titles.KDH)}
        case ev.WgEntrants(teams=teams):
            return NOTHING if teams else None
        case _:
            return NOTHING


# Tables are shown as such, a referee's act is told by who reports it, and whose orders were ahead by nobody.
Kinds = frozenset[type[msgspec.Struct]]
SILENT: Kinds = frozenset({ev.MatrixDrawn, ev.Standings, ev.OrdersLapsed, ev.WeekClosed, ev.Overridden})
TELLER = Teller[Words, ev.Event]("mh", _own, SILENT)


def sentence(words: Words, event: ev.Event) -> str | None:
    """Return what happened; None for what is told in another way or not at all."""
    return TELLER.sentence(words, event)
