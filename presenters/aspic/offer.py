"""A challenge as people see it: who offers what to whom, how long it stands, what may be pressed."""

import msgspec

from presenters.aspic.signs import SIGNS
from presenters.aspic.terms import terms_text
from presenters.escaping import escape
from presenters.post import Button, Option, Post, Row, Select, Style
from presenters.press import custom_id
from presenters.texts import Voice
from referee.model import Challenge, League
from rules.aspic.settings import Offer, free_colors, settings_of

COLOUR = 0x00897B


def offer_of(challenge: Challenge) -> Offer:
    """Return what a challenge offers."""
    return msgspec.convert(challenge.settings, Offer)


def offer_post(voice: Voice, league: League, challenge: Challenge) -> Post:
    """Return an open challenge with its buttons."""
    to_user = challenge.to_user
    told = voice.t(
        "as-offer",
        challenger=f"<@{challenge.by_user}>",
        opponent="none" if to_user is None else f"<@{to_user}>",
        again=challenge.rematch_of is not None,
        until=challenge.expires_ms // 1000,
    )
    buttons = [Button(voice.t("as-offer-accept"), custom_id("as-accept", challenge.id), Style.success)]
    if to_user is not None:
        buttons.append(Button(voice.t("as-offer-decline"), custom_id("as-decline", challenge.id)))
    buttons.append(Button(voice.t("as-offer-withdraw"), custom_id("as-withdraw", challenge.id)))
    return Post(
        (_title(voice, league, challenge), told, _terms(voice, challenge), Row(tuple(buttons))),
        accent=COLOUR,
        pings=() if to_user is None else (to_user,),
    )


def settled_post(voice: Voice, league: League, challenge: Challenge, thread: str = "none") -> Post:
    """Return a challenge that is over: taken (its match is in `thread`), declined, withdrawn, expired."""
    told = voice.t(
        f"as-offer-{challenge.status}",
        challenger=f"<@{challenge.by_user}>",
        other=f"<@{challenge.taken_by or challenge.to_user or challenge.by_user}>",
        thread=thread,
    )
    return Post((_title(voice, league, challenge), told), accent=COLOUR)


def colour_post(voice: Voice, challenge: Challenge) -> Post:
    """Return the choice of a colour: none is offered that clashes with the challenger's (AS-colour-b, AS-colour-d)."""
    offer = offer_of(challenge)
    taken, pairs = offer.color, settings_of(offer.config).forbidden_color_pairs
    free = free_colors(taken, pairs)
    options = tuple(Option(f"{SIGNS['left'][color]} {voice.t(f'as-colour-{color}')}", color) for color in free)
    select = Select(custom_id("as-colour", challenge.id), voice.t("as-offer-colour"), options)
    return Post((voice.t("as-offer-which-colour", colour=voice.t(f"as-colour-{taken}")), select), accent=COLOUR)


def _title(voice: Voice, league: League, challenge: Challenge) -> str:
    return voice.t("as-offer-title", league=escape(league.name), number=challenge.id)


def _terms(voice: Voice, challenge: Challenge) -> str:
    offer = offer_of(challenge)
    settings = settings_of(offer.config)
    if challenge.rematch_of is not None:
        return f"{terms_text(voice, settings)}\n{voice.t('as-offer-ends')}"
    sides = voice.t("as-offer-sides", how=settings.sides, colour=voice.t(f"as-colour-{offer.color}"))
    return f"{terms_text(voice, settings)}\n{sides}"
