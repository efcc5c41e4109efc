"""What the flows that everybody uses cost the database, statement by statement; `pytest -s` prints them.

Each goes through the real bot in simulated Discord. BEGIN and COMMIT are counted apart, as transactions.
"""

from tests.e2e.duel import LAYOUTS, duel
from tests.e2e.played import another, played
from tests.e2e.season import season
from tests.e2e.test_competitions import NAMES, founded
from tests.e2e.test_rewind import BLUE, OTHER, RED, WHY, two_turns
from tests.support.league import League, Person
from tests.support.reading import words
from tests.support.statements import statements

AN_ORDER = 7  # in one transaction
A_CLOSE = 27  # with the order that closes the turn, its posts, the panel, and the beat
SHOWN_BACK = 8  # a DM, before it is confirmed
GOING_BACK, GONE_BACK = 17, 93  # shown; done and told
A_ROUND = 85  # of a competition that closes, with the matches that it opens and all that is told
HELP, MINE = 8, 9  # however many matches one has
A_LANGUAGE = 1  # once a person, and whenever their client speaks another


async def test_the_first_press_of_a_person_also_tells_his_language(league: League) -> None:
    match = await played(league)
    captain = match.red[0]
    first = (await captain.dm(RED))[-1]
    with statements() as counted:
        done = await captain.press(first, "order-ok")
    counted.show("the first press of a person, which also tells his language")
    assert "Bien reçu" in words(done.response)
    assert len(counted.in_front) <= AN_ORDER + A_LANGUAGE


async def test_an_order_confirmed_in_place_of_another_is_seven_as_well(league: League) -> None:
    match = await season(league, roster={"E": 4})
    coach = match.coaches["E-01"]
    await match.order("E-01", "A+(2)")
    shown = (await coach.dm("A(1)"))[-1]
    with statements() as counted:
        done = await coach.press(shown, "order-ok")
    counted.show("an order confirmed in place of another")
    assert "Bien reçu" in words(done.response)
    assert len(counted.in_front) <= AN_ORDER
    assert counted.transactions_of(counted.in_front) == 1


async def test_an_order_confirmed_in_the_server_is_no_more_though_its_receipt_goes_by_dm(league: League) -> None:
    match = await played(league)
    captain = match.red[0]
    shown = await captain.command("kollaball ordres", here=match.thread, texte=RED)
    before = len(captain.inbox())
    with statements() as counted:
        done = await captain.press(shown.response, "order-ok")
    counted.show("an order confirmed in the server")
    assert "Bien reçu" in words(done.response) and len(captain.inbox()) == before + 1
    assert len(counted.in_front) <= AN_ORDER
    assert counted.transactions_of(counted.in_front) == 1


async def test_an_order_that_closes_its_turn_with_all_its_posts(league: League) -> None:
    match = await played(league)
    await match.blue[0].command("kollaball mes-ordres", here=match.thread)  # their language is known
    await match.order(match.red[0], RED)
    shown, posts = (await match.blue[0].dm(BLUE))[-1], len(match.told)
    with statements() as counted:
        await match.blue[0].press(shown, "order-ok")
    counted.show("an order that closes its turn, and the posts")
    assert len(match.told) > posts
    assert len(counted.statements) <= A_CLOSE


async def test_a_move_of_a_duel_that_is_played_at_once(league: League, captain: Person, opponent: Person) -> None:
    match = await duel(league, captain, opponent)
    acting = await match.acting()
    left = " ".join(LAYOUTS["left" if acting is match.left else "right"].split()[:6])
    shown, posts = (await acting.dm(left))[-1], len(match.posts)
    with statements() as counted:
        await acting.press(shown, "order-ok")
    counted.show("a move that closes its turn, and the posts")
    assert len(match.posts) > posts
    assert len(counted.statements) <= A_CLOSE


async def test_help_reads_all_matches_at_once(league: League) -> None:
    match = await played(league)
    captain = match.red[0]
    await captain.command("aide", here=match.thread)  # their language is known
    with statements() as one:
        await captain.command("aide", here=match.thread)
    for number in range(6):
        await another(league, match.referee, teams=(match.red, match.blue), name=f"Match {number}")
    with statements() as seven:
        shown = await captain.command("aide", here=match.thread)
    seven.show("/aide of a captain of seven matches")
    assert "et 4 autres" in words(shown.response)
    assert len(seven.in_front) == len(one.in_front) <= HELP
    with statements() as listed:
        await captain.command("mes-matchs")
    listed.show("/mes-matchs of the same")
    assert len(listed.in_front) <= MINE


async def test_going_back_shown_then_done_and_told(league: League) -> None:
    match = await two_turns(league)
    await match.arbitrate("journal")  # their language is known
    with statements() as counted:
        shown = await match.arbitrate("revenir", etape="2", equipe="rouge", texte=OTHER, raison=WHY)
    counted.show("going back, shown")
    assert "Ce qui vient à la place" in words(shown.response)
    assert len(counted.statements) <= GOING_BACK
    with statements() as done:
        await match.referee.press(shown.response, "rewind")
        await league.advance(seconds=16)
    done.show("going back, done and told")
    assert "Tour rejoué" in "".join(match.told)
    assert len(done.statements) <= GONE_BACK


async def test_an_order_shown_back(league: League) -> None:
    match = await played(league)
    await match.red[0].dm(RED)  # their language is known
    with statements() as counted:
        shown = await match.red[0].dm(RED)
    counted.show("a DM, shown back")
    assert "Envoyer" in words(shown[-1])
    assert len(counted.statements) <= SHOWN_BACK


async def test_a_round_that_closes_and_opens_its_matches(league: League, referee: Person) -> None:
    cup = await founded(league, referee, "cup")
    await cup.enter(*NAMES[:4])
    with statements() as counted:
        await cup.overdue()
    counted.show("a round of a competition that opens two matches")
    assert len(await cup.matches()) == 2
    assert len(counted.statements) <= A_ROUND
