"""What happens in the season: the teams of the rulebook's own example, their coaches, and what each means to play.

A coach has a plan per competition, in the order in which he would like to play it. What the week asks for and what he
still has decide (`story.py`), so that the season goes on however the draws fall.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

CHANCE = "saison 1"

LEAGUE = "Ligue des Glaces"
SEASON = "Saison d'hiver"
ORGANISER, REFEREE, VISITOR, WAITING = "odile", "régis", "zoé", "noémie"
START = "05/01 12:00"

Way = Literal["dm", "command", "panel", "form"]


@dataclass(frozen=True)
class Squad:
    """A team, its coach (nobody: it plays at random), how they send their orders, and their plans."""

    name: str
    division: str
    coach: str | None
    way: Way
    championship: str
    cup: str
    gretzky: str = ""


SQUADS = (
    Squad("Huskies", "E", "margaux", "dm", "D++(2) A(1) C#(3) B(0) E(X)", "B+(2/4) D(1/5) A(0/X) C(X/3)",
          "A(2) C(1) F+(0) H(X)"),
    Squad("Grizzlies", "E", "lucas", "form", "A(1) D#(2) B+(3) E(0) C(1)", "D(1/3) B+(2/4) C(0/5) A(X/2)",
          "B+(X) D(2) E(0) G(1)"),
    Squad("Nounours", "E", "inès", "dm", "B+(3) E(1) A(2) C(2) D(0)", "A(0/5) C(1/4) B+(2/X) D(X/3)",
          "A(1) E+(X) G(2) B(0)"),
    Squad("Icebergs", "E", "théo", "panel", "D(1) C+(2) E(X) A#(3) B(1)", "B(2/2) A+(1/4) D(0/3) C(X/5)",
          "C(2) A(0) D(X) H+(1)"),
    Squad("Cybériens", "E", "basile", "dm", "A(2) B(1) D++(3) C(0) E(X)", "C(1/4) D(2/5) B(0/3) A(X/2)"),
    Squad("Igloos", "E", "camille", "dm", "A#(3) B+(2) C(1) D(X) E(0)", "A(1/1) B+(2/4) C(0/5) D(X/3)"),
    Squad("Flocons", "D2", "rose", "dm", "C(0) A+(2) D(1) B#(3) E(1)", "D+(1/5) A(2/3) C(0/4) B(X/2)"),
    Squad("Bonzommes", "D2", "hugo", "command", "A+(3) C(2) B(X) D(1) E#(0)", "A(2/4) D+(1/3) B(0/5) C(X/1)"),
    Squad("Vins Chauds", "D2", "léa", "dm", "B(X) D(1) A++(2) E(3) C(0)", "B+(0/X) C(2/4) A(1/5) D(X/3)"),
    Squad("Free Riders", "D2", "tom", "dm", "D(3) A(1) E+(2) C(0) B#(1)", "C(2/4) B(1/3) D+(0/5) A(X/2)"),
    Squad("Culs Gelés", "D2", "sarah", "dm", "B++(1) E#(2) C(3) A(0) D(X)", "D(1/2) A(2/5) B+(0/4) C(X/3)"),
    Squad("K-Ribou", "D2", None, "dm", "C(2) B+(1) D(0) A(3) E#(X)", "A+(2/4) C(1/5) D(0/3) B(X/2)"),
)  # fmt: skip

# The lines that the referee's first list has wrong: a coach by their first name, a team twice, a level that is none.
WRONG_LINES = ("Icebergs;E;théo", "Huskies;E;", "Flocons;deuxième;")

OPTIONS = """\
# Une petite ligue : deux poules de deux en coupe Gretzky, une équipe qui monte.
promote = 1
WG.pools = 2
WG.pool_size = 2
weekly.day = "dimanche"
weekly.hour = 20
"""
MODULES = ("WG", "KDH", "bonus-goal", "super-saves", "double-week", "ahead", "take-over")  # weeks last until Sunday

# First tries that the rules refuse, with the reason in the answer: a column too far, a 3 in a cup, no value.
WRONG: Mapping[str, str] = {"Huskies": "F+(2)", "Vins Chauds": "CH B(X); KDH B+(3/1)", "Culs Gelés": "KDH D(1)"}
AHEAD = "Igloos"  # sends the championship's whole season in one message
AHEAD_TEXT = "CH1 A#(3)\nCH2 B+(2)\nCH3 C(1)\nCH4 D(X)\nCH5 E(0)"
GREEDY, GREEDY_TEXT = "Nounours", "CH2 E+++(1); KDH2 C+++(1/4)"  # more extra goals than it has: a warning
FORGETFUL = "Cybériens"  # sends nothing in the first week, and in the third
LOST_ORDER = "CH1 A(2)"
VACANT = "K-Ribou"  # without a coach in the first week
LEAVING, HEIR = "Free Riders", "paul"
DIE, DIE_VALUE = "ch/3/bonus/E", 3
AMBIGUOUS = "E(1)"  # in the last week two rounds are played

SHOUT = "J'avais posté mes ordres ici au lieu de te les envoyer, Régis : A(2) ! Regarde, dimanche à 19 h."
REASONS: Mapping[str, str] = {
    "replay": "Ordre posté dans le mauvais salon dimanche à 19 h, donc à temps.",
    "prolonger": "Panne de courant sur tout le quartier de la patinoire.",
    "de": "But bonus tiré en public avant le match de gala, par Zoé.",
    "take_over": "Tom déménage ; Paul reprend les Free Riders avec son accord.",
}


def best(plan: str, columns: str, values: Mapping[str, int], shots: Mapping[str, int]) -> str:
    """Return the first choice of a plan whose column is left, its values replaced by others where they are spent."""
    choice = next(one for one in plan.split() if one[0] in columns)
    head, _, rest = choice.rstrip(")").partition("(")
    overtime, _, so = rest.partition("/")
    overtime = overtime if overtime in values else next(iter(values))
    if not shots:
        return f"{head}({overtime})"
    return f"{head}({overtime}/{so if so in shots else next(iter(shots))})"
