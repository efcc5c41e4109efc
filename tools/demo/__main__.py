"""`python -m tools.demo [GAME …] [--into FOLDER] [--posts]`: play evenings and show them in `demo/<game>/`."""

import argparse
import multiprocessing
import os
import sys
import time
import traceback
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from presenters.texts import Texts
from tools.demo.page import Card, write_front
from tools.demo.playing import run
from tools.demo.stories import STORIES

# What plays an evening takes over what has been read up to there, where that is safe: no thread has been started yet.
START = "fork" if sys.platform == "linux" else "spawn"


def main() -> int:
    """Play the evenings asked for, all of them if none is named, side by side as far as the machine has cores."""
    parser = argparse.ArgumentParser(prog="make demo", description="Une soirée par jeu, dans un Discord simulé.")
    parser.add_argument("games", nargs="*", metavar="JEU", help=f"parmi {', '.join(STORIES)} ; sans rien, tous")
    parser.add_argument("--into", type=Path, default=Path("demo"), metavar="DOSSIER")
    parser.add_argument(
        "--posts", action="store_true", help="écrire aussi tous les messages, en français et en anglais"
    )
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(STORIES):
        parser.error(f"pas de soirée pour {', '.join(sorted(unknown))} ; il y a : {', '.join(STORIES)}")
    games, folder, start = asked.games or list(STORIES), asked.into, time.time()
    print("Le vrai bot dans un Discord simulé : ni jeton, ni réseau.")
    print("".join(f"  {game:14} {STORIES[game].about}\n" for game in games), flush=True)
    cards = _play(games, folder, start, with_posts=asked.posts)
    write_front(folder / "index.html", cards, STORIES)
    print(f"\nTerminé en {time.time() - start:.0f} s. À voir, dans {folder}/ :")
    print("  index.html                    ce que Discord montrerait (à ouvrir dans un navigateur)")
    for card in cards:
        pictures = len(list((folder / card.game / "images").glob("*.png")))
        print(f"  {f'{card.game}/transcription.txt':29} tout ce que chacun a vu, dans l'ordre")
        print(f"  {f'{card.game}/images/':29} les {pictures} images publiées")
    failed = [game for game in games if game not in {card.game for card in cards}]
    if failed:
        print(f"\nUne erreur, dite plus haut, a arrêté : {', '.join(failed)}.", file=sys.stderr)
    return 1 if failed else 0


def _play(games: Sequence[str], folder: Path, start: float, *, with_posts: bool) -> list[Card]:
    """Play evenings side by side; return the cards of those that came to their end, and tell why the others did not."""
    cards = []
    Texts.load()  # once, for all
    workers = min(len(games), os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, multiprocessing.get_context(START)) as pool:
        for game, played in [(game, pool.submit(run, game, folder, start, with_posts)) for game in games]:
            try:
                cards.append(played.result())
            except Exception as error:
                print(f"\n{game} · La soirée s'arrête sur une erreur :", file=sys.stderr)
                traceback.print_exception(error)
    return cards


if __name__ == "__main__":
    sys.exit(main())
