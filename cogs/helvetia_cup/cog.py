"""`/helvetia`: what only this game has, and what it shares with the others."""

from collections.abc import Mapping

from cogs.game import GameCog
from cogs.helvetia_cup.challenge import CHALLENGES, begin_challenge, challenge
from cogs.helvetia_cup.creation import create
from cogs.helvetia_cup.desk import CORRECTIONS
from cogs.helvetia_cup.manual import PagesOfHelvetia
from cogs.helvetia_cup.series import show_series_page, training
from cogs.helvetia_cup.squad import show_squad
from cogs.helvetia_cup.team import CODE, GAME
from cogs.helvetia_cup.watching import show_view
from cogs.kit.manual import Draw
from presenters.helvetia_cup import lesson

DRAWN: Mapping[str, Draw] = {
    "family": lambda voice: (lesson.pitch_picture(voice), lesson.shot_picture(voice)),
    "geek": lambda voice: (lesson.turn_picture(voice),),
}

COG = GameCog(
    game=GAME,
    code=CODE,
    offer=CHALLENGES.shown,
    manual=PagesOfHelvetia("helvetia-cup.md", "HC", CODE, "2.4-h", DRAWN),
    pages=("family", "geek", "notation", "exemples", "cartes"),
    own=(show_squad, challenge, create, show_view, training, show_series_page),
    corrections=CORRECTIONS,
    challenges=begin_challenge,
)
