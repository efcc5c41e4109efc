"""A challenge as people see it, whatever the game: who offers what to whom, how long it stands, what may be pressed."""

from dataclasses import dataclass

from presenters.escaping import escape, mention
from presenters.lobby import game_name
from presenters.post import Button, ButtonRow, ButtonStyle, Post, custom_id
from presenters.texts import Voice
from referee.model import Challenge, League


@dataclass(frozen=True)
class ChallengeLook:
    """How a game's challenges look: `code` begins the ids of their presses, `colour` is that of their frame."""

    code: str
    colour: int


def offer_post(voice: Voice, league: League, challenge: Challenge, look: ChallengeLook, terms: str) -> Post:
    """Return an open challenge on its `terms`, with its buttons."""
    to_user = challenge.to_user
    told = voice.t(
        "offer",
        challenger=f"<@{challenge.by_user}>",
        opponent=mention(to_user),
        again=challenge.rematch_of is not None,
        until=challenge.expires_ms // 1000,
    )
    accept, decline = answer_buttons(voice, challenge, look.code)
    both = (accept,) if to_user is None else (accept, decline)
    return Post(
        (
            _challenge_title(voice, league, challenge),
            told,
            terms,
            ButtonRow((*both, withdraw_button(voice, challenge, look.code))),
        ),
        accent=look.colour,
        pings=() if to_user is None else (to_user,),
    )


def answer_buttons(voice: Voice, challenge: Challenge, code: str, which: str = "") -> tuple[Button, Button]:
    """Return the buttons that take a challenge and turn it down; `code` is its game's, `which` the kind of label."""
    return (
        Button(
            voice.t(f"offer-accept{which}", number=challenge.id),
            custom_id(f"{code}-accept", challenge.id),
            ButtonStyle.success,
        ),
        Button(voice.t(f"offer-decline{which}", number=challenge.id), custom_id(f"{code}-decline", challenge.id)),
    )


def withdraw_button(voice: Voice, challenge: Challenge, code: str, label: str = "offer-withdraw") -> Button:
    """Return the button that takes a challenge back; `code` is its game's."""
    return Button(voice.t(label, number=challenge.id), custom_id(f"{code}-withdraw", challenge.id))


def settled_post(voice: Voice, league: League, challenge: Challenge, look: ChallengeLook, thread: str = "none") -> Post:
    """Return a challenge that is over: taken (its match is in `thread`), declined, withdrawn, expired."""
    told = voice.t(
        f"offer-{challenge.status}",
        challenger=f"<@{challenge.by_user}>",
        other=f"<@{challenge.taken_by or challenge.to_user or challenge.by_user}>",
        thread=thread,
    )
    return Post((_challenge_title(voice, league, challenge), told), accent=look.colour)


def _challenge_title(voice: Voice, league: League, challenge: Challenge) -> str:
    return voice.t(
        "offer-title", league=escape(league.name), game=game_name(voice, challenge.game), number=challenge.id
    )
