## Aspic : les règles en bref.

as-rules-court = ### L'Aspic en bref
    Deux camps de 5, 6 ou 7 pions, un ballon, un terrain de 11 colonnes (A à K) sur 9 lignes. À votre tour : **un déplacement**, puis si vous voulez **un tir** d'un autre pion. Il faut au moins l'un des deux.
    Un pion se déplace comme la dame aux échecs, de trois cases au plus. Il n'entre ni dans les filets (A4 à A6, K4 à K6) ni dans la défense adverse.
    Un pion à trois lignes et trois colonnes du ballon au plus peut tirer : le ballon part **de l'autre côté, à la même distance**, et le tireur prend sa place. Pas de tir en arrière.
    {"**"}But** si la ligne droite du ballon passe la ligne de but adverse entre les poteaux. Deux mi-temps ; le plus de buts gagne. Après un but et à la mi-temps, on pose à nouveau ses pions, un par un, chacun son tour.
as-rules-notation = ### Notation
    `P D5` pose un pion ; `P D5 C3 D7` pose le premier, les autres attendent votre tour sans que l'adversaire les voie.
    `D5-D7` déplace ; `xE6` fait tirer le pion en E6 ; `D5-D7 xE6` fait les deux, dans cet ordre.
    `?xE6` ou `?D5-D7 xE6` essaie sans jouer : la réponse est pour vous seul.
    Minuscules, espaces en plus, `–` ou `>` pour le tiret et `×` pour la croix vont aussi : `d5>d7x e6`.
as-rules-exemples = ### Exemples (camp de gauche, qui attaque vers K)
    Tireur en C5, ballon en F5 : le ballon va en I5, le tireur en F5. Il faut D5, E5, G5 et H5 libres.
    Tireur en E5, ballon en F8 (un à droite, trois plus bas) : 9, 8, 7 : rebond, ballon en G7.
    Tireur en H5, ballon en J5 : but. Tireur en I7, ballon en J7 : hors des poteaux, le ballon revient en I7 et prend la place du tireur.
    Tireur en E2, ballon en H3 : la ligne est passée à la hauteur 3,83 : but, et personne ne peut l'arrêter.
as-rules-tirs = ### Les tirs
    {"**"}Droits ou diagonaux** : toutes les cases entre le tireur et le ballon, puis sur le trajet du ballon, rebonds compris, doivent être libres. **Les autres** sautent par-dessus tout : seule la case d'arrivée compte, et pour un but rien.
    Le ballon rebondit au-delà des lignes 1 et 9 et de la ligne de but ; la case du bord n'est comptée qu'une fois. Sur un poteau (hauteurs 3,5 et 6,5), il rebondit aussi.
    {"**"}Sept refus** : choix incorrect ; pion déplacé non tireur ; pion hors de portée ; tir en arrière interdit ; trajet occupé ; même case tireur + ballon ; case finale occupée.
as-rules-pendule = ### Pendule et tours manqués
    Chaque joueur a une réserve de temps, décomptée quand c'est à lui. À zéro, il perd, quel que soit le score. En plus, un tour a d'ordinaire un délai.
    Délai passé : le tour est perdu, ou un pion est posé d'office. Plusieurs tours manqués d'affilée font perdre le match ; le premier message du match dit combien.
    Les deux joueurs peuvent s'accorder sur la nulle, et chacun peut abandonner, par les boutons du match.
