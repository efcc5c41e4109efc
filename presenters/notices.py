"""What the thread of a match tells beside its turns: the stakes, a deadline put off, a deputy, a wish to postpone.

Stakes and delays stand on the panel as well. A deputy is asked with buttons to answer, then told as there or no more;
in a competition one side asks to put a match off, for the other one to agree or refuse.
"""

from collections.abc import Sequence
from dataclasses import replace

from presenters.dossier import Dossier, thread_of
from presenters.escaping import escape, mention, text_length
from presenters.post import TEXT_LIMIT, Button, ButtonRow, ButtonStyle, Post, Select, custom_id
from presenters.texts import Voice
from referee.model import Deputy, DeputyStatus, Postponement, messages
from referee.turns.reading import Stakes

MATCH_NAME = 60


def with_stakes(voice: Voice, dossier: Dossier, post: Post, stakes: Stakes | None) -> Post:
    """Return a post of a hosted match that says what is at stake, where there is room to say it."""
    if stakes is None:
        return post
    return _with_text(post, stakes_text(voice, dossier, stakes))


def _with_text(post: Post, told: str) -> Post:
    """Return a post with a text before its buttons, where there is room for it."""
    room = TEXT_LIMIT - sum(text_length(block) for block in post.blocks if isinstance(block, str))
    if text_length(told) > room:
        return post
    at = next((n for n, block in enumerate(post.blocks) if isinstance(block, ButtonRow | Select)), len(post.blocks))
    return replace(post, blocks=(*post.blocks[:at], told, *post.blocks[at:]))


def stakes_text(voice: Voice, dossier: Dossier, stakes: Stakes) -> str:
    """Return it in a line: which match of what, whether it must have a winner, the first leg."""
    home, away = (escape(name, MATCH_NAME) for name in list(dossier.team_names.values())[:2])
    score = "none" if stakes.first_leg is None else f"{stakes.first_leg[0]}–{stakes.first_leg[1]}"
    return voice.t(
        "stakes", fixture=stakes.fixture, competition=thread_of(stakes.competition), decides=stakes.decides,
        again="yes" if stakes.replays else "no", home=home, away=away, leg=score,
    )  # fmt: skip


DELAY_ACCENT = 0x3498DB
MOST = 5  # the last of them


def delays_post(voice: Voice, title: str, dossier: Dossier, steps: Sequence[Postponement]) -> Post | None:
    """Return the word to everybody that a deadline was put off, and why; None once the turn is over."""
    if dossier.turn.status != "open" or not steps:
        return None
    return Post((title, _delay_lines(voice, dossier, steps)), accent=DELAY_ACCENT)


def with_delays(voice: Voice, dossier: Dossier, post: Post, steps: Sequence[Postponement]) -> Post:
    """Return a panel that says why the deadline is later than usual, where it is and there is room to say it."""
    if dossier.turn.status != "open" or not steps:
        return post
    return _with_text(post, _delay_lines(voice, dossier, steps))


def _delay_lines(voice: Voice, dossier: Dossier, steps: Sequence[Postponement]) -> str:
    return "\n".join(_delay_line(voice, dossier, step) for step in steps[-MOST:])


def _delay_line(voice: Voice, dossier: Dossier, step: Postponement) -> str:
    was, due = step.from_ms // 1000, step.to_ms // 1000
    if step.seat is None:
        return voice.t("postponed-no-play", was=was, due=due)
    team = escape(dossier.team_names.get(step.seat) or step.seat)
    return voice.t(f"postponed-{step.why}", was=was, due=due, captain=f"<@{step.user_id}>", team=team)


PERSON_NAME = 90


def deputy_post(voice: Voice, title: str, dossier: Dossier, one: Deputy, told: DeputyStatus) -> Post | None:
    """Return the news of a deputy, `told` as they were then; None for a request that was answered or taken back."""
    if told == "asked" and one.status != "asked":
        return None
    text = voice.t(
        f"deputy-{told}-told",
        deputy=f"<@{one.user_id}>",
        captain=f"<@{one.by_user}>",
        team=escape(dossier.team_names.get(one.seat) or one.seat, PERSON_NAME),
    )
    if told != "asked":
        return Post((title, text), pings=(one.by_user,) if told == "declined" else ())
    buttons = (
        Button(voice.t("deputy-accept"), custom_id("deputy-yes", one.id), ButtonStyle.success),
        Button(voice.t("deputy-decline"), custom_id("deputy-no", one.id)),
    )
    return Post((title, text, ButtonRow(buttons)), pings=(one.user_id,))


POSTPONING_ACCENT = 0x3498DB


def postponing_post(voice: Voice, title: str, dossier: Dossier, message: messages.MoveAsked) -> Post:
    """Return the question; whoever answers for the other side is called."""
    called = tuple(user for seat, user in dossier.captains.items() if seat in message.seats)
    told = voice.t(
        "move-asked", fixture=message.fixture, by=escape(message.by), round=message.round, due=message.due_ms // 1000,
        called=mention(*called),
    )  # fmt: skip
    buttons = (
        Button(voice.t("move-agree"), custom_id("cp-move-yes", message.move), ButtonStyle.success),
        Button(voice.t("move-refuse"), custom_id("cp-move-no", message.move)),
    )
    return Post((title, told, ButtonRow(buttons)), POSTPONING_ACCENT, pings=called)


def postponing_refused_post(voice: Voice, title: str, message: messages.MoveRefused) -> Post:
    """Return that nothing comes of it."""
    return Post((title, voice.t("move-refused", fixture=message.fixture, by=escape(message.by))), POSTPONING_ACCENT)
