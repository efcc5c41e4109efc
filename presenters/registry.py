"""The presenters of the games that `rules.registry` lists."""

from collections.abc import Callable, Mapping
from importlib import import_module

from presenters.presenter import Presenter
from presenters.texts import Texts
from rules.registry import GAMES, PACKAGES


def _presenters() -> dict[str, Callable[[Texts], Presenter]]:
    made = [import_module(f"presenters.{name}.presenter").PRESENTER for name in PACKAGES]
    return dict(zip(GAMES, made, strict=True))


PRESENTERS: Mapping[str, Callable[[Texts], Presenter]] = _presenters()
