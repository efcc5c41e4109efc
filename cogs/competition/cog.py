"""`/competition`: founded by referees, entered by anybody, looked at by all."""

from cogs.competition.agenda import agenda
from cogs.competition.creation import carry_on, create
from cogs.competition.demand import DEMAND
from cogs.competition.desk import CORRECTIONS
from cogs.competition.entering import enter, leave
from cogs.competition.exports import export
from cogs.competition.policy import moves
from cogs.competition.rolling import again
from cogs.competition.views import PAGES
from cogs.game import GameCog
from cogs.kit.manual import Manual
from referee.competition.founding import KEY

COG = GameCog(
    game=KEY,
    code="cp",
    manual=Manual("competition.md", "CP", "cp", "4-f"),
    pages=("court", "notation"),
    contest="competition",
    own=(create, carry_on, enter, leave, *PAGES, *DEMAND, export, agenda, moves, again),
    corrections=CORRECTIONS,
    takes_orders=False,
)
