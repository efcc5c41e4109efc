## Helvetia Cup : les commandes. Nom et explication (100 caractères au plus).

cmd-helvetia-cup = helvetia
cmd-helvetia-cup-about = La Helvetia Cup : football fantastique à cinq, sur des hexagones
cmd-hc-equipe = equipe
cmd-hc-equipe-about = Mon équipe : club, joueurs, titulaires et cartes gardés pour mes matchs
cmd-hc-defier = defier
cmd-hc-defier-about = Défier quelqu'un, ou qui voudra ; sans équipe, on vous en prête une
cmd-hc-creer = creer
cmd-hc-creer-about = Créer un match entre deux coachs de la ligue (arbitres)
cmd-hc-voir = voir
cmd-hc-voir-about = Voir une portée, un rebond, le but ou une feuille, sans rien envoyer

opt-hc-texte = texte
opt-hc-texte-about = Les sections de l'ordre, par exemple D 10-e9 ; G p8 > vB
opt-hc-club = club
opt-hc-club-about = Le club à prendre ; sans rien, le mien reste
opt-hc-nom = nom
opt-hc-nom-about = Le nom de mon équipe
opt-hc-adversaire = adversaire
opt-hc-adversaire-about = Qui défier ; sans rien, le premier qui accepte
opt-hc-regle = regle
opt-hc-regle-about = FAMILY, la courte, ou GEEK, l'entière (FAMILY)
opt-hc-mode = mode
opt-hc-mode-about = Que faire d'un match nul ; les cartes en dépendent (match simple)
opt-hc-rythme = rythme
opt-hc-rythme-about = L'un après l'autre, ou les deux ensemble (l'un après l'autre)
opt-hc-cartes = cartes
opt-hc-cartes-about = Avec les cartes POWER et LEGEND, au GEEK seulement (non)
opt-hc-duree = duree
opt-hc-duree-about = La durée du match (entier)
opt-hc-heures = heures
opt-hc-heures-about = Le délai de chaque ordre, en heures (celui de la ligue)
opt-hc-domicile = domicile
opt-hc-domicile-about = Le coach à domicile ; il attaque vers l'est
opt-hc-visiteur = visiteur
opt-hc-visiteur-about = Le coach en visite
opt-hc-quoi = quoi
opt-hc-quoi-about = Ce que je veux voir
opt-hc-repere = repere
opt-hc-repere-about = Le numéro d'un de mes joueurs, ou une case comme e9

choice-hc-family = FAMILY : deux figures, passes courtes, tirs
choice-hc-geek = GEEK : huit figures, fautes, hors-jeu, longues passes
choice-hc-single = match simple : prolongation, puis tirs au but
choice-hc-cup = coupe : de même, cartes au choix
choice-hc-league = championnat : le nul est possible, cartes au choix
choice-hc-alternate = l'un après l'autre
choice-hc-simultaneous = les deux ensemble, la défense à l'aveugle
choice-hc-whole = entier, 2 × 45 minutes
choice-hc-short = court, 2 × 27 minutes
choice-hc-flash = éclair, 2 × 9 minutes
choice-hc-reach = la portée d'un joueur, et ses chances
choice-hc-template = les rebonds autour d'une case
choice-hc-goal = le but, vu d'une case
choice-hc-card = les joueurs des deux équipes
choice-hc-sheet = la feuille de match

## Mon équipe.

hc-squad-none = **Choisissez un club : il sera à vous.** Les mêmes joueurs peuvent être pris par deux coachs ; chacun donne son nom à son équipe (`/helvetia equipe`, option `nom`).
hc-club-line = {"**"}{ $club }** · les { $people }
hc-club-choose = Prendre un club
hc-club-unknown = Aucun club de ce nom. Il y a : { $clubs }.
hc-squad-title = ### { $team }{ $club ->
        [none] {""}
       *[other] { " " }· { $club }
    }
hc-squad-kept = Votre sélection est gardée : au prochain match, elle part d'elle-même à l'ouverture. Personne d'autre ne la voit.
hc-squad-not-kept = Vous n'avez rien choisi : au GEEK, votre sélection vous sera demandée à chaque match ; voici celle du club. Un choix ci-dessous, et elle est gardée.
hc-squad-geek = {"**"}GEEK** · titulaires : { $starters }
    Remplaçants, dans l'ordre : { $bench } · jet gagné : { $toss ->
        [defence] en défense
       *[attack] en attaque
    }{ $cards ->
        [none] {""}
       *[other] { " " }· cartes : { $cards }
    }
hc-squad-family = {"**"}FAMILY** · titulaires : { $starters }
    Remplaçants : { $bench }
hc-squad-captains = Un seul capitaine (C) dans la sélection, remplaçants compris.
hc-squad-legends = Une seule carte LEGEND par match.
hc-starters-choose = Les 4 joueurs de champ au GEEK
hc-bench-choose = Les 2 remplaçants au GEEK
hc-family-bench-choose = Les 2 remplaçants en FAMILY
hc-cards-choose = Les cartes, 3 au plus dont une LEGEND
hc-squad-player = { $number } { $name }{ $pos ->
        [C] { " " }(C)
        [G] { " " }(G)
       *[P] {""}
    } · BOOST { $boost }
hc-squad-skills = piquer { $steal } tacle { $tackle } dégager { $clear } presser { $press } · dribble { $dribble } passe { $passing } tir { $shot } tête { $head }
hc-squad-card = { $number } { $name }{ $kind ->
        [legend] { " " }(LEGEND)
       *[power] {""}
    }
hc-toss-attack = Jet gagné : attaquer
hc-toss-defence = Jet gagné : défendre
hc-forget = Ne rien garder

## Défis, matchs.

hc-offer-terms = { $variant ->
        [geek] {"**"}GEEK**, le jeu entier
       *[family] {"**"}FAMILY**, le jeu court
    }, { $mode ->
        [cup] en coupe
        [league] comme en championnat (le nul est possible)
       *[single] match simple
    }, { $length ->
        [short] 2 × 27 minutes
        [flash] 2 × 9 minutes
       *[whole] 2 × 45 minutes
    }, { $tempo ->
        [simultaneous] ordres des deux côtés ensemble
       *[alternate] l'un après l'autre
    }{ $cards ->
        [yes] , avec les cartes
       *[no] {""}
    }{ $hours ->
        [0] {""}
       *[other] { " " }· { $hours } h par ordre
    }. Le challengeur joue à domicile. Qui n'a pas d'équipe en reçoit une.
hc-offer-ask = **Défier qui voudra ?** Le premier qui accepte joue contre vous ; { $team ->
        [none] vous recevrez un club.
       *[other] vous jouez avec { $team }.
    } Pour choisir l'adversaire, le mode, les cartes ou la durée : `/helvetia defier`.
hc-offer-family = FAMILY, pour commencer
hc-offer-geek = GEEK, le jeu entier
hc-offer-family-cards = Les cartes ne se jouent qu'au GEEK. Choisissez `regle : GEEK`, ou jouez sans cartes.
hc-same-coach = Il faut deux coachs différents.

## Les règles en bref.

## Voir avant d'envoyer.

hc-look-not-now = Il n'y a rien à peser à cette étape : cela se fait entre un placement et le coup de sifflet.
hc-look-player = Donnez dans `repere` le numéro d'un joueur sur le terrain : { $players }.
hc-look-hex = Donnez dans `repere` une case, comme e9, ou le numéro d'un joueur sur le terrain.
hc-look-family = FAMILY n'a ni passe longue ni rebond.
hc-look-no-shot = On ne tire pas de { $at } : cette case n'a pas de chiffre.
hc-look-reach = {"**"}{ $player }** en { $at }, BOOST { $boost }
hc-look-hexes = { $count ->
        [0] Libre
       *[other] { $count } BOOST
    } : { $hexes }
hc-look-overlaps = Débordement : { $hexes }
hc-look-duel = Contre le porteur : piquer ≤ { $steal }, le ballon à { $wins } %{ $family ->
        [yes] {""}
       *[no] { " " }· tacle ≤ { $tackle }, { $tackles } %, faute { $fouls } % · pression { $press }
    }.
hc-look-pass = { $kind ->
        [short] Passe courte
       *[long] Passe longue
    } à { $player } en { $at } : { $kind ->
        [short] sans jet
       *[long] ≤ { $needed }, { $percent } %
    }{ $opponent ->
        [none] {""}
       *[other] , { $opponent } la prend à { $risk } %
    }{ $offside ->
        [yes] , hors-jeu s'il est signalé
       *[no] {""}
    }.
hc-look-shot = Tir de { $at }, { $zone }, le gardien couvre { $keeper ->
        [0] rien
        [one] une case
       *[other] { $keeper } cases
    } : { $cells }.
hc-look-cell = { $cell } ≤ { $needed } ({ $percent } %)
hc-look-template = {"**"}Les rebonds autour de { $at }**, ballon envoyé par { $team } : le dé, la case, à qui.
hc-look-landing = { $to } : { $rolls } · { $lands ->
        [attack] à l'attaque
        [defence] à la défense
        [contested] disputé
        [keeper] au gardien
        [loose_defence] libre, à la défense
       *[loose_attack] libre, à l'attaque
    }
hc-look-goal = {"**"}Le but vu de { $at }**, { $zone }, chiffre { $distance }. Le malus de chaque case :
hc-look-malus = { $cell } −{ $malus }
hc-look-sets = Cases possibles du gardien : { $sets ->
        [none] aucune
       *[other] { $sets }
    }.
hc-look-shooter = { $player } · { $told }
choice-hc-geek-cards = GEEK avec les cartes POWER et LEGEND
