"""What a draw is made for, in words."""

import re

from presenters.escaping import escape
from presenters.matrix_hockey.words import Words

_KINDS = (
    (re.compile(r"(?:ch|wg|kdh)/\d+/(column|ot|x_ot)/(.+)"), True),
    (re.compile(r"kdh/\d+/(so|x_so)/(.+)"), True),
    (re.compile(r"ch/\d+/(bonus)/(.+)"), False),
    (re.compile(r"kdh/\d+/(draw|readmit|bye)(.*)"), False),
    (re.compile(r"(?:kdh|wg)/\d+/(lot)(.*)"), False),
    (re.compile(r"(lot)/(.+)"), False),
    (re.compile(r"wg/(pools|semis)(.*)"), False),
    (re.compile(r"(matrix)/(.+)"), False),
)

FORMS = (
    "ch/<r>/column/<team>",
    "ch/<r>/ot/<team>",
    "ch/<r>/bonus/<division>",
    "ch/<r>/x_ot/<team>",
    "wg/<r>/column/<team>",
    "wg/<r>/ot/<team>",
    "wg/<r>/x_ot/<team>",
    "wg/<r>/lot/<i>",
    "wg/semis",
    "kdh/<r>/x_ot/<team>",
    "kdh/<r>/x_so/<team>",
    "kdh/<r>/draw/<i>/home",
    "kdh/<r>/draw/<i>/away",
    "kdh/<r>/readmit/<i>",
    "kdh/<r>/lot/<i>",
    "kdh/<r>/bye",
    "lot/CH/<division>/<rank>",
    "lot/WG/<pool>/<rank>",
    "lot/WG/seconds/<rank>",
)


def label_words(words: Words, label: str) -> str:
    """Return what the die `label` is rolled for."""
    for shape, is_of_team in _KINDS:
        if found := shape.fullmatch(label):
            named, of = found[1], found[2].strip("/")
            subject = words.team(of) if is_of_team else words.division(of) if named == "bonus" else escape(of)
            return words.t(f"mh-die-{named.replace('_', '-')}", subject=subject or "—")
    return words.t("mh-die-other", subject=escape(label))
