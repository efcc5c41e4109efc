"""Results in the seed's own notation, in the reader's language, harmless in a message."""

from cogs.matrix_hockey.words import Words
from rules.matrix_hockey.events import Match, Side
from rules.matrix_hockey.state import Result, TeamId


def result_text(words: Words, match: Match) -> str:
    """Return `Huskies [F+(2)] - Flocons [F(0)] : 3-2`; ` AP` after overtime, ` (4-2 TAB)` after a shoot-out."""
    home, away = (words.t("mh-side", team=words.team(side.team), played=_played(words, side)) for side in match.sides)
    return words.t("mh-result", home=home, away=away, score=_score(words, match))


def _played(words: Words, side: Side) -> str:
    if side.column is None:
        return words.t("mh-played-onr")
    value = side.ot if side.so is None else f"{side.ot}/{side.so}"
    signs = "+" * side.extra + "#" * side.saves + r"\*" * (side.bonus or 0)
    choice = f"{side.column}{signs}({value})"
    if side.dummy:
        return words.t("mh-played-dummy", choice=choice)
    return words.t("mh-played-without", choice=choice) if side.onr else choice


def _score(words: Words, match: Match) -> str:
    return score_text(words, match.score, match.so, is_late=match.ot is not None) or words.t("mh-score-lost")


def score_text(words: Words, score: tuple[int, int] | None, so: tuple[int, int] | None, *, is_late: bool) -> str:
    """Return `3-2`, `3-2 AP` or `2-2 (4-2 TAB)` (MH-2.2-g); nothing for a match without score."""
    if score is None:
        return ""
    goals = f"{score[0]}-{score[1]}"
    if so is not None:
        return words.t("mh-score-shootout", score=goals, home=so[0], away=so[1])
    return words.t("mh-score-overtime" if is_late else "mh-score", score=goals)


def past_score(words: Words, result: Result, team: TeamId | None = None) -> str:
    """Return the score of a match that is over, with the goals of `team` first if one is named."""
    turned = team is not None and result.away == team
    score, so = (pair[::-1] if pair is not None and turned else pair for pair in (result.score, result.so))
    late = any(name.startswith(("ot_", "tb_")) for name in result.classes) or result.decided == "draw"
    told = score_text(words, score, so, is_late=late)
    return told or words.t("mh-forfeit" if result.winner else "mh-double-forfeit")
