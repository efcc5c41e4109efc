"""A match of Aspic that a competition hosts: home plays left, with the first colours that go together."""

from rules.aspic.choices import QUESTIONS
from rules.aspic.settings import COLORS, free_colors, read_settings, turn_deadline_s
from rules.contract import SeatId
from rules.hosting import Contenders, Hosting, Terms, options_of


def host_match(terms: Terms, sides: Contenders) -> Hosting:
    """Return how a match between two persons begins; as usual by correspondence, since they may be away.

    A draw stays one (AS-match-e). Raises `CaseError`.
    """
    config = {**options_of(QUESTIONS), **terms.options, "sides": "home_left"}
    settings = read_settings(config)
    home = COLORS[0]
    away = free_colors(home, settings.forbidden_color_pairs)[0]
    return Hosting(
        setup={
            "config": config,
            "teams": {
                "home": {"name": sides.home.name, "color": home},
                "away": {"name": sides.away.name, "color": away},
            },
        },
        home=SeatId("left"),
        away=SeatId("right"),
        turn_s=turn_deadline_s(settings),
    )
