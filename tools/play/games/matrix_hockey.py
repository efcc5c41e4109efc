"""A season of Matrix Hockey in its first week: six teams, two of them with a coach who is here."""

from datetime import timedelta

from tools.demo.dates import local
from tools.play.table import Hint, Table, answer

TEAMS = ("Huskies", "Grizzlies", "Nounours", "Icebergs", "Cybériens", "Igloos")
SOON = timedelta(minutes=10)


async def open_match(table: Table) -> Hint:
    """Have the referee send the list of teams; the draws are made a little later, and the week opens."""
    coaches = (table.captain.mention, table.opponent.mention, "", "", "", "")
    lines = [f"{team};E;{coach}" for team, coach in zip(TEAMS, coaches, strict=True)]
    file = ("equipes.csv", "\n".join(("equipe;division;coach", *lines)).encode())
    start = local(table.world.league.now_ms()) + SOON
    given = {"equipes": file, "nom": "Saison d'hiver", "debut": f"{start:%d/%m %H:%M}"}
    shown = await table.referee.command("matrix creer", here=table.hall, **given)
    await table.referee.press(answer(shown), "mh-plan-ok")
    await table.pass_time(minutes=15)
    thread = await table.new_thread()
    return Hint("Matrix Hockey", "« Ma semaine », « Formulaire » ; la semaine se joue à la clôture", thread.id)
