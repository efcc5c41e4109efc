"""An Aspic match as the frames of its replay: every turn in play, and each placement once it is done."""

from collections.abc import Callable, Iterable, Iterator

from boards.animation import Still
from presenters.aspic import narrative
from presenters.aspic.pictures import Pictures
from presenters.dossier import PlayedTurn
from presenters.texts import Voice
from rules.aspic.state import State

PicturesOf = Callable[[State, State], Pictures]  # of a position, under the name of the turn played in another one


def film(
    voice: Voice, course: Iterable[PlayedTurn], pictures: PicturesOf, stage: Callable[[State], str]
) -> Iterator[Still]:
    """Yield a frame for each turn of `course`; a goal is a key frame. `stage` names a turn."""
    for turn in course:
        before, after = turn.before, turn.after
        if before.phase == after.phase == "placement":
            continue  # the pieces are shown when all of them stand
        drawn = pictures(before, after)
        score = narrative.score(after.score)
        if after.result is None:
            caption = voice.t("as-film-caption", stage=stage(before), score=score)
        else:
            winner = after.result.winner
            name = "none" if winner is None else drawn.words.plain_team(winner)
            caption = voice.t("as-film-end", winner=name, score=score)
        yield Still(
            scene=drawn.turn(before, turn.events).scene,
            caption=caption,
            is_key=before.score != after.score,
            glide=drawn.glide(before, turn.events),
        )
