"""`/helvetia`: what only this game has, and what it shares with the others."""

from cogs.game import GameCog
from cogs.helvetia_cup.challenge import CHALLENGES, begin_challenge, challenge
from cogs.helvetia_cup.creation import create
from cogs.helvetia_cup.desk import CORRECTIONS
from cogs.helvetia_cup.series import show_series_page, training
from cogs.helvetia_cup.squad import show_squad
from cogs.helvetia_cup.team import CODE, GAME
from cogs.helvetia_cup.watching import show_view
from cogs.kit.manual import Rules

COG = GameCog(
    game=GAME,
    code=CODE,
    offer=CHALLENGES.shown,
    rules=Rules("helvetia-cup", "HC", "2.4-h"),
    own=(show_squad, challenge, create, show_view, training, show_series_page),
    corrections=CORRECTIONS,
    challenges=begin_challenge,
)
