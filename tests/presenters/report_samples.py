"""One event of every kind and variant, and the French sentence that the referee says."""

import msgspec

from rules.kollaball import events as ev

CORBEAUX, LOUPS = "🔴 Corbeaux", "🔷 Loups"
ALDRIC, BRUME, CYR, DUNE = "🔴 n° 1 Aldric", "🔴 n° 2 Brume", "🔷 n° 1 Cyr", "🔷 n° 2 Dune"


def event(kind, **fields):
    """Return an event; `here` and `entering` stand for the JSON keys `from` and `in`."""
    renamed = {{"here": "from", "entering": "in"}.get(name, name): value for name, value in fields.items()}
    return msgspec.convert({"type": kind, **renamed}, ev.Event)


STAGES = [
    (event("roll_call", team="rouge", absent=[]), f"L'équipe {CORBEAUX} est au complet à l'appel."),
    (
        event("roll_call", team="bleue", absent=["b1", "b2"]),
        f"L'équipe {LOUPS} n'est pas au complet à l'appel : il manque {CYR} et {DUNE}.",
    ),
    (
        event("lineup", team="rouge", players=["r1", "r2"], ball="r2"),
        f"L'équipe {CORBEAUX} aligne {ALDRIC} et {BRUME} ; la balle est à {BRUME}.",
    ),
    (
        event("lineup", team="rouge", players=["r1"], ball=None),
        f"L'équipe {CORBEAUX} aligne {ALDRIC} ; personne ne tient la balle.",
    ),
    (event("kickoff"), "Coup d'envoi : chaque équipe est sur son en-but, balle en main."),
    (
        event("timeout_called", team="bleue"),
        f"Le capitaine de l'équipe {LOUPS} demande un arrêt de jeu : ce tour n'est pas joué et l'arbitre tranche.",
    ),
    (
        event("timeout_ruled", team="bleue", upheld=True),
        f"Arrêt de jeu retenu : l'équipe {LOUPS} garde son droit. On redonne les ordres du tour.",
    ),
    (
        event("timeout_ruled", team="bleue", upheld=False),
        f"Arrêt de jeu rejeté : l'équipe {LOUPS} n'y a plus droit. On redonne les ordres du tour.",
    ),
    (
        event("turn_void", turn=5, missing=["rouge"], missed={"rouge": 2, "bleue": 0}),
        f"Tour 5 nul : pas d'ordres à temps de {CORBEAUX}. Tours manqués : {CORBEAUX} 2 et {LOUPS} 0.",
    ),
    (
        event("substituted", team="rouge", out="r1", entering="r2", cell="C4"),
        f"{BRUME} entre en C4 à la place de {ALDRIC}.",
    ),
    (
        event("plays_short", team="rouge", out="r1"),
        f"L'équipe {CORBEAUX} ne remplace pas {ALDRIC} : elle joue à un de moins.",
    ),
    (event("entered", player="b2", cell="D3"), f"{DUNE} revient en jeu en D3."),
    (
        event("tactic_played", team="rouge", tactic="lob", copied=False),
        f"L'équipe {CORBEAUX} joue sa tactique : chandelle.",
    ),
    (
        event("tactic_played", team="rouge", tactic="rally", copied=True),
        f"L'équipe {CORBEAUX} prend l'adversaire à son propre jeu : rassemblement tactique.",
    ),
    (
        event("tactic_failed", team="rouge", tactic="feint"),
        f"La tactique de l'équipe {CORBEAUX} échoue (feinte de course) : elle n'est pas consommée.",
    ),
    (
        event("tactics_cancelled", tactic="placement"),
        "Les deux équipes demandent un placement au même tour : pas de réponse, elles redonnent leurs ordres sans lui.",
    ),
    (
        event("tactics_cancelled", tactic="neutralise"),
        "Les deux équipes se neutralisent : les deux tactiques sont consommées, rien n'est noté.",
    ),
    (
        event("placement_revealed", team="rouge", player="b1", path=["E4", "D4"], audience="rouge"),
        f"Placement : {CYR} suit le chemin E4 → D4.",
    ),
    (
        event("placement_revealed", team="rouge", player="b1", path=["E4"], audience="rouge"),
        f"Placement : {CYR} ne bouge pas, il reste en E4.",
    ),
    (
        event("analysis_revealed", team="rouge", roles={"b1": "hitter", "b2": None}, audience="rouge"),
        f"Analyse : {CYR} est frappeur et {DUNE} est sans rôle.",
    ),
    (event("insight_cancelled"), "Les deux équipes ont joué l'analyse au même tour : elles s'annulent."),
    (
        event("neutralised", team="rouge", by="bleue"),
        f"L'équipe {LOUPS} neutralise l'équipe {CORBEAUX} : ses actions sont annulées et notées. Au prochain tour, "
        "elle doit en changer au moins deux.",
    ),
    (event("turn_resolved", turn=1234), "Le tour 1\u202f234 est joué."),
    (
        event("disqualified", team="rouge", reason="missed_turns"),
        f"L'équipe {CORBEAUX} est disqualifiée : trop de tours manqués.",
    ),
    (
        event("disqualified", team="rouge", reason="injures **graves**"),
        rf"L'équipe {CORBEAUX} est disqualifiée : injures \*\*graves\*\*.",
    ),
    (
        event("match_over", winner="rouge", reason="goal", points={"rouge": 2, "bleue": 0}),
        f"Victoire de l'équipe {CORBEAUX} : but marqué. Points : 🔴 2, 🔷 0.",
    ),
    (
        event("match_over", winner="bleue", reason="tie_break:deniers", points={"rouge": 0, "bleue": 2}),
        f"Victoire de l'équipe {LOUPS} : égalité, départagée par les deniers. Points : 🔴 0, 🔷 2.",
    ),
    (
        event("match_over", winner=None, reason="draw", points={"rouge": 1, "bleue": 1}),
        "Match terminé sans vainqueur : égalité. Points : 🔴 1, 🔷 1.",
    ),
    (
        event("override", op="set_ball", by="42", reason="balle oubliée"),
        "Décision de <@42> : balle replacée. Motif : balle oubliée",
    ),
    (
        event("override", op="exclude", by="Maître @everyone", reason="voir [ici](http://x)"),
        "Décision de Maître @\u200beveryone : joueur exclu. Motif : voir \\[ici\\]\\(http:\u200b//x\\)",
    ),
]

CHANCE = [
    (
        event("random_event", team="bleue", event="fumble", roll=83, rate=15),
        f"Évènement contre l'équipe {LOUPS} : gris-gris manqué (table : 83 ; chance ce tour : 15 %).",
    ),
    (
        event("event_replaced", event="misunderstanding"),
        "Aucune action spéciale à annuler : l'évènement devient « incompréhension ».",
    ),
    (event("no_effect", cause="hindrance"), "« Gêne » reste sans effet."),
    (
        event("special_aborted", player="r1", special="block"),
        f"L'action spéciale de {ALDRIC} est annulée mais consommée : blocage.",
    ),
    (event("player_displaced", player="r1", here="C4", to="B4", cause="warning"), f"{ALDRIC} recule de C4 en B4."),
    (
        event("player_displaced", player="r1", here="A3", to="A3", cause="indecision"),
        f"{ALDRIC} devrait reculer, mais reste en A3 faute de place derrière lui.",
    ),
    (
        event("player_hampered", player="r1", cause="hindrance"),
        f"Gêne : {ALDRIC} n'agit pas ce tour, mais pourra agir deux fois au prochain.",
    ),
    (event("player_hampered", player="r1", cause="warning"), f"Avertissement : {ALDRIC} n'agit pas ce tour."),
    (
        event("wounded", player="b1", cause="block"),
        f"{CYR} se blesse sur un blocage inflexible : pas de prochain tour, puis deux actions possibles au suivant.",
    ),
    (
        event("wounded", player="b1", cause="play_through"),
        f"Laisser jouer : {CYR} joue ce tour, manque le prochain, puis pourra agir deux fois.",
    ),
    (event("sprained", player="b1"), f"{CYR} se tord la cheville : il peut bouger, mais pas recevoir ce tour."),
    (
        event("player_removed", player="b1", cause="fracture", returns=None, cell="E4"),
        f"{CYR} quitte le terrain en E4 et ne revient plus (fracture, un remplaçant peut entrer).",
    ),
    (
        event("player_removed", player="b1", cause="referee_error", returns=7, cell="E4"),
        f"{CYR} quitte le terrain en E4 (erreur d'arbitrage) : retour au tour 7.",
    ),
    (
        event("pass_redirected", player="r2", to="D5"),
        f"{BRUME} ne peut plus passer à son receveur : il vise D5.",
    ),
    (
        event("pass_redirected", player="r2", to=None),
        f"{BRUME} ne peut plus passer à son receveur : il garde la balle.",
    ),
    (
        event("bribe", player="b1", side="against", amount=250, chance=50, roll=37, triggered=True),
        f"{CYR} glisse 250 deniers à l'arbitre contre l'adversaire : 50 % de chance, dé 37, l'arbitre accepte.",
    ),
    (
        event("bribe", player="b1", side="favour", amount=50, chance=10, roll=99, triggered=False),
        f"{CYR} glisse 50 deniers à l'arbitre en faveur des siens : 10 % de chance, dé 99, l'arbitre refuse.",
    ),
    (
        event("bribe_effect", player="b1", effect="hindrance", roll=12, team="rouge"),
        f"Le pot-de-vin de {CYR} donne « gêne » (table : 12) contre l'équipe {CORBEAUX}.",
    ),
    (
        event("bribe_effect", player="b1", effect="play_on", roll=90, team="bleue"),
        f"Le pot-de-vin de {CYR} donne « jouez ! » (table : 90) pour l'équipe {LOUPS}.",
    ),
    (
        event("bribe_chain", player="b1", here="play_on", to="advantage"),
        f"« Jouez ! » n'a pas lieu d'être : le pot-de-vin de {CYR} devient « avantage en cours ».",
    ),
    (
        event("favour", player="b1", effect="play_on", beneficiary="b2"),
        f"Jouez ! {DUNE} peut ramasser et passer dans le même tour.",
    ),
    (
        event("favour", player="b1", effect="advantage", beneficiary="b2"),
        f"Avantage en cours : la charge contre {DUNE} ne compte pas, il tient sa place.",
    ),
    (
        event("favour", player="b1", effect="fair_call", beneficiary="b2", ball="rouge"),
        f"Arbitrage favorable : malgré la charge, la balle rouge revient à {DUNE}.",
    ),
    (
        event("favour", player="b1", effect="offside", beneficiary="b2", used=True),
        f"Hors-jeu non signalé : {DUNE} fait une action de plus, celle de sa réserve.",
    ),
    (
        event("favour", player="b1", effect="offside", beneficiary="b2", used=False),
        f"Hors-jeu non signalé : {DUNE} aurait une action de plus, mais rien d'utilisable en réserve.",
    ),
    (
        event("role_forced", player="r1", role="receiver"),
        f"L'arbitre fait de {ALDRIC} un receveur : même déplacement, mais pas de charge.",
    ),
    (
        event("critical", player="r1", special="block"),
        f"Réussite critique, Inflexible : {ALDRIC} blessera le premier qu'il repousse.",
    ),
    (
        event("copy", player="r1", copied="sprint", valid=True),
        f"{ALDRIC} copie une action spéciale du tour précédent : sprint.",
    ),
    (
        event("copy", player="r1", copied="bribe", valid=False),
        f"{ALDRIC} tente une copie, qui échoue et reste consommée : pot-de-vin.",
    ),
    (event("special_used", player="r1", special="decoy", via="class"), f"{ALDRIC} joue son action spéciale : leurre."),
    (
        event("special_used", player="r1", special="block", via="copy"),
        f"{ALDRIC} joue l'action spéciale qu'il copie : blocage.",
    ),
    (
        event("special_used", player="r1", special="sprint", via="legend"),
        f"{ALDRIC} joue son coup de légende : sprint.",
    ),
]

PLAY = [
    (event("decoy_vanished", ball="leurre-b2-5", cell="E4"), f"Le leurre du joueur {DUNE} disparaît en E4."),
    (
        event("ball_lost", ball="rouge", player="r1", cell="C5", cause="fumble"),
        f"{ALDRIC} lâche la balle rouge, qui roule en C5.",
    ),
    (
        event("ball_lost", ball="bleue", player="b1", cell="C5", cause="misunderstanding"),
        f"La passe de {CYR} file trop loin : la balle bleue tombe au sol en C5.",
    ),
    (
        event("ball_out", ball="rouge", player="r1", cell="D1"),
        f"La passe de {ALDRIC} vers D1 sort du terrain : l'arbitre récupère la balle rouge jusqu'à la fin du tour.",
    ),
    (
        event("ball_seized", ball="rouge", player="r1", cell="C4", cause="imaginary_foul"),
        f"L'arbitre retire la balle rouge des mains de {ALDRIC}.",
    ),
    (
        event("ball_seized", ball="rouge", player=None, cell="C4", cause="favouritism"),
        "L'arbitre retire la balle rouge, au sol en C4.",
    ),
    (event("ball_returned", ball="rouge", player="r2"), f"L'arbitre remet la balle rouge à {BRUME}."),
    (event("ball_placed", ball="bleue", cell="F4"), "L'arbitre pose la balle bleue au sol en F4."),
    (
        event("moved", player="r1", here="C4", to="E4", path=["C4", "D4", "E4"], role="receiver", round=1),
        f"{ALDRIC} va de C4 en E4 par D4, en receveur.",
    ),
    (
        event("moved", player="r1", here="C4", to="D4", path=["C4", "D4"], role="hitter", round=1),
        f"{ALDRIC} va de C4 en D4, en frappeur.",
    ),
    (
        event("moved", player="r1", here="C4", to="B4", path=["C4", "B4"], role="carrier", round=1),
        f"{ALDRIC} se déplace de C4 en B4, balle en main.",
    ),
    (
        event("moved", player="r1", here="C4", to="C6", path=["C4", "C6"], role=None, round=1),
        f"{ALDRIC} se déplace de C4 en C6.",
    ),
    (
        event("passed", player="r2", ball="rouge", here="C4", to="D4", deep=False, round=1),
        f"{BRUME} passe la balle rouge de C4 vers D4.",
    ),
    (
        event("passed", player="r2", ball="balle-1", here="C4", to="E4", deep=True, round=1),
        f"{BRUME} passe la balle n° 1 en profondeur, de C4 vers E4.",
    ),
    (
        event("lob_launched", player="r2", ball="rouge", lands=7),
        f"{BRUME} envoie la balle rouge en chandelle : elle retombe au tour 7.",
    ),
    (event("lob_aimed", player="r2", to="F5", audience="rouge", reveal_turn=7), f"La chandelle de {BRUME} vise F5."),
    (event("lob_landed", ball="rouge", cell="F5"), "Partie en chandelle, la balle rouge retombe en F5."),
    (
        event("decoy_given", player="b2", to="b1", ball="leurre-b2-5", audience="bleue", reveal_turn=6),
        f"{DUNE} donne un leurre à {CYR}.",
    ),
    (
        event("decoy_given", player="b2", to="b2", ball="leurre-b2-5", audience="bleue", reveal_turn=6),
        f"{DUNE} garde le leurre en main.",
    ),
    (event("charged", player="b1", cell="D4", round=1), f"{CYR} charge en D4."),
    (event("block_held", player="r1", hitter="b1", cell="D4", round=1), f"{ALDRIC} bloque {CYR} en D4."),
    (
        event("expelled", player="r1", here="D4", to="C4", cause="charge", pinned=False, round=1),
        f"La charge repousse {ALDRIC} de D4 en C4.",
    ),
    (
        event("expelled", player="b1", here="D4", to="E4", cause="block", pinned=False, round=1),
        f"Le blocage repousse {CYR} de D4 en E4.",
    ),
    (
        event("expelled", player="b1", here="D4", to="E4", cause="advantage", pinned=False, round=1),
        f"L'avantage repousse {CYR} de D4 en E4.",
    ),
    (
        event("expelled", player="r1", here="A4", to="A4", cause="charge", pinned=True, round=1),
        f"{ALDRIC} reste en A4, sans case où reculer, mais ne fait plus rien.",
    ),
    (
        event("ball_dropped", ball="rouge", player="r1", cell="D4", cause="expelled"),
        f"{ALDRIC} lâche la balle rouge, au sol en D4.",
    ),
    (
        event("ball_dropped", ball="rouge", player="r1", cell="D4", cause="drop"),
        f"{ALDRIC} pose la balle rouge au sol en D4.",
    ),
    (
        event("ball_dropped", ball="balle-2", player="r1", cell="D4", cause="blatant_fix"),
        f"{ALDRIC} s'en va : la balle n° 2 reste au sol en D4.",
    ),
    (
        event("received", player="r1", ball="rouge", cell="D4", round=1, fair_call=False),
        f"{ALDRIC} reçoit la balle rouge en D4.",
    ),
    (
        event("received", player="r1", ball="rouge", cell="C4", round=1, fair_call=True),
        f"{ALDRIC} reçoit la balle rouge par décision de l'arbitre ; il est en C4.",
    ),
    (event("pass_missed", ball="rouge", cell="D4", round=1), "Personne ne reçoit la balle rouge, au sol en D4."),
    (event("picked_up", player="r1", ball="rouge", cell="D4", round=1), f"{ALDRIC} ramasse la balle rouge en D4."),
    (
        event("pickup_failed", player="r1", cell="D4", reason="lost_draw", round=1),
        f"{ALDRIC} ne ramasse rien en D4 : le tirage lui échappe.",
    ),
    (
        event("pickup_failed", player="r1", cell="D4", reason="expelled", round=1),
        f"{ALDRIC} ne ramasse rien en D4 : il a été repoussé.",
    ),
    (
        event("pickup_failed", player="r1", cell="D4", reason="no_ball", round=1),
        f"{ALDRIC} ne ramasse rien en D4 : il n'y a pas de balle.",
    ),
    (
        event("action_void", player="r1", round=1, reason="no_ball"),
        f"{ALDRIC} reste sur place : il n'a pas de balle en main.",
    ),
    (
        event("action_void", player="r1", round=1, reason="no_way"),
        f"{ALDRIC} reste sur place : le chemin prévu n'existe plus.",
    ),
    (
        event("scored", team="rouge", player="r1", ball="bleue", round=1),
        f"But ! {ALDRIC} est dans l'en-but adverse avec la balle bleue, pour l'équipe {CORBEAUX} !",
    ),
]

SAMPLES = [*STAGES, *CHANCE, *PLAY]
