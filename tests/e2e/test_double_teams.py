"""Teams: taken ready, written in the form, sent as a file; changed by their coach alone; every version kept; traded."""

import pytest

from referee.desk import arbitration
from referee.league import teams
from referee.model import By
from tests.e2e.forging import forge
from tests.e2e.shifts import challenge, rink, roster, team_of
from tests.support.contest import installed
from tests.support.league import League, Person
from tests.support.reading import custom_ids, modal_text, plain, text_of

MEN = "9;C;2;3;2;1;;\n11;W;2;2;2;1;;\n17;W;2;2;2;1;;\n4;D;2;2;1;2;;\n5;D;1;2;2;3;;\n31;G;;;;;4;"


def upload(text: str | bytes) -> tuple[str, bytes]:
    return "equipe.csv", text if isinstance(text, bytes) else text.encode()


async def equipe(league: League, person: Person, **options: object) -> str:
    result = await person.command("double-echec equipe", here=league.channel("general"), **options)
    assert result.ephemeral
    return plain(text_of(result.response))


async def test_a_newcomer_takes_a_ready_team_and_changes_it_in_the_form(league: League, captain: Person) -> None:
    await installed(league)
    general = league.channel("general")
    asked = (await captain.command("double-echec equipe", here=general)).response
    assert "Vous n'avez pas encore d'équipe" in text_of(asked)
    shown = (await captain.press(asked, "de-team-take:cometes")).response
    assert "### Comètes · fiche d'équipe, version 1" in plain(text_of(shown))
    assert "9 (2-3-2-1)" in text_of(shown) and "GB 31" in text_of(shown)
    form = await captain.press(shown, "de-team-edit")
    assert "9;C;2;3;2;1;;192000" in modal_text(form)
    wrong = (await captain.fill(form, text=f"{MEN}\nA1;11;9;99")).response
    assert "Ligne 7 : A1 nomme le 99" in plain(text_of(wrong)) and "Rien n'a été changé" in text_of(wrong)
    form = await captain.press(shown, "de-team-edit")
    changed = (await captain.fill(form, text=f"{MEN}\nA1;11;9;17")).response
    assert "version 2" in plain(text_of(changed)) and len((await roster(league, captain)).men) == 6
    assert "19 (2-2-2-1)" in await equipe(league, captain, version=1)
    assert "a 2 versions" in await equipe(league, captain, version=3)
    assert "une équipe par coach" in text_of((await captain.press(asked, "de-team-take:boreales")).response)


async def test_a_file_founds_a_team_or_nothing_and_only_its_coach_changes_it(
    league: League, captain: Person, opponent: Person, referee: Person
) -> None:
    await installed(league)
    faulty = await equipe(league, captain, fichier=upload("9;C;9;3;2;1;;\nx;y"))
    assert "Ligne 1 : T vaut « 9 »" in faulty and "Ligne 2" in faulty
    assert "Vous n'avez pas encore d'équipe" in await equipe(league, captain)
    assert "trop gros" in await equipe(league, captain, fichier=upload("9" * 70_000))
    assert "### Étoiles · fiche" in await equipe(league, captain, fichier=upload(MEN.encode("cp1252")), nom="Étoiles")
    assert "Seul le coach" in await equipe(league, opponent, equipe="Étoiles", modele="cometes")
    assert "Modifier" not in await equipe(league, opponent, equipe="étoiles")
    hurt = "numero;poste;T;P;V;B;A;salaire;tiers;absences\n" + MEN.replace("11;W;2;2;2;1;;", "11;W;2;2;2;1;;;2;1")
    assert "l'affaire des arbitres" in await equipe(league, captain, fichier=upload(hurt))
    told = await equipe(league, referee, equipe="Étoiles", fichier=upload(hurt))
    assert "11 : manque le prochain match, 2/3 de blessure" in told
    offer = await challenge(league, captain)
    unfit = text_of((await opponent.press(offer, "de-accept")).response)
    assert "Étoiles ne peut pas jouer, il lui manque un ailier" in unfit
    assert league.threads() == []


async def test_a_sheet_is_handed_in_as_a_file_of_the_form_in_place_of_its_text(league: League, captain: Person) -> None:
    await installed(league)
    asked = (await captain.command("double-echec equipe", here=league.channel("general"))).response
    form = await captain.press(asked, "de-team-new")
    large = (await captain.fill(form, text="x", file=upload("9" * 70_000))).response
    assert "trop gros" in text_of(large)
    form = await captain.press(asked, "de-team-new")
    shown = (await captain.fill(form, text="9;C;9", file=upload(MEN.encode("cp1252")))).response
    assert "version 1" in plain(text_of(shown)) and len((await roster(league, captain)).men) == 6
    form = await captain.press(shown, "de-team-edit")
    wrong = (await captain.fill(form, text=MEN, file=upload(f"{MEN}\nA1;11;9;99"))).response
    assert "Ligne 7 : A1 nomme le 99" in plain(text_of(wrong)) and "Rien n'a été changé" in text_of(wrong)
    form = await captain.press(shown, "de-team-edit")
    changed = (await captain.fill(form, text=MEN, file=upload(f"{MEN}\nA1;11;9;17"))).response
    assert "version 2" in plain(text_of(changed)) and (await roster(league, captain)).lines["A1"] == (11, 9, 17)


@pytest.mark.clause("DE-B.league-f")
async def test_a_trade_moves_men_with_what_is_theirs_or_nothing(
    league: League, captain: Person, opponent: Person, referee: Person
) -> None:
    match = await rink(league, captain, opponent)
    general = league.channel("general")

    async def trade(**options: object) -> str:
        result = await referee.command("double-echec echange", here=general, **options)
        return plain(text_of(result.response))

    both = {"equipe": "Comètes", "autre": "Boréales"}
    assert "n'est pas un joueur de Comètes" in await trade(**both, donne="99")
    assert "deux équipes différentes" in await trade(equipe="Comètes", autre="comètes", donne="9")
    assert "n'aurait plus une ligne complète" in await trade(**both, donne="9,19,12")
    before = await roster(league, captain), await roster(league, opponent)
    assert before[0].player(9) and before[1].player(66)
    told = await trade(**both, donne="9", recoit="66, 2")
    assert "Comètes → Boréales : le 9" in told and "Boréales → Comètes : les 66, 2" in told
    assert "Échange conclu" in told and (await roster(league, captain)).player(9)  # they play: it waits
    house = league.bot.app.house
    await arbitration.correct_position(
        house, match.contest_id, By(referee.id, "fini"), op="forfeit", fields={"seat": "away"}
    )
    await league.advance(seconds=16)
    home, away = await roster(league, captain), await roster(league, opponent)
    assert home.player(66) == before[1].player(66) and home.player(9) is None and away.player(9) == before[0].player(9)
    assert home.lines["A1"] == (11, 66, 17) and "P1" not in away.lines
    told = plain("".join(text_of(post) for post in league.channel("annonces-sifflet").history()))
    assert f"masse salariale {home.payroll:,} $".replace(",", " ") in told
    team = await team_of(league, captain)
    assert len(await teams.list_versions(house, team.id)) == 3  # as it was entered, after the match, after the trade
    offered = (await captain.command("double-echec echange", here=general, **both, donne="11")).response
    assert "propose cet échange à" in text_of(offered)
    taken_back = (await captain.press(offered, "de-trade-no")).response
    assert "Pas d'échange" in text_of(taken_back) and (await roster(league, captain)).player(11)


async def test_forged_presses_on_teams_change_nothing(league: League, captain: Person, stranger: Person) -> None:
    await installed(league)
    asked = (await captain.command("double-echec equipe", here=league.channel("general"))).response
    shown = (await captain.press(asked, "de-team-take:cometes")).response
    assert [name for name in custom_ids(shown) if name.startswith("de-team-edit")]
    team = await team_of(league, captain)
    edit = next(name for name in custom_ids(shown) if name.startswith("de-team-edit"))
    refused = await forge(stranger, shown, edit, here=league.channel("general"))
    assert "Seul le coach" in text_of(refused.response)
    assert (await team_of(league, captain)).data == team.data
