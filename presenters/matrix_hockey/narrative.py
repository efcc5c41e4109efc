"""What happened, in words: a sentence an event, as a referee would say it; results in the seed's own notation.

Results are in the reader's language and harmless in a message.
"""

import msgspec

from presenters.matrix_hockey.words import GameWords
from presenters.teller import NOTHING, Teller, Values
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.events import MatchPlayed, MatchSide
from rules.matrix_hockey.state import Pair, Result, TeamId


def _own(words: GameWords, event: ev.Event) -> Values | None:  # noqa: PLR0911, PLR0912 - one per kind
    match event:
        case ev.MatchPlayed():
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
SILENT: Kinds = frozenset({ev.MatrixDrawn, ev.TableDrawnUp, ev.OrdersLapsed, ev.WeekClosed, ev.Overridden})
TELLER = Teller[GameWords, ev.Event]("mh", _own, SILENT)


def sentence(words: GameWords, event: ev.Event) -> str | None:
    """Return what happened; None for what is told in another way or not at all."""
    return TELLER.sentence(words, event)


def match_values(words: GameWords, match: MatchPlayed) -> Values:
    """Return what is told of a match: `Huskies [F+(2)]`, `Flocons [F(0)]`, and the score as of `score_text`."""
    home, away = (words.t("mh-side", team=words.team(side.team), played=side_text(words, side)) for side in match.sides)
    return {"home": home, "away": away, "score": _score(words, match)}


def match_in_short(words: GameWords, match: MatchPlayed) -> str:
    """Return who met whom and the score, without what they played."""
    return f"{words.pair((match.home, match.away))}{words.t('mh-page-score', score=_score(words, match))}"


def side_text(words: GameWords, side: MatchSide) -> str:
    """Return what a team played: `F+(2)`, `C(1/4)`; marked where it was drawn, and in a forfeit."""
    if side.column is None:
        return words.t("mh-played-onr")
    value = side.ot if side.so is None else f"{side.ot}/{side.so}"
    signs = "+" * side.extra + "#" * side.saves + r"\*" * (side.bonus or 0)
    choice = f"{side.column}{signs}({value})"
    if side.dummy:
        return words.t("mh-played-dummy", choice=choice)
    return words.t("mh-played-without", choice=choice) if side.onr else choice


def _score(words: GameWords, match: MatchPlayed) -> str:
    nobody_played = all(side.column is None for side in match.sides)
    told = score_text(words, match.score, match.so, is_late=match.ot is not None)
    return told or words.t("mh-score-lost", both=nobody_played)


def score_text(words: GameWords, score: tuple[int, int] | None, so: tuple[int, int] | None, *, is_late: bool) -> str:
    """Return `3-2`, `3-2 AP` or `2-2 (4-2 TAB)` (MH-2.2-g); nothing for a match without score."""
    if score is None:
        return ""
    goals = f"{score[0]}-{score[1]}"
    if so is not None:
        return words.t("mh-score-shootout", score=goals, home=so[0], away=so[1])
    return words.t("mh-score-overtime" if is_late else "mh-score", score=goals)


def past_score(words: GameWords, result: Result, team: TeamId | None = None) -> str:
    """Return the score of a match that is over, with the goals of `team` first if one is named."""
    turned = team is not None and result.away == team
    score, so = (pair[::-1] if pair is not None and turned else pair for pair in (result.score, result.so))
    late = any(name.startswith(("ot_", "tb_")) for name in result.classes) or result.decided == "draw"
    told = score_text(words, score, so, is_late=late)
    return told or words.t(_forfeit(result, team))


def _forfeit(result: Result, team: TeamId | None) -> str:
    if result.winner is None:
        return "mh-double-forfeit"
    return "mh-forfeit" if team is None else "mh-forfeit-won" if team == result.winner else "mh-forfeit-lost"


def tie_text(words: GameWords, pair: Pair, result: Result | None, back: TeamId | None = None) -> str:
    """Return a cup match in a line; who went through where the score does not tell it, and `back`: re-admitted."""
    told = words.pair(pair)
    if result is None:
        return told
    score = past_score(words, result)
    if result.winner is not None and (result.score is None or result.decided in {"pool_goals", "lot"}):
        score = words.t("mh-tie-through", score=score, team=words.team(result.winner))
    if back is not None:
        score = words.t("mh-tie-back", score=score, team=words.team(back))
    return f"{told}{words.t('mh-page-score', score=score)}"
