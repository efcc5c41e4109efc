"""A match of Helvetia Cup that a competition hosts: two coaches with their clubs; and how it counts there."""

from rules.contract import How, JsonObject
from rules.helvetia_cup.cards import cards_of_kind
from rules.helvetia_cup.teams import TEAMS
from rules.hosting import Contender, Contenders, Hosting, Terms

HOWS: dict[str, How] = {"time": "score", "overtime": "overtime", "shootout": "shootout", "forfeit": "forfeit"}


def host_match(terms: Terms, sides: Contenders) -> Hosting:
    """Return how a match of two clubs begins: as of a league where it may end level, else of a cup (HC-0-b)."""
    options = dict(terms.options)
    variant = options.pop("variant", "family")
    has_cards = bool(options.get("cards"))
    return Hosting(
        setup={
            "variant": variant,
            "mode": "cup" if terms.level == "no" else "league",
            "config": options,
            "teams": {"home": _side(sides.home, has_cards), "away": _side(sides.away, has_cards)},
        }
    )


def _side(side: Contender, has_cards: bool) -> JsonObject:
    """Return a side as it begins: with all cards of its club where they are played (HC-3.1-l)."""
    club = side.data.get("club")
    club = club if isinstance(club, str) and club in TEAMS else next(iter(TEAMS))
    if not has_cards:
        return {"team": club}
    return {
        "team": club,
        "deck": list(cards_of_kind(club, "power")),
        "legends_left": list(cards_of_kind(club, "legend")),
    }
