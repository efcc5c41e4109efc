"""What an Aspic challenge offers: its settings, the ends, the colours that are left."""

import msgspec

from presenters.aspic.signs import SIGNS
from presenters.aspic.terms import terms_text
from presenters.challenges import ChallengeLook
from presenters.post import Post, Select, SelectOption, custom_id
from presenters.texts import Voice
from referee.model import Challenge
from rules.aspic.settings import Offer, free_colors, read_settings

LOOK = ChallengeLook("as", 0x00897B)


def offer_of(challenge: Challenge) -> Offer:
    """Return what a challenge offers."""
    return msgspec.convert(challenge.settings, Offer)


def colour_post(voice: Voice, challenge: Challenge) -> Post:
    """Return the choice of a colour: none is offered that clashes with the challenger's (AS-colour-b, AS-colour-d)."""
    offer = offer_of(challenge)
    taken, pairs = offer.color, read_settings(offer.config).forbidden_color_pairs
    free = free_colors(taken, pairs)
    options = tuple(SelectOption(f"{SIGNS['left'][color]} {voice.t(f'as-colour-{color}')}", color) for color in free)
    select = Select(custom_id("as-colour", challenge.id), voice.t("as-offer-colour"), options)
    return Post((voice.t("as-offer-which-colour", colour=voice.t(f"as-colour-{taken}")), select), accent=LOOK.colour)


def terms_of_offer(voice: Voice, challenge: Challenge) -> str:
    """Return on which terms one plays who takes a challenge."""
    offer = offer_of(challenge)
    settings = read_settings(offer.config)
    if challenge.rematch_of is not None:
        return f"{terms_text(voice, settings)}\n{voice.t('as-offer-ends')}"
    sides = voice.t("as-offer-sides", how=settings.sides, colour=voice.t(f"as-colour-{offer.color}"))
    return f"{terms_text(voice, settings)}\n{sides}"
