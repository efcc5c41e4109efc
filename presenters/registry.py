"""The games' presenters. A new game is one line here."""

from collections.abc import Callable, Mapping

from presenters.aspic.presenter import AspicPresenter
from presenters.kollaball.presenter import KollaballPresenter
from presenters.matrix_hockey.presenter import MatrixHockeyPresenter
from presenters.presenter import Presenter
from presenters.texts import Texts

PRESENTERS: Mapping[str, Callable[[Texts], Presenter]] = {
    "kollaball": KollaballPresenter,
    "matrix-hockey": MatrixHockeyPresenter,
    "aspic": AspicPresenter,
}
