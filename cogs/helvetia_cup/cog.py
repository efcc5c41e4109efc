"""`/helvetia`: what only this game has, and what it shares with the others."""

from cogs.helvetia_cup.challenge import begin, challenge
from cogs.helvetia_cup.creation import create
from cogs.helvetia_cup.desk import CORRECTIONS
from cogs.helvetia_cup.manual import PagesOfHelvetia
from cogs.helvetia_cup.squad import squad
from cogs.helvetia_cup.team import CODE, GAME
from cogs.helvetia_cup.views import view
from cogs.kit.game import GameCog

COG = GameCog(
    game=GAME,
    code=CODE,
    manual=PagesOfHelvetia("helvetia-cup.md", "HC", CODE, "2.4-h"),
    pages=("family", "geek", "notation", "exemples", "cartes"),
    own=(squad, challenge, create, view),
    corrections=CORRECTIONS,
    challenges=begin,
)
