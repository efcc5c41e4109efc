"""The games' presenters. A new game is one line here."""

from collections.abc import Callable, Mapping

from cogs.aspic.presenter import AspicPresenter
from cogs.kollaball.presenter import KollaballPresenter
from cogs.matrix_hockey.presenter import MatrixHockeyPresenter
from cogs.shared.presenter import Presenter
from cogs.shared.texts import Texts

PRESENTERS: Mapping[str, Callable[[Texts], Presenter]] = {
    "kollaball": KollaballPresenter,
    "matrix-hockey": MatrixHockeyPresenter,
    "aspic": AspicPresenter,
}
