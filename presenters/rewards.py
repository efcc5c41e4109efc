"""Rewards in words: what is promised, who has won it and still has to come, and that it is given."""

from presenters.escaping import escape
from presenters.fitting import name_some
from presenters.post import Button, ButtonRow, ButtonStyle, Post, custom_id
from presenters.texts import Voice
from referee.league.rewards import RewardStanding

NAME, TEXT = 60, 200
GOLD = 0xF1C40F


def reward_line(voice: Voice, one: RewardStanding) -> str:
    """Return how it stands with a reward, in a line."""
    state = "open" if one.winner is None else "given" if one.is_given else "due"
    return voice.t(
        "reward-line",
        place=one.reward.place,
        reward=escape(one.reward.text, TEXT),
        winner=escape(one.name, NAME),
        people=_people(voice, one) or "none",
        state=state,
    )


def due_post(voice: Voice, title: str, one: RewardStanding) -> Post | None:
    """Return the call to those who have to come for a reward; None once nobody has to."""
    if not one.awaited or one.is_replaced:
        return None
    told = voice.t("reward-due", winner=escape(one.name, NAME), reward=escape(one.reward.text, TEXT))
    awaited = voice.t("reward-awaited", people=_people(voice, one))
    return Post((title, told, awaited, ButtonRow((here_button(voice, one),))), GOLD, one.awaited)


def given_post(voice: Voice, title: str, one: RewardStanding) -> Post | None:
    """Return that a reward was given; None where that holds no longer."""
    if not one.is_given:
        return None
    told = voice.t("reward-given", winner=escape(one.name, NAME), reward=escape(one.reward.text, TEXT))
    return Post((title, told), GOLD)


def here_button(voice: Voice, one: RewardStanding) -> Button:
    """Return the button by which a winner comes for their reward."""
    return Button(voice.t("reward-here"), custom_id("reward-here", one.reward.id), ButtonStyle.success)


def coming_text(voice: Voice, one: RewardStanding) -> str:
    """Return to whoever has come that they have, and who is missing."""
    return voice.t("reward-noted", reward=escape(one.reward.text, TEXT), left=len(one.awaited))


def _people(voice: Voice, one: RewardStanding) -> str:
    return name_some(voice, [f"<@{user_id}>" for user_id in one.awaited])
