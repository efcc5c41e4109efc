## Compétitions : pourquoi une ligne est refusée (page de règles, 5), et ce qui est possible.

cp-error-E_EMPTY = Aucune ligne. Par exemple `M12 3-1`.
cp-error-E_WORD = { $after ->
        [cloture] `cloture` veut un de ces trois mots : `nul`, `double` ou `report`. Par exemple : `cloture report`.
       *[none] Aucune ligne ne commence par « { $word } ». Les mots : `M12 3-1`, `forfait`, `debut`, `inscrit`, `retrait`, `remplace`, `corrige`, `points`, `exclut`, `deplace`, `echange`, `retirage`, `cloture nul|double|report`, `fin`, `saison`.
    }
cp-error-E_RIGHT = Cette ligne est réservée aux arbitres.
cp-error-E_FIXTURE = Il faut ici une rencontre, par exemple `M12` : `/competition calendrier` les montre.
cp-error-E_ID = Il faut ici le nom court d'un inscrit, par exemple `lions`.
cp-error-E_NUMBER = Il faut ici un nombre.
cp-error-E_SCORE = Il faut ici un résultat, locaux d'abord : `3-1`, `3-2 ap`, `2-2 tab 4-3`, `dom`, `ext`, `nul` ou `interrompu`.
cp-error-E_SIDE = Il faut ici un camp : `dom`, `ext`, ou `double` pour un forfait des deux.
cp-error-E_NAME = Il faut ici un nom, de 60 caractères au plus.
cp-error-E_REASON = Il faut ici un motif, de 200 caractères au plus.
cp-error-E_SYNTAX = Un mot est de trop, ou le texte est trop long.
cp-error-E_PHASE = Pas maintenant : { $phase ->
    [signup] les inscriptions sont encore ouvertes.
    [running] la saison est en cours.
   *[finished] la saison est finie.
}
cp-error-E_FIXTURE_UNKNOWN = { $fixture } n'existe pas : `/competition calendrier` montre les rencontres.
cp-error-E_NOT_OPEN = { $fixture } n'est pas à jouer maintenant. Un résultat déjà compté se change par `corrige`.
cp-error-E_NOT_DONE = { $fixture } n'a pas encore de résultat : entrez-le sans `corrige`.
cp-error-E_CLOSED = { $fixture } est d'un tour clos : on corrige son score, on ne le rejoue plus.
cp-error-E_TAB = { $fixture } a déjà un vainqueur : pas de tirs au but.
cp-error-E_LEVEL = { $fixture } doit avoir un vainqueur : `2-2 tab 4-3`, ou `2-2 tab ext`.
cp-error-E_UNDECIDED = Avec ce résultat, la confrontation de { $fixture } n'aurait plus de vainqueur alors que le tour suivant est tiré.
cp-error-E_FORMAT = Cela ne se fait pas dans cette phase de la compétition.
cp-error-E_ENTRANT_UNKNOWN = « { $entrant } » n'est pas inscrit : `/competition classement` montre les noms.
cp-error-E_ENTRANT_LEFT = { $entrant } a quitté la compétition.
cp-error-E_ENTRANT_THERE = { $entrant } est déjà inscrit.
cp-error-E_FULL = La compétition a déjà 128 inscrits.
cp-error-E_LATE = Les inscriptions sont closes.
cp-error-E_STARTED = Trop tard : une des rencontres concernées a commencé.
cp-error-E_ROUND = Il n'y a pas de journée { $round } à venir.
cp-error-E_NOT_PAIRED = { $entrant } ne joue pas ce tour-ci.
cp-error-E_CLASH = { $entrant } est déjà dans cette rencontre.
cp-error-E_SEAT = Ce siège ne prend pas de lignes maintenant.
