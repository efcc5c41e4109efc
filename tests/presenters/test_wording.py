"""Orders are read back in words, and refused ones explained: the fault first, then what is possible."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from presenters.kollaball.wording import action_text, order_error_text, order_lines, order_text
from presenters.kollaball.words import Cast, GameWords
from presenters.orderwords import order_words
from presenters.texts import Texts
from rules.errors import OrderError
from rules.kollaball.messages import MESSAGES
from rules.kollaball.notation.grammar import read_turn_draft
from rules.kollaball.notation.tokens import split
from rules.kollaball.orders import (
    Arrival,
    Burst,
    Drop,
    Exchange,
    Line,
    Lineup,
    Move,
    Pass,
    Pickup,
    Replacement,
    Retreat,
    RollCall,
    Ruling,
    Special,
    Stand,
    Substitution,
    Tactic,
    Timeout,
    TurnOrder,
)
from tests.presenters.catalogues import sources
from tests.presenters.rulebook_tables import ERROR_CODES
from tests.support.reading import plain

EXAMPLE = re.compile(r"`((?:\d|[TX]) [^`{]+)`")
ALDRIC, BRUME, CYR = "🔴 n° 1 Aldric", "🔴 n° 2 Brume", "🔷 n° 1 Cyr"
CAST = Cast(teams={}, players={"r1": "Aldric", "r2": "Brume", "b1": "Cyr"})
TEXTS = Texts.load(strict=True)
FRENCH, ENGLISH = GameWords(TEXTS.voice("fr"), CAST), GameWords(TEXTS.voice("en"), CAST)
MOVE = Move(role="receiver", origin="C4", path=("D4",))
PASS = Pass(origin="C4", to="D4")


def line(*actions, **more):
    return TurnOrder(lines=(Line(player="r1", actions=actions, **more),))


def tactic(name, **fields):
    return TurnOrder(tactic=Tactic(name=name, **fields))


ORDERS = [
    (line(MOVE), f"{ALDRIC} va de C4 en D4, en receveur."),
    (line(Move(role="hitter", origin="C4", path=("D4",))), f"{ALDRIC} va de C4 en D4, en frappeur."),
    (
        line(Move(role="receiver", origin="C4", path=("D4", "E4"), special=Special(kind="sprint"))),
        f"{ALDRIC} va de C4 en E4 par D4, en receveur, avec un sprint.",
    ),
    (line(PASS), f"{ALDRIC} passe la balle de C4 vers D4."),
    (
        line(Pass(origin="C4", to="E5", special=Special(kind="deep_pass"))),
        f"{ALDRIC} passe la balle de C4 vers E5, avec une passe en profondeur.",
    ),
    (line(Retreat(origin="C4", to="B4")), f"{ALDRIC} recule de C4 en B4."),
    (line(Drop(origin="C4")), f"{ALDRIC} pose la balle en C4."),
    (line(Pickup(origin="C4")), f"{ALDRIC} ramasse en C4."),
    (
        line(Stand(origin="C4", carrier=True, special=Special(kind="block"))),
        f"{ALDRIC} reste en C4, balle en main, avec un blocage.",
    ),
    (
        line(Stand(origin="C4", carrier=False, special=Special(kind="decoy", targets=("r2",)))),
        f"{ALDRIC} reste en C4, avec un leurre pour {BRUME}.",
    ),
    (
        line(Stand(origin="C4", carrier=False, special=Special(kind="decoy", targets=("r2", "r3")))),
        f"{ALDRIC} reste en C4, avec un leurre pour {BRUME} et, en cas de réussite critique, un autre pour 🔴 n° 3.",
    ),
    (
        line(Stand(origin="C4", carrier=False, special=Special(kind="bribe", side="against", amount=1250))),
        f"{ALDRIC} reste en C4, avec un pot-de-vin de 1 250 deniers contre l'adversaire.",
    ),
    (
        line(Stand(origin="C4", carrier=False, special=Special(kind="bribe", via="copy", side="favour", amount=50))),
        f"{ALDRIC} reste en C4, avec un pot-de-vin de 50 deniers en faveur des siens par copie.",
    ),
    (
        line(Stand(origin="C4", carrier=False, special=Special(kind="block", via="legend"))),
        f"{ALDRIC} reste en C4, avec un blocage par son coup de légende.",
    ),
    (
        line(MOVE, Pass(origin="D4", to="E4")),
        f"{ALDRIC} va de C4 en D4, en receveur, puis passe la balle de D4 vers E4.",
    ),
    (line(MOVE, entry="C4"), f"{ALDRIC} rentre en C4, puis va de C4 en D4, en receveur."),
    (line(entry="C4"), f"{ALDRIC} rentre en C4."),
    (
        line(Pickup(origin="C4"), reserve=PASS),
        f"{ALDRIC} ramasse en C4 ; si l'arbitre le demande : passe la balle de C4 vers D4.",
    ),
    (
        line(MOVE, reserve=Burst(origin="D4", to=None, advance="E4")),
        f"{ALDRIC} va de C4 en D4, en receveur ; si l'arbitre le demande : avance encore en E4.",
    ),
    (
        line(PASS, reserve=Burst(origin="C4", to="B3", advance="D4")),
        f"{ALDRIC} passe la balle de C4 vers D4 ; si l'arbitre le demande : passe la balle vers B3 et avance en D4.",
    ),
    (
        TurnOrder(substitutions=(Substitution(out="r1", into="r2"),)),
        f"{BRUME} entre à la place de {ALDRIC}.",
    ),
    (Replacement(substitution=Substitution(out="r1", into=None)), f"{ALDRIC} n'est pas remplacé."),
    (
        tactic("lob", carrier="r1", cell="E6"),
        f"Tactique — chandelle : {ALDRIC} lance vers E6, la balle retombe dans deux tours.",
    ),
    (
        tactic("feint", copied=True, carrier="r1", cell="D4"),
        f"À son propre jeu — feinte de course : {ALDRIC} avance en D4, balle en main.",
    ),
    (
        tactic("rally", carrier="r1", arrivals=(Arrival(player="r2", cell="C5"), Arrival(player="r3", cell="C4"))),
        f"Tactique — rassemblement autour de {ALDRIC} : {BRUME} va en C5 et 🔴 n° 3 va en C4.",
    ),
    (tactic("rally", carrier="r1"), f"Tactique — rassemblement autour de {ALDRIC} : personne n'a à bouger."),
    (
        tactic("reshuffle", exchanges=(Exchange(player="r1", place_of="r2"), Exchange(player="r2", place_of="r1"))),
        f"Tactique — reformation : {ALDRIC} prend la place de {BRUME} et {BRUME} prend la place de {ALDRIC}.",
    ),
    (
        tactic("analysis", opponents=("b1", "b2")),
        f"Tactique — analyse : avant vos prochains ordres, vous saurez le rôle de {CYR} et 🔷 n° 2.",
    ),
    (
        tactic("placement", opponents=("b1",)),
        f"Tactique — placement : avant vos ordres de ce tour, vous saurez le chemin de {CYR}.",
    ),
    (tactic("neutralise"), "Tactique — neutralisation : les actions adverses de ce tour sont annulées."),
    (
        tactic("fall_back", carrier="r1"),
        f"Tactique — repli défensif, mené par {ALDRIC} : toute l'équipe recule de deux cases.",
    ),
    (
        tactic("fall_back", carrier="r1", cell="B4"),
        f"Tactique — repli défensif, mené par {ALDRIC} : toute l'équipe recule de deux cases, lui jusqu'en B4.",
    ),
    (TurnOrder(), "Personne n'a d'action à faire ce tour : l'ordre est vide, et valable."),
    (
        Timeout(),
        "Arrêt de jeu : le tour n'est pas joué, l'arbitre tranche. S'il le rejette, vous n'en aurez plus.",
    ),
    (RollCall(present=()), "Personne n'est encore présent."),
    (RollCall(present=("r1", "r2")), f"Présents : {ALDRIC} et {BRUME}."),
    (Lineup(starters=("r1", "r2"), ball="r2"), f"Titulaires : {ALDRIC} et {BRUME} ; la balle est à {BRUME}."),
    (Ruling(upheld=True), "L'arrêt de jeu est retenu."),
    (Ruling(upheld=False), "L'arrêt de jeu est rejeté."),
]


@pytest.mark.parametrize(("order", "said"), ORDERS)
def test_an_order_is_read_back_in_words(order, said):
    assert [plain(one) for one in order_lines(FRENCH, order)] == [said]
    assert order_lines(ENGLISH, order) != order_lines(FRENCH, order)


def test_an_order_is_one_line_per_player_after_substitutions_and_tactic():
    order = TurnOrder(
        substitutions=(Substitution(out="r3", into="r2"),),
        tactic=Tactic(name="feint", carrier="r1", cell="D4"),
        lines=(Line(player="r2", actions=(MOVE,)), Line(player="r4", actions=(Pickup(origin="C5"),))),
    )
    assert plain(order_text(FRENCH, order)).splitlines() == [
        f"- {BRUME} entre à la place de 🔴 n° 3.",
        f"- Tactique — feinte de course : {ALDRIC} avance en D4, balle en main.",
        f"- {BRUME} va de C4 en D4, en receveur.",
        "- 🔴 n° 4 ramasse en C5.",
    ]


def test_an_action_alone_is_the_label_of_a_choice():
    assert action_text(TEXTS, "fr", MOVE) == "Va de C4 en D4, en receveur"
    assert action_text(TEXTS, "en", Pickup(origin="C4")) == "Picks up on C4"


def test_every_error_of_the_rulebook_has_its_text():
    told = {name.removeprefix("kb-error-") for name in TEXTS.ids("fr") if name.startswith("kb-error-")}
    assert told >= ERROR_CODES | set(MESSAGES)


@pytest.mark.parametrize("code", sorted(ERROR_CODES))
@pytest.mark.parametrize("pen", [FRENCH, ENGLISH], ids=["fr", "en"])
def test_every_error_can_be_told_with_and_without_details(pen, code):
    text = "1 R D4; 2 R C4>F6"
    details = {
        "word": "abc",
        "player": 2,
        "cell": "F6",
        "origin": "C4",
        "allowed": "D4, D5",
        "special": "sprint",
        "target": "3",
        "amount": 10,
        "purse": 300,
    }
    for error in (OrderError(code, 0), OrderError(code, 8, **details), OrderError(code, 8, limit=2, **details)):
        told = order_error_text(pen, error, text)
        assert told
        assert pen is ENGLISH or "none" not in told
        assert len(told) < 800


@pytest.mark.parametrize(
    ("error", "text", "said"),
    [
        (
            OrderError("syntax", 8, word="abc"),
            "1 P >D4 abc; 2 R *D4*",
            [
                "Je ne comprends pas `abc`. Une ligne s'écrit numéro, rôle, case, action spéciale : `1 R D4`, "
                "`3 F E5`, `2 P >D4`, `4 RAM`.",
                r"Ici : 1 P \>D4 __**abc**__ ; 2 R \*D4\*",
            ],
        ),
        (
            OrderError("syntax", 3, word=""),
            "1 R; 2 R D4",
            [
                "Cette ligne s'arrête trop tôt. Une ligne s'écrit numéro, rôle, case, action spéciale : `1 R D4`, "
                "`3 F E5`, `2 P >D4`, `4 RAM`.",
                "Ici : 1 R __**(la suite manque)**__ ; 2 R D4",
            ],
        ),
        (
            OrderError("unknown_cell", 7, word="Z9", cell="Z9"),
            "1 R C4>Z9",
            [
                "La case `Z9` n'existe pas. Les cases vont de `A1` à `G7`, une lettre et un chiffre ; le plateau les "
                "montre.",
                r"Ici : 1 R C4\> __**Z9**__",
            ],
        ),
        (
            OrderError("not_adjacent", 7, cell="F6", origin="C4", allowed="D4, D5"),
            "1 R D4\n2 R F6 ; 3 RAM",
            [
                "La case `F6` n'est pas voisine de la case `C4` : le joueur n° 2 ne peut pas y aller d'un pas. Un "
                "déplacement fait une case, deux avec un sprint : `1 R C4>D4>E4 S`. Possible : `D4, D5`.",
                "Ici : __**2 R F6**__ ; 3 RAM",
            ],
        ),
        (
            OrderError("missing_player", 0, player="3"),
            "1 R D4",
            [
                "Le joueur n° 3 n'a pas d'ordre. Chaque joueur sur le terrain doit agir : ajoutez sa ligne, par "
                "exemple `3 R D4`.",
            ],
        ),
        (
            OrderError("reserve_illegal", 0, player="2", cell="F6", origin="C4", cause="pass_range"),
            "2 RAM ? P >F6",
            [
                "Réserve impossible. Après `?` vient une action jouable depuis la case où finit la ligne, sans action "
                "spéciale : `2 RAM ? P >E4`.",
                "Passe hors de portée vers la case `F6`. Une passe va sur une des trois cases de devant ; en "
                "profondeur, à deux cases devant : `2 P >E5 D`.",
                r"Ici : __**2 RAM ? P \>F6**__",
            ],
        ),
        (
            OrderError("bribe_amount", 0, player="4", amount=40, limit=50, purse=300),
            "4 R D4 V-40",
            [
                "Montant impossible : 40. Un pot-de-vin va de 50 deniers à 300 deniers : `4 F D3 V-250` contre "
                "l'adversaire, `V+250` pour les siens.",
                "Ici : __**4 R D4 V-40**__",
            ],
        ),
    ],
)
def test_the_fault_comes_first_then_what_is_possible_then_where(error, text, said):
    assert plain(order_error_text(FRENCH, error, text)).split("\n") == said


def test_a_text_that_is_too_long_is_told_so():
    told = order_error_text(FRENCH, OrderError("syntax", 4000, word="", limit=4000), "1 R D4;" * 1000)
    assert plain(told).startswith("Texte trop long : 4 000 caractères au plus.")
    assert len(told) < 400


def test_an_entry_that_is_missing_everywhere_marks_nothing():
    told = order_error_text(FRENCH, OrderError("entry_missing", 0, player="3"), "1 R D4")
    assert "\n" not in told


def test_an_unknown_code_is_still_an_answer():
    assert plain(order_error_text(FRENCH, OrderError("moon"), "1 R D4")).startswith("Ordre refusé (moon).")


def test_hostile_texts_are_quoted_harmlessly():
    text = "1 R D4 [x](http://y) @everyone `**z**`"
    told = order_error_text(FRENCH, OrderError("syntax", 7, word="["), text)
    assert "](" not in told
    assert "http://" not in told
    assert "@everyone" not in told


@given(st.text(max_size=200), st.integers(-3, 210), st.sampled_from(sorted(ERROR_CODES)))
def test_no_text_and_no_place_breaks_the_answer(text, at, code):
    told = order_error_text(FRENCH, OrderError(code, at), text)
    assert len(told) < 900
    assert len(told.split("\n")) <= 2


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_every_example_of_the_texts_is_in_the_notation(locale):
    texts = [source for name, source in sources(locale).items() if name.startswith("kollaball-")]
    examples = {span for source in texts for span in EXAMPLE.findall(source)}
    assert len(examples) > 20
    for example in examples - {"T JEU", "T IMITATE", "X 3 -"}:  # a tactic's beginning; an order of another stage
        read_turn_draft(split(order_words("kb", locale).there(example).text))
