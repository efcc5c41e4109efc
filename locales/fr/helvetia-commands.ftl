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
opt-hc-clause = clause
opt-hc-clause-about = Le nom d'une clause, par exemple 2.4-h
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
choice-hc-exemples = Exemples
choice-hc-notation = Notation
choice-hc-cartes = Cartes

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

hc-rules-family = ### FAMILY en bref
    Deux équipes de cinq, un terrain de 113 hexagones (`a1` à `i13`). **Un tour : l'attaque déplace ses joueurs, la défense les siens ; la défense essaie de piquer le ballon ; l'attaque joue ses passes et son tir.**
    {"**"}Bouger** : un hexagone gratuit par joueur, puis un BOOST par hexagone. Un joueur sans BOOST est épuisé : ses figures sont plus petites. Deux coéquipiers ne finissent jamais sur la même case ; les adversaires ne gênent pas.
    {"**"}Piquer** : un défenseur sur la case du porteur lance un D20. Sa défense ou moins : le ballon est à lui. Sinon le porteur s'écarte d'une case et continue.
    {"**"}Passer** : à un coéquipier à 3 cases au plus, sans jet. Un défenseur sur la case du receveur tente l'interception, de même. Le receveur peut repasser, tirer ou s'arrêter.
    {"**"}Tirer** : d'une case teintée près du but. En secret, le tireur choisit une des six cases du but, le gardien autant de cases voisines que le chiffre de l'hexagone. Tombé juste : arrêt. Sinon D20, attaque moins le malus de la case, ou moins : **but**.
    Le ballon change de camp, ou un but : la pendule saute de 9 minutes. À 45, la mi-temps finit. Quatre tours sans geste, ou dix de la même possession : jeu passif. À égalité : tirs au but.
hc-rules-geek = ### GEEK en bref
    Le jeu entier : huit figures par joueur, et tout se joue au D20, **la figure ou moins**.
    {"**"}Défense** sur la case du porteur, un geste par joueur et par tour : piquer (il répond d'un dribble), tacler (raté : faute jusqu'à 16, ridicule au-dessus), ou presser (sa figure en moins au prochain jet du porteur).
    {"**"}Attaque** : passe courte (2 cases, sans jet), puis une reprise (tir à −4) ; passe longue (raté, le ballon rebondit selon le dé), puis une tête dans la surface ; tir direct.
    {"**"}Ballon libre** : à l'équipe la plus proche, l'attaque à égalité ; le premier qui entre sur sa case le prend.
    {"**"}Faute** : un dé d'équipe pour le carton, un pour la blessure. Puis coup franc, ou penalty dans la surface. Deux joueurs ou moins : forfait.
    {"**"}Hors-jeu** : seulement s'il est signalé (`H oui`). Après un arrêt, le gardien relance. Deux changements par match.
    À chaque but ou changement de camp, dé temps : 6, 9 ou 12 minutes. Au-dessus de 45, la mi-temps finit. Quatre tours sans geste, ou dix de la même possession : jeu passif.
hc-rules-notation = ### Notation
    Un ordre est une suite de sections séparées par `;`. Une lettre, un blanc, le contenu. Ce qui manque prend sa valeur d'usage.
    `D 3-d8 8-a7+` déplacements, dans l'ordre : `+` débordement sur l'aile, `7-a6x4` sort pour le 4, `5-@8` suit l'adversaire 8, `-@b` va au ballon
    `G p8?/l7 > vB` gestes : `>` ensuite, `/` sinon, `?` seulement si c'est sûr ; `p8` passe courte au 8, `l7` passe longue, `sB` tir en B, `vB` reprise, `tB` tête, `-` rien
    `P 5=tacle pique` défense : le 5 tacle, les autres piquent (`presse` sans rien) · `I non` ne pas intercepter · `K E BE BEF g:AD` cases du gardien à 1, 2, 3 de distance, `g: c: d:` par zone
    `E e10 d10` où m'écarter · `R 7 4` qui entre pour un blessé · `H oui` hors-jeu · `C 5@8` carte 5 sur le 8 · `T 8` tireur · `N 3` nouveau gardien
    Placements : `L 1-e1 3-d4 5-f4 6-c5 10-g5`, après un but `X 8>4` · début : `S 1 3 5 8 10 / 4 6 ; J défense` · tirs au but : `B 8A 10E 5D ; K AB BE EF`
hc-rules-exemples = ### Exemples
    `D 10-e9 ; G p8?/l7 > vB/tA` : le 10 va en e9 ; passe courte au 8 s'il est seul, sinon longue au 7 ; puis reprise en B après la courte, tête en A après la longue.
    `D 11-e11 ; G sE ; E e10 d10` : le 11 va en e11 et tire en E ; si un défenseur l'écarte, e10 d'abord.
    `D 5-@8 3-d5 ; P 5=tacle pique ; K E BE BEF` : en défense, le 5 suit le 8 et tacle, les autres piquent ; le gardien couvre E à une case, B E à deux, B E F à trois.
    `P presse ; I non ; H oui` : presser, garder chacun pour la pression, signaler tout hors-jeu.
    FAMILY : `D 8-d10 ; G p8 > sB` : le 8 va en d10, reçoit la passe et tire en B. En défense : `D 6-@8 ; P pique ; K B BE ABE`.
hc-rules-cartes = ### Cartes
    Au GEEK, si le match se joue avec. Une carte POWER sert une fois par match, une LEGEND aussi.
    {"**"}Match simple** : cinq POWER tirées au sort et la LEGEND que vous avez choisie ; vous en gardez trois (`C 1 4 9`). La main reste cachée, la LEGEND est connue.
    {"**"}Coupe, championnat** : trois cartes de votre choix à la sélection, dont une LEGEND au plus.
    {"**"}Les jouer** : `C 4`, ou `C 5@8` avec un joueur visé. BOOST, perte de BOOST et pas gratuits agissent tout de suite, avant les déplacements. Les autres sont armées pour le tour : elles servent, et se montrent, à la première occasion ; sinon elles reviennent en main, sans que personne ne les ait vues.
    `/helvetia equipe` montre les cartes de votre club.

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
