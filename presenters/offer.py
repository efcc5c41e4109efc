"""A challenge as people see it, whatever the game: who offers what to whom, how long it stands, what may be pressed."""

from dataclasses import dataclass

from presenters.escaping import escape
from presenters.lobby import game_name
from presenters.post import Button, Post, Row, Style
from presenters.press import custom_id
from presenters.texts import Voice
from referee.model import Challenge, League


@dataclass(frozen=True)
class Look:
    """How a game's challenges look: `code` begins the ids of their presses, `colour` is that of their frame."""

    code: str
    colour: int


def offer_post(voice: Voice, league: League, challenge: Challenge, look: Look, terms: str) -> Post:
    """Return an open challenge on its `terms`, with its buttons."""
    to_user = challenge.to_user
    told = voice.t(
        "offer",
        challenger=f"<@{challenge.by_user}>",
        opponent="none" if to_user is None else f"<@{to_user}>",
        again=challenge.rematch_of is not None,
        until=challenge.expires_ms // 1000,
    )
    buttons = [Button(voice.t("offer-accept"), custom_id(f"{look.code}-accept", challenge.id), Style.success)]
    if to_user is not None:
        buttons.append(Button(voice.t("offer-decline"), custom_id(f"{look.code}-decline", challenge.id)))
    buttons.append(Button(voice.t("offer-withdraw"), custom_id(f"{look.code}-withdraw", challenge.id)))
    return Post(
        (_title(voice, league, challenge), told, terms, Row(tuple(buttons))),
        accent=look.colour,
        pings=() if to_user is None else (to_user,),
    )


def settled_post(voice: Voice, league: League, challenge: Challenge, look: Look, thread: str = "none") -> Post:
    """Return a challenge that is over: taken (its match is in `thread`), declined, withdrawn, expired."""
    told = voice.t(
        f"offer-{challenge.status}",
        challenger=f"<@{challenge.by_user}>",
        other=f"<@{challenge.taken_by or challenge.to_user or challenge.by_user}>",
        thread=thread,
    )
    return Post((_title(voice, league, challenge), told), accent=look.colour)


def _title(voice: Voice, league: League, challenge: Challenge) -> str:
    return voice.t(
        "offer-title", league=escape(league.name), game=game_name(voice, challenge.game), number=challenge.id
    )
