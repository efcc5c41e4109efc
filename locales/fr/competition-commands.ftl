## Compétitions : les commandes et le formulaire de création.

game-competition = Compétition
cmd-competition = competition
cmd-competition-about = Championnats, coupes, rondes suisses
cmd-cp-creer = creer
cmd-cp-creer-about = Préparer une compétition
cmd-cp-inscrire = inscrire
cmd-cp-inscrire-about = M'inscrire, ou inscrire mon équipe
cmd-cp-retirer = retirer
cmd-cp-retirer-about = Me retirer, ou retirer mon équipe
cmd-cp-classement = classement
cmd-cp-classement-about = Le classement
cmd-cp-calendrier = calendrier
cmd-cp-calendrier-about = Les rencontres, jouées et à venir
cmd-cp-tableau = tableau
cmd-cp-tableau-about = Le tableau de la coupe
cmd-cp-palmares = palmares
cmd-cp-palmares-about = Le palmarès
opt-competition = competition
opt-competition-about = La compétition
opt-cp-jeu = jeu
opt-cp-jeu-about = Le jeu des rencontres
opt-cp-nom = nom
opt-cp-nom-about = Le nom de la compétition
opt-cp-rondes = rondes
opt-cp-rondes-about = Combien de rondes, en système suisse
opt-cp-places = places
opt-cp-places-about = Combien d'inscrits au plus
cp-which-game = Choisissez un jeu dans la liste.
cp-which-name = Donnez un nom à la compétition.
cp-no-team = Il faut être capitaine d'une équipe de ce jeu pour l'inscrire.
cp-entered = ✅ Inscription faite : **{ $name }**, { $competition }.
cp-waits = ⏳ **{ $name }** est { $place ->
    [1] 1er
   *[other] { $place }e
} sur la liste d'attente de { $competition }. La place vous revient dès que quelqu'un se retire avant le début.
cp-leave-running = La compétition a commencé : se retirer serait définitif. Si vous le voulez, tapez `/competition retirer`.
cp-left = **{ $name }** se retire de { $competition }.
cp-name = { $name } · { $game }
cp-created = **{ $name }** : les inscriptions sont ouvertes, { $thread }
cp-plan-format = { $format ->
    [league] Championnat, aller simple
    [double] Championnat, aller et retour
    [groups] Deux poules, puis coupe
    [swiss] Ronde suisse
    [cup] Coupe
    [legs] Coupe en matchs aller et retour
    [series] Coupe au meilleur de trois
    [elimination] Double élimination
    [playoffs] Championnat puis séries
   *[divisions] Deux divisions, montée et descente
}
cp-plan-about = { $format ->
    [league] chacun rencontre chacun une fois.
    [double] chacun rencontre chacun deux fois.
    [groups] deux poules, les deux premiers de chacune en demi-finales.
    [swiss] { $rounds } rondes entre adversaires de même force ; inscription possible jusqu'à la deuxième.
    [cup] élimination directe.
    [legs] élimination en deux matchs, finale en un.
    [series] élimination au meilleur de trois manches.
    [elimination] deux défaites éliminent.
    [playoffs] championnat en deux tours, puis les quatre premiers au meilleur de trois.
   *[divisions] deux divisions, un qui monte, un qui descend chaque saison.
}
act-lines = Lignes de l'arbitre
cp-act-how-lines = Écrivez une ligne ou plusieurs, séparées par `;` : `corrige M12 3-1`, `forfait M4 dom`, `points lions -3 motif`.
cp-act-entrant = Choisissez l'inscrit visé.
cp-act-how-replace-player = Choisissez dans « coach » la personne qui prend la place ; un bot ne joue pas.
cmd-cp-importer = importer
cmd-cp-importer-about = Reprendre une saison en cours à partir d'un fichier
opt-cp-fichier = fichier
opt-cp-fichier-about = Équipes et résultats : CSV (domicile, extérieur, score) ou JSON, 100 ko au plus

cp-carry-form = Reprendre une saison
cp-carry-file = Fichier de la saison
cp-carry-name = Nom de la compétition
