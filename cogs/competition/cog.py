"""`/competition`: founded by referees, entered by anybody, looked at by all."""

from cogs.competition.creation import carry_on, create
from cogs.competition.desk import CORRECTIONS, ask_next_season, change_moves_policy
from cogs.competition.entering import enter_by_command, leave_by_command
from cogs.competition.exports import give_agenda, give_export
from cogs.competition.views import DEMAND, PAGES
from cogs.game import GameCog
from cogs.kit.manual import Rules
from referee.competition.founding import KEY

COG = GameCog(
    game=KEY,
    code="cp",
    rules=Rules("competition", "CP", "4-f"),
    contest="competition",
    own=(
        create,
        carry_on,
        enter_by_command,
        leave_by_command,
        *PAGES,
        *DEMAND,
        give_export,
        give_agenda,
        change_moves_policy,
        ask_next_season,
    ),
    corrections=CORRECTIONS,
    takes_orders=False,
)
