"""What only this game shows: its signs, its stage, its picture. The rest is any plain game's."""

from boards.rock_paper_scissors import signs_scene
from presenters.dossier import Dossier
from presenters.escaping import plain
from presenters.form import FormPlace
from presenters.plain import ChoiceForm, PlainPresenter
from presenters.post import Picture, SelectOption
from presenters.teller import Teller
from rules.rock_paper_scissors.events import Event
from rules.rock_paper_scissors.state import SIGNS, Sign, State


def _signs(place: FormPlace) -> tuple[SelectOption, ...]:
    return tuple(SelectOption(place.voice.t("rps-sign", sign=sign), sign) for sign in SIGNS)


class RockPaperScissorsPresenter(PlainPresenter[State, Sign, Event]):
    """See `presenters.plain`."""

    game = "rock-paper-scissors"
    code = "rps"
    form = ChoiceForm("rps", _signs)
    teller = Teller("rps")

    def stage(self, language: str, state: State) -> str:
        """Return the number of the turn."""
        return self._texts.t(language, "rps-stage", turn=state.turn)

    def picture(self, language: str, dossier: Dossier, state: State, palette: str) -> Picture:
        """Return the signs shown last and the points."""
        names = {seat: plain(name) for seat, name in dossier.team_names.items()}
        t = self._texts.voice(language).t
        shown: dict[str, str] = {side: t("rps-sign", sign=sign or "none") for side, sign in state.shown.items()}
        scene = signs_scene(state, names, shown, "safe" if palette == "safe" else "default")
        score = ", ".join(f"{names.get(side)} {points}" for side, points in state.score.items())
        return Picture(scene, "signes.png", score)


PRESENTER = RockPaperScissorsPresenter
