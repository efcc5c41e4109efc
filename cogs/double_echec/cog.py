"""`/double-echec`: what only this game has, and what it shares with the others."""

from cogs.double_echec.challenge import CHALLENGES, begin_challenge, challenge
from cogs.double_echec.creation import create
from cogs.double_echec.desk import CORRECTIONS
from cogs.double_echec.season import SEASON
from cogs.double_echec.sheets import show_or_change_sheet
from cogs.double_echec.team import CODE, GAME
from cogs.double_echec.trade import trade_by_command
from cogs.double_echec.watching import try_mine
from cogs.game import GameCog
from cogs.kit.manual import Rules

COG = GameCog(
    game=GAME,
    code=CODE,
    offer=CHALLENGES.shown,
    rules=Rules("double-echec", "DE", "R.8-a"),
    own=(show_or_change_sheet, challenge, create, try_mine, *SEASON, trade_by_command),
    corrections=CORRECTIONS,
    challenges=begin_challenge,
)
