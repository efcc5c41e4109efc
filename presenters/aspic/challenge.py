"""What an Aspic challenge offers: its settings, the ends, the colours that are left; the terms of a match in words."""

import msgspec

from presenters.aspic.words import SIGNS, time_text
from presenters.challenges import ChallengeLook
from presenters.post import Post, Select, SelectOption, custom_id
from presenters.texts import Voice
from referee.model import Challenge
from rules.aspic.settings import (
    Offer,
    Settings,
    free_colors,
    longest_match_s,
    read_settings,
    reserve_s,
    turn_deadline_s,
)

LOOK = ChallengeLook("as", 0x00897B)


def offer_of(challenge: Challenge) -> Offer:
    """Return what a challenge offers."""
    return msgspec.convert(challenge.settings, Offer)


def colour_post(voice: Voice, challenge: Challenge) -> Post:
    """Return the choice of a colour: none is offered that clashes with the challenger's (AS-colour-b, AS-colour-d)."""
    offer = offer_of(challenge)
    taken, pairs = offer.color, read_settings(offer.config).forbidden_color_pairs
    free = free_colors(taken, pairs)
    options = tuple(SelectOption(f"{SIGNS['left'][color]} {voice.t(f'choice-as-{color}')}", color) for color in free)
    select = Select(custom_id("as-colour", challenge.id), voice.t("as-offer-colour"), options)
    return Post((voice.t("as-offer-which-colour", colour=voice.t(f"choice-as-{taken}")), select), accent=LOOK.colour)


def terms_of_offer(voice: Voice, challenge: Challenge) -> str:
    """Return on which terms one plays who takes a challenge."""
    offer = offer_of(challenge)
    settings = read_settings(offer.config)
    if challenge.rematch_of is not None:
        return f"{terms_text(voice, settings)}\n{voice.t('as-offer-ends')}"
    sides = voice.t("as-offer-sides", how=settings.sides, colour=voice.t(f"choice-as-{offer.color}"))
    return f"{terms_text(voice, settings)}\n{sides}"


def terms_text(voice: Voice, settings: Settings) -> str:
    """Return pieces, rounds, and what the clock allows, in two lines."""
    length = voice.t("as-terms-length", pieces=settings.pieces, rounds=settings.rounds_per_half)
    return f"{length}\n{_clock(voice, settings)}"


def _clock(voice: Voice, settings: Settings) -> str:
    reserve = reserve_s(settings)
    if reserve is None:
        return voice.t("as-terms-no-clock")
    is_live, deadline = settings.clock_mode == "live", turn_deadline_s(settings)
    return voice.t(
        "as-terms-clock",
        reserve=time_text(voice, reserve, is_live=is_live),
        deadline="none" if deadline is None else time_text(voice, deadline),
        longest=time_text(voice, longest_match_s(settings), is_live=is_live),
        missed=settings.max_missed if settings.on_missed == "skip" else 1,
    )
