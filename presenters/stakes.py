"""What a match is in its competition and what it has to decide: on its first post and its panel."""

from dataclasses import replace

from presenters.dossier import Dossier, thread_of
from presenters.escaping import escape, length
from presenters.post import TEXT_LIMIT, Post, Row, Select
from presenters.texts import Voice
from referee.turns.stakes import Stakes

NAME = 60


def with_stakes(voice: Voice, dossier: Dossier, post: Post, stakes: Stakes | None) -> Post:
    """Return a post of a hosted match that says what is at stake, where there is room to say it."""
    if stakes is None:
        return post
    told = stakes_text(voice, dossier, stakes)
    room = TEXT_LIMIT - sum(length(block) for block in post.blocks if isinstance(block, str))
    if length(told) > room:
        return post
    at = next((n for n, block in enumerate(post.blocks) if isinstance(block, Row | Select)), len(post.blocks))
    return replace(post, blocks=(*post.blocks[:at], told, *post.blocks[at:]))


def stakes_text(voice: Voice, dossier: Dossier, stakes: Stakes) -> str:
    """Return it in a line: which match of what, whether it must have a winner, the first leg."""
    home, away = (escape(name, NAME) for name in list(dossier.team_names.values())[:2])
    score = "none" if stakes.first_leg is None else f"{stakes.first_leg[0]}–{stakes.first_leg[1]}"
    return voice.t(
        "stakes", fixture=stakes.fixture, competition=thread_of(stakes.competition), decides=stakes.decides,
        again="yes" if stakes.replays else "no", home=home, away=away, leg=score,
    )  # fmt: skip
