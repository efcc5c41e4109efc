"""Every refusal of an order (rulebook 5.4) as a captain reads it: the fault, what is possible, and nothing lost."""

from typing import Any, NamedTuple

import pytest

from referee.course import sending
from rules.kollaball.messages import MESSAGES
from rules.kollaball.state import State
from tests.e2e.forging import forge, place
from tests.e2e.played import Played, another, played
from tests.rules.kollaball.test_order_errors import NOTED, query, team
from tests.support.behind import list_owed_turns
from tests.support.league import League
from tests.support.reading import modal_text, words

NOTHING_SENT = "Rien n'a été envoyé, et rien n'est perdu"
ORDER = "1 P >B4; 2 R B4; 3 R B5; 4 R B5"
BLUE = "1 P >F4; 2 R F3; 3 R F4; 4 R G5"
OTHER = "1 P >B4; 2 R B4; 3 F B5; 4 R B5"


class Case(NamedTuple):
    """An order and the answer to it: the fault, and what is possible."""

    text: str
    fault: str
    possible: str
    state: State | None = None  # red with the ball, if not said


def tactic(name: str, **more: Any) -> State:
    return team(teams={"rouge": {"tactic": name, **more}})


CASES = {
    "empty": Case(" ;; \n", "Aucun ordre.", "Il faut une ligne par joueur, par exemple `1 P >D4; 2 R >D4"),
    "syntax": Case("1 Q D4", "Je ne comprends pas `Q`.", "Une ligne s'écrit numéro, rôle, case"),
    "unknown_cell": Case("1 P >A7", "La case `A7` n'existe pas.", "Les cases vont de `A1` à `G7`"),
    "unknown_player": Case("9 R D4", "Le joueur n° 9 n'existe pas", "Les numéros vont de 1 à 6"),
    "duplicate_player": Case("1 P >D4; 1 P >D4", "Le joueur n° 1 est annoncé deux fois.", "Une seule ligne par joueur"),
    "missing_player": Case("1 P >D4", "Le joueur n° 2 n'a pas d'ordre.", "ajoutez sa ligne, par exemple `3 R D4`"),
    "player_off_pitch": Case("5 R D4", "Le joueur n° 5 n'est pas sur le terrain.", "Retirez sa ligne."),
    "player_skips": Case("1 P >D4", "Le joueur n° 1 passe ce tour.", "Retirez sa ligne.", team("r1 C4 skip=1")),
    "entry_missing": Case(
        "1 P >D4; 3 R C4",
        "Le joueur n° 3 revient en jeu ce tour : il faut sa case d'entrée",
        "Possible : `B3, C3, B4, C4, D4, C5, D5`.",
        team("r3 B4 sideline returns=5"),
    ),
    "entry_not_due": Case("1 E D4 P >D4", "Le joueur n° 1 ne revient pas en jeu ce tour.", "Retirez `E`"),
    "entry_cell": Case(
        "3 E E6 R C4",
        "Le joueur n° 3 ne peut pas entrer sur la case `E6`.",
        "Possible : `B3, C3, B4, C4, D4, C5, D5`.",
        team("r3 B4 sideline returns=5 radius=1"),
    ),
    "sub_not_allowed": Case(
        "X 3 5", "Remplacement impossible : le n° 5 ne peut pas entrer ici.", "`X 3 5` fait entrer"
    ),
    "too_many_actions": Case("2 R D5 + R E5", "Le joueur n° 2 n'a que 1 action ce tour.", "Retirez ce qui suit le `+`"),
    "role_mismatch": Case("1 R D4", "Le joueur n° 1 ne peut pas tenir ce rôle.", "Avec une balle en main : passe `2 P"),
    "wrong_origin": Case("1 C5>D5", "il est sur la case `C4`.", "La case de départ peut être omise : `2 P >D4`."),
    "not_adjacent": Case(
        "2 R F5", "La case `F5` n'est pas voisine de la case `C5`", "Possible : `C4, D5, D6, C6, B5, B4`."
    ),
    "own_goal": Case(
        "2 R A4", "Interdit de revenir dans son en-but", "le joueur n° 2 doit viser une autre case", team("r2 B4")
    ),
    "own_goal_stay": Case(
        "1 POSE", "Interdit de rester dans son en-but", "doit en sortir, ou passer s'il a la balle", team("r1 A4")
    ),
    "not_forward": Case("2 F B5", "la case `B5` n'est pas devant.", "Possible : `C4, D5, D6`."),
    "not_straight_back": Case("4 R C5", "Le receveur recule tout droit", "Possible : `C6`."),
    "not_backward": Case("1 <D4", "Le porteur recule d'une case", "Possible : `B3, B4, C5`."),
    "sprint_path": Case("2 R D5 S", "Sprint : deux cases", "Sans sprint, une seule case : `1 R D4`."),
    "pass_range": Case("1 >B4", "Passe hors de portée vers la case `B4`.", "Possible : `C3, D4, D5`."),
    "no_ball_here": Case("2 RAM", "Pas de balle à ramasser : rien n'est au sol", "On ramasse sur sa propre case"),
    "ball_too_fresh": Case(
        "2 RAM",
        "Pas de balle à ramasser pour l'instant",
        "Elle pourra l'être au tour suivant.",
        team(bleue="ground C5 5"),
    ),
    "wrong_class": Case("1 P >D4 B", "n'a pas cette action spéciale (blocage).", "archer `D`, voleur `L2`"),
    "special_used": Case(
        "2 R D5>E5 S",
        "Le joueur n° 2 n'a plus d'action spéciale à jouer",
        "une par match",
        team("r2 C5 ranger special_used=true"),
    ),
    "no_legend": Case("2 R D5>E5 G:S", "n'a pas de coup de légende à jouer", "`G:` est réservé aux légendes"),
    "nothing_to_copy": Case(
        "2 R D5>E5 K:S", "Rien à copier", "au tour précédent (sprint)", team("r2 C5 alchemist", teams={})
    ),
    "special_misplaced": Case("2 - S", "ne va pas avec cette action (sprint).", "Le sprint suit un déplacement"),
    "bribe_amount": Case("3 R C4 V+49", "Montant impossible : 49.", "va de 50 deniers à 500 deniers"),
    "decoy_target": Case("4 R E6 L9", "ne peut pas aller au joueur n° 9.", "Donnez-le à un joueur de l'équipe"),
    "reserve_illegal": Case("2 R D5 ? R C4", "Réserve impossible.", "Possible : `C5`."),
    "tactic_disabled": Case(
        "T FEINTE 1 D4", "Les tactiques ne sont pas jouées", "Retirez la ligne `T`.", team(config={"tactics": False})
    ),
    "tactic_used": Case(
        "T FEINTE 1 D4", "est déjà jouée", "une fois par match. Retirez", tactic("feint", tactic_used=True)
    ),
    "tactic_not_yours": Case("T REPLI 1", "Ce n'est pas la tactique de votre équipe.", ""),
    "nothing_to_imitate": Case("T JEU FEINTE 1 D4", "Rien à imiter", "au tour précédent", tactic("own_game")),
    "tactic_needs_carrier": Case("T FEINTE 2 D5", "Cette tactique demande un porteur", "Exemple : `T FEINTE 2 D4`."),
    "tactic_target": Case(
        "2 R D5; T FEINTE 1 B4", "Cette tactique ne permet pas ce choix.", "Possible : `C3, D4, D5`."
    ),
    "tactic_not_alone": Case("1 P >D4; T FEINTE 1 D4", "La tactique ne va pas avec cette ligne", "Retirez la ligne"),
    "placement_carrier": Case(
        "T PLACEMENT 1", "On ne désigne pas le porteur", "vise un adversaire sans balle", query(bleue="b1")
    ),
    "information_conflict": Case(
        "T PLACEMENT 1",
        "Le placement ne peut pas être demandé maintenant",
        "Redonnez vos ordres sans lui.",
        query(placement_blocked=True),
    ),
    "neutralised_unchanged": Case(
        "1 P >D4; 2 R D5; 3 R C4; 4 R E6",
        "Changez au moins deux actions",
        "vos ordres neutralisés sont notés",
        team(noted=NOTED),
    ),
    "timeout_lost": Case("ARRET", "Plus d'arrêt de jeu", "Donnez vos ordres.", tactic("feint", timeout="lost")),
    "lineup": Case(
        "COMPO 1 2 3 3 BALLE 1",
        "Il faut quatre titulaires différents, aucun exclu",
        "`COMPO 1 2 3 5 BALLE 2`",
        team(stage="lineup"),
    ),
}
OF_THE_BOT = {"not_captain", "already_submitted", "not_awaited", "closed"}


def field_of(form: Any) -> Any:
    """Return the large field of the form in which one types."""
    return next(item["component"] for item in form.modal["components"] if "component" in item)


async def kept(match: Played) -> list[str]:
    """Return the orders that the bot holds for the open turn."""
    turn = await match.turn()
    return [seat for seat in turn.awaiting if await sending.find_own_order(match.app.house, turn.id, seat) is not None]


def test_every_code_of_the_table_is_here():
    assert set(CASES) | OF_THE_BOT == set(MESSAGES)


@pytest.mark.clause("KB-7-b", "KB-12-d", "KB-18-a")
@pytest.mark.parametrize("part", range(4))
async def test_a_refused_dm_says_what_is_wrong_and_what_is_possible(league: League, part: int):
    match, faults = await played(league), []
    captain = match.red[0]
    for code in sorted(CASES)[part::4]:
        case = CASES[code]
        await place(match, case.state or team())
        told = [words(answer) for answer in await captain.dm(case.text)]
        stands = len(told) == 1 and case.fault in told[0] and case.possible in told[0] and NOTHING_SENT in told[0]
        names_all = bool(told) and all(word in told[0] for word in ("Ligue d'essai", "Les Aigles – Les Bisons", "tour"))
        if not stands or not (names_all or code == "lineup"):
            faults.append((code, told))
    assert faults == []
    assert await kept(match) == []


async def test_the_place_of_the_fault_is_marked(league: League):
    match = await played(league)
    [told] = await match.red[0].dm("1 P >B4; 2 R Z9; 3 R B5")
    assert r"Ici : 1 P \>B4; 2 R __**Z9**__ ; 3 R B5" in words(told)


async def test_a_refused_text_of_a_form_or_a_command_is_given_back(league: League):
    match = await played(league)
    captain, text = match.red[0], "1 P >C4\n2 R `C4`"
    form = await captain.press(match.panel, "type")
    by_form = words((await captain.fill(form, text=text)).response)
    assert "Je ne comprends pas" in by_form
    assert "```\n1 P >C4\n2 R 'C4'\n```" in by_form
    by_command = words((await captain.command("kollaball ordres", here=match.thread, texte="1 P >Z9")).response)
    assert "La case `Z9` n'existe pas." in by_command
    assert "```\n1 P >Z9\n```" in by_command
    assert await kept(match) == []


async def test_correct_opens_a_form_with_the_text_and_the_fault_marked(league: League):
    match = await played(league)
    captain, text = match.red[0], "1 P >B4\n2 R Z9; 3 R B5"
    [by_dm] = await captain.dm(text)
    by_form = (await captain.fill(await captain.press(match.panel, "type"), text=text)).response
    by_command = (await captain.command("kollaball ordres", here=match.thread, texte=text.replace("\n", ";"))).response
    for shown, kept in ((by_dm, text), (by_form, text), (by_command, text.replace("\n", ";"))):
        form = await captain.press(shown, "correct")
        assert field_of(form)["value"] == kept
        assert "La case `Z9` n'existe pas." in modal_text(form)
        assert "2 R __**Z9**__ ; 3 R B5" in modal_text(form)
        again = (await captain.fill(form, text=ORDER)).response
        assert "Envoyer ces ordres" in words(again)
    refused = (await captain.fill(await captain.press(by_dm, "correct"), text="1 P >Y9")).response
    assert field_of(await captain.press(refused, "correct"))["value"] == "1 P >Y9"


async def test_correct_is_not_offered_for_a_text_that_the_form_would_not_hold_whole(league: League):
    match = await played(league)
    captain = match.red[0]
    for text, is_whole in (("1 P >Z9" + " " * 1990, True), ("1 P >Z9" + " " * 2000 + ";", False)):
        shown = (await captain.command("kollaball ordres", here=match.thread, texte=text)).response
        assert ("Corriger" in words(shown)) == is_whole


async def test_correct_is_for_whoever_wrote_the_text_and_as_long_as_it_may_be_sent(league: League):
    match = await played(league)
    captain = match.red[0]
    [told] = await captain.dm("1 P >Z9")
    turn = await match.turn()
    forged = await forge(match.blue[0], match.panel, f"correct:{turn.id}:rouge", here=match.thread)
    assert forged.modal is None
    assert "Seul le capitaine" in words(forged.response)
    nothing = await forge(captain, match.panel, f"correct:{turn.id}:rouge", here=match.thread)
    assert "Je ne retrouve plus le message" in words(nothing.response)
    await match.overdue()
    late = await captain.press(told, "correct")
    assert late.modal is None
    assert "Trop tard" in words(late.response)


@pytest.mark.clause("KB-7-b", "KB-7-i")
async def test_only_the_captain_sends_orders(league: League):
    match = await played(league)
    mate, stranger = match.red[1], league.person("stan")
    for person in (mate, stranger):
        shown = await person.press(match.panel, "type")
        assert shown.modal is None
        assert "Seul le capitaine envoie les ordres" in words(shown.response)
        assert NOTHING_SENT in words(shown.response)
    by_command = await mate.command("kollaball ordres", here=match.thread, texte=ORDER)
    assert "Seul le capitaine" in words(by_command.response)
    [told] = await mate.dm(ORDER)
    assert "donc rien n'a été envoyé" in words(told)
    assert await kept(match) == []


@pytest.mark.clause("KB-7-c")
async def test_orders_once_sent_are_not_corrected(league: League):
    match = await played(league)
    captain = match.red[0]
    assert "Bien reçu" in words((await match.order(captain, ORDER)).response)
    [told] = await captain.dm(OTHER)
    assert "Un seul envoi par tour : plus rien ne se corrige ensuite" in words(told)
    assert "`/kollaball mes-ordres` les montre" in words(told)
    stored = await sending.find_own_order(match.app.house, (await match.turn()).id, "rouge")
    assert stored is not None
    assert stored.text == ORDER


@pytest.mark.clause("KB-7-e")
async def test_a_team_that_owes_nothing_is_told_so(league: League):
    match = await played(league)
    await match.orders("ARRET", BLUE)
    assert (await match.turn()).stage == "timeout"
    shown = await match.red[0].command("kollaball ordres", here=match.thread, texte=ORDER)
    assert "On n'attend pas d'ordre de vous" in words(shown.response)
    assert "le panneau du match montre qui est attendu" in words(shown.response)
    assert f"```\n{ORDER}\n```" in words(shown.response)
    [told] = await match.red[0].dm(ORDER)
    assert "donc rien n'a été envoyé" in words(told)


@pytest.mark.clause("KB-7-c")
async def test_who_confirms_after_the_close_is_too_late(league: League):
    match = await played(league)
    captain = match.red[0]
    [shown] = await captain.dm(ORDER)
    await match.overdue()
    [answer] = (await captain.press(shown, "order-ok")).followups
    assert "Trop tard : ce tour est clos." in words(answer)
    assert NOTHING_SENT in words(answer)
    assert "1 P" in words(league.fresh(shown)), "the draft is still there to read"
    assert await kept(match) == []


async def test_a_paused_match_takes_no_orders(league: League):
    match = await played(league)
    [shown] = await match.red[0].dm(ORDER)
    await match.arbitrate("pause", raison="Coupure de courant")
    [answer] = (await match.red[0].press(shown, "order-ok")).followups
    assert "Le match est en pause." in words(answer)
    [told] = await match.red[0].dm(ORDER)
    assert NOTHING_SENT in words(told)
    assert await kept(match) == []


async def test_a_captain_of_two_matches_is_asked_for_which_one(league: League):
    first = await played(league)
    second = await another(league, first.referee, teams=[first.red, first.blue], name="Match retour")
    captain = first.red[0]
    [question] = await captain.dm("1 P >Z9")
    assert "Pour lequel est ce message ?" in words(question)
    wanted = (await second.turn()).id
    result = await captain.choose(question, "dm-which", f"{wanted}:rouge")
    assert "Match retour" in words(result.response)
    assert "La case `Z9` n'existe pas." in words(result.response)
    assert [
        len(await list_owed_turns(first.app.house, captain.id)),
        await kept(first),
        await kept(second),
    ] == [2, [], []]
