## Double-Échec : pourquoi une fiche est refusée (page de règles, 5.4), et ce que chaque ligne peut dire (de-hint-…).

de-error-E_EMPTY = Cette fiche est vide. Une ligne suffit, par exemple `O tir si pct>=45` ; une fiche qui ne change rien ne s'envoie pas : la dernière reste en vigueur.
de-error-E_LINE = Aucune ligne ne commence ainsi. Une ligne commence par une lettre : O (carte), M (placement), D (défense), L (rondelle libre), V (vol), J (mise au jeu), G (gardien), X (changement), Z (arrêt demandé), R (rebond), B (pénalité de banc), S ou K (tir de pénalité).
de-error-E_VERB = Un mot de cette ligne manque, est de trop ou n'est pas à sa place.
de-error-E_SLOT = Un poste est inconnu ici. Les postes : `C`, `AG`, `AD`, `DG`, `DD` ; le gardien `G` seulement sur les lignes D et L, et pas de centre après `J rend`.
de-error-E_CELL = Une case est hors de la patinoire. Une lettre de A à M, puis un nombre de 1 à 27 : `G14` ; avec `~` devant, elle vaut pour les deux bouts. `D G va` ne prend qu'une case devant un but.
de-error-E_DIR = Cette direction n'existe pas. Les sept : `AV`, `AVG`, `AVD` (en avant), `ARG`, `ARD` (en arrière), `LG`, `LD` (sur le côté).
de-error-E_AIM = Le filet a six numéros : `vise 1` à `vise 6`.
de-error-E_COND = Une condition n'est pas de celles que je connais : `d`, `pct`, `zone`, `ecart`, `u`, `per`, `k`, `num`, `mk`, `por`, puis `=`, `!=`, `<`, `>`, `<=` ou `>=`, puis un nombre (pour `por`, un poste). Les lignes R, B, S et K n'en prennent pas.
de-error-E_NUM = Un numéro n'est pas dans votre équipe, une ligne n'est pas déclarée, ou il manque des joueurs. { $numbers ->
        [none] {""}
       *[other] Vos numéros : { $numbers }.
    }
de-error-E_POS = Ce joueur n'est pas de ce poste. Un centre joue `C`, un ailier `AG` ou `AD`, un défenseur `DG` ou `DD` ; les autres mélanges ne sont permis que pendant une pénalité.
de-error-E_SWAP = Deux joueurs n'échangent leurs postes que pendant une pénalité.
de-error-E_LOCKED = L'homme de ce poste est encore en train de sortir : un changement appelé ne s'annule pas.
de-error-E_DUP = Le même poste, le même numéro ou le même mot est écrit deux fois dans cette ligne.
de-error-E_PHASE = { $phase ->
        [lineup] C'est le moment de l'alignement ; cette ligne viendra plus tard.
       *[play] L'alignement ne se donne qu'avant le match. Pour changer d'hommes : une ligne X, par exemple `X A2`.
    }
de-error-E_LIMIT = C'est trop long : 1800 caractères au plus, et 16 lignes par lettre.

de-hint-O = Une carte : `O tir`, `O passe AG,AD libre >=50 puis tir/avance`, `O avance but`, `O degage AV`, `O arret` ; à la fin, au besoin, `si pct>=45 & zone=3`.
de-hint-M = Un placement : `M AG va ~E22 si zone=3` ; `M fin` arrête la lecture des lignes suivantes.
de-hint-D = La défense : `D G couvre`, `D G va G3`, `D DG marque P`, `D C va ~G5`, `D fin`.
de-hint-L = La rondelle libre : `L DG,DD,G puis passe C/reste`, ou `L *`.
de-hint-V = Le vol : `V DD,C vers ~D14`, ou `V *`.
de-hint-J = La mise au jeu : `J rapide tir si d<=8`, `J rapide non`, `J rend DG,AG`.
de-hint-G = Les cartes du gardien : `G degage AVD si mk=1`, ou `G passe`.
de-hint-X = Un changement : `X AG=21`, `X A2 si u>=20`, `X AG=-`, `X C<>AG`, `X -` ; `!` pour sortir sans être sûr d'y arriver.
de-hint-Z = Un arrêt demandé : `Z but,penalite`, `Z perte si zone=1`.
de-hint-R = Le rebond : `R AD,C` ; le cercle de mise au jeu : `R cote bas`.
de-hint-B = Qui purge une pénalité de banc : `B 24,5`.
de-hint-S = Le tir de pénalité : `S avance ~F22 vise 5`, `S par 9 tir garde`.
de-hint-K = Le gardien au tir de pénalité : `K couvre sort`, `K F`.
de-hint-A = Un trio, dans l'ordre ailier gauche, centre, ailier droit : `A1 11,9,17`.
de-hint-P = Une paire de défenseurs : `P1 4,5`.
de-hint-GB = Le gardien : `GB 31`.
de-hint-TP = Les tirs visés en jeu : `TP oui` ou `TP non`.
