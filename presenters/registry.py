"""The presenters of the games that `rules.registry` lists."""

from collections.abc import Iterable, Mapping
from importlib import import_module

from presenters.presenter import Presenter
from presenters.texts import Texts


def presenters_of(packages: Iterable[str], texts: Texts) -> Mapping[str, Presenter]:
    """Return the presenters of the games of these packages, by the games' keys."""
    made: list[Presenter] = [import_module(f"presenters.{name}.presenter").PRESENTER(texts) for name in packages]
    return {one.game: one for one in made}
