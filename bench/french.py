"""The names and units of the measures in French, for docs/fiabilite.md. `{}` stands for what a name has of the run."""

import re

NAMES = {
    "Kollaball: parse + resolve a turn ({} positions)": "Kollaball : un tour lu et résolu ({} positions)",
    "Aspic: legal turns generated ({} positions)": "Aspic : tours légaux énumérés ({} positions)",
    "Aspic: perft, depth {}": "Aspic : perft, profondeur {}",
    "Aspic: a turn adjudicated, JSON in and out": "Aspic : un tour jugé, de JSON à JSON",
    "Double-Échec: a shift of ten units, two full sheets": "Double-Échec : une séquence de dix unités, fiches pleines",
    "Double-Échec: a match, doctrine against doctrine": "Double-Échec : un match, doctrine contre doctrine",
    "Double-Échec: a sheet tried in 200 shifts": "Double-Échec : une fiche essayée en 200 séquences",
    "Helvetia Cup: a turn adjudicated, with its texts": "Helvetia Cup : un tour jugé, avec ses textes",
    "Helvetia Cup: a match of random coaches": "Helvetia Cup : un match d'entraîneurs au hasard",
    "Helvetia Cup: reach and chances of a side, for a form": "Helvetia Cup : portées et chances d'un camp (formulaire)",
    "Matrix Hockey: an 84-team week resolved": "Matrix Hockey : une semaine de 84 équipes résolue",
    "Matrix Hockey: its 84 texts read, and resolved": "Matrix Hockey : ses 84 textes lus, et résolue",
    "Matrix Hockey: a season of 84 teams, set-up to roll-over": "Matrix Hockey : une saison entière de 84 équipes",
    "Matrix Hockey: an 84-team week closed": "Matrix Hockey : une semaine de 84 équipes close",
    "Matrix Hockey: /matrix colonnes, slowest page": "Matrix Hockey : `/matrix colonnes`, page la plus lente",
    "competition: a Swiss round of 128 paired": "compétition : une ronde suisse de 128 appariée",
    "competition: a round of 64 matches closed": "compétition : une journée de 64 matchs close",
    "competition: the end of a hosted match, reported": "compétition : fin d'un match hébergé, rapportée",
    "competition: 64 matches closed, 64 opened": "compétition : 64 matchs clos, les 64 suivants ouverts",
    "competition: the loop held while 128 are paired": "compétition : boucle retenue pendant l'appariement de 128",
    "a confirmed order: durable, receipted": "un ordre confirmé : sur le disque, avec son reçu",
    "the same from the DM on, with its picture": "le même dès le MP, avec son image",
    "CPU of a confirmed order": "calcul d'un ordre confirmé",
    "CPU of an order with the close of its turn": "calcul d'un ordre et de la clôture de son tour",
    "memory of the idle bot, {} open matches": "mémoire au repos, {} matchs ouverts",
    "memory before a burst of pictures": "mémoire avant une rafale d'images",
    "{} pictures of {} at once": "{} images de {} à la fois",
    "{} pictures of {}: most memory ever": "{} images de {} : mémoire au plus haut",
    "{} pictures of {}: memory after": "{} images de {} : mémoire après",
    "start with {} contests, {} competitions": "démarrage avec {} rencontres, {} compétitions",
    "idle memory with {} contests, {} competitions": "mémoire au repos avec {} rencontres, {} compétitions",
    "{} turns due at once, each": "{} tours dus à la fois, chacun, écrit sur le disque",
    "slash command meanwhile, 99th percentile": "commande pendant ce temps, 99e centile",
    "announcements while all are told": "annonces pendant ce temps",
    "most memory meanwhile": "mémoire au plus haut pendant ce temps",
    "start of a worker": "démarrage d'un ouvrier",
    "{} turns due at once, 1 worker": "{} tours dus à la fois, un ouvrier",
    "the same, {} workers": "les mêmes, {} ouvriers",
    "turns closed twice, or told twice": "tours clos ou annoncés deux fois",
    "WAL of a turn closed": "journal (WAL) d'un tour clos",
    "memory of a worker": "mémoire d'un ouvrier",
    "memory of a gateway of {} servers": "mémoire d'une passerelle de {} serveurs",
    "order sent meanwhile, 99th percentile": "ordre envoyé pendant ce temps, 99e centile",
    "announcements of {} senders together": "annonces de {} processus ensemble",
    "most of them in any second": "le plus en une seconde",
    "sent twice": "envoyées deux fois",
    "what a beat asks the database": "ce qu'une veille demande à la base",
    "replay of {} rounds, {} turns": "rejeu de {} manches, {} tours",
    "film of {} beats": "film de {} temps",
    "film of a goal": "film d'un but",
}
PEERS = {
    "diplomacy: set_orders + process": "`diplomacy`, un tour lu et résolu",
    "chess: legal moves": "`chess`, coups légaux",
    "chess: perft, depth {}": "`chess`, perft, profondeur {}",
    'a bot that answers "ok"': "un bot qui répond « ok »",
    "statements in place": "les mêmes requêtes sans SQLAlchemy",
    "the limit": "la limite",
    "1 worker": "un ouvrier",
}
UNITS = {
    "turns/s": "tours/s",
    "sequences/s": "suites/s",
    "orders/s": "ordres/s",
    "requests/s": "requêtes/s",
    "ms CPU": "ms de calcul",
    "s CPU": "s de calcul",
    "KiB": "Kio",
    "MiB": "Mio",
    "ms": "ms",
    "µs": "µs",
    "s": "s",
    "": "",
}
THREE = 3
SIDES = {": size": " : taille", ": memory": " : mémoire"}  # of a picture or a film, after its name


def named(name: str, names: dict[str, str] = NAMES) -> str:
    """Return a name in French; as it is where it has no French, as the pictures' own names have none."""
    for english, french in names.items():
        if found := re.fullmatch(re.escape(english).replace(re.escape("{}"), "(.+?)"), name):
            return french.format(*(group.replace(",", " ") for group in found.groups()))
    for side, french in SIDES.items():
        if name.endswith(side):
            return named(name.removesuffix(side), names) + french
    return name


def number(value: float) -> str:
    """Return a figure as French writes it, of three digits or more; a whole one is told whole."""
    digits = 0 if value == int(value) else max(0, THREE - len(str(int(abs(value)))))
    return f"{value:,.{digits}f}".replace(",", " ").replace(".", ",")
