refusal-entered-already = Vous êtes déjà inscrit, ou ce nom l'est.
refusal-place-by-referee = Ce nom est déjà dans cette compétition, et un nom ne prouve rien. Si c'est vous, demandez votre place à un arbitre : `/arbitre corriger`, acte « Changement de joueur ». Une équipe est reprise par son capitaine dans la ligue.
refusal-not-entered = Vous n'êtes pas inscrit.
refusal-competition-full = La compétition est complète ({ $most }).
refusal-entries-closed = Les inscriptions sont closes.
notice-not-hosted = **La rencontre { $fixture } n'a pas pu être ouverte** ({ $thread }) : { $why } Elle sera retentée au prochain tour ou au prochain acte d'arbitre ; ou entrez son résultat.
notice-not-hosted-why = { $reason ->
    [no_team] { $entrant } n'est plus une équipe de ce jeu.
    [no_captain] personne ne répond pour { $entrant }.
   *[other] { $reason }.
}
notice-report-differs = **{ $fixture } finit autrement que la compétition ne le sait** ({ $thread }). { $line ->
    [none] Si c'est juste, revenez au tour de cette rencontre par `/arbitre revenir` : ce résultat y comptera de lui-même.
   *[other] Si c'est juste, entrez la ligne : `{ $line }`.
}
notice-not-booked = **L'écriture { $entry } du registre n'a pas pu être corrigée** ({ $thread }). Corrigez-la par `/arbitre corriger`.
notice-not-played = { $why ->
    [forfeit] **{ $left } a quitté la compétition** : cette rencontre s'arrête, perdue par forfait. L'autre camp n'a rien à faire.
    [annulled] **{ $left } a quitté la compétition** : cette rencontre s'arrête et ne compte pas. L'autre camp n'a rien à faire.
    [moved] **Reportée à la journée { $round }**, d'un commun accord : elle s'y rouvrira dans un nouveau fil.
   *[none] Cette rencontre ne se joue plus : la compétition en a décidé sans elle.
}
move-title = **Pendant votre congé.** L'autre camp peut accepter un report :
move-offer = - **{ $fixture }** contre { $opponent } ({ $competition }) : journée { $round } au plus tôt
move-propose = Proposer de reporter { $fixture }
move-sent = **Demande posée** dans le fil : { $opponent } accepte ou refuse de jouer { $fixture } à la journée { $round }. Sans réponse avant la clôture du tour, { $fixture } se joue comme prévu.
move-asked = 🏖️ **{ $by } sera en congé et propose de reporter { $fixture } à la journée { $round }.**{ $called ->
    [none] {""}
   *[other] {" "}À vous de dire, { $called }.
} Sans réponse avant le { TIME($due) }, la rencontre se joue comme prévu.
move-agree = Accepter le report
move-refuse = Refuser
move-waiting = 🏖️ **Report de { $fixture } à la journée { $round }** : { $whose ->
        [mine] { $other } n'a pas encore répondu
       *[other] { $other } vous le propose
    }
move-agree-one = Reporter { $fixture }
move-refuse-one = Ne pas reporter { $fixture }
move-take-back = Renoncer au report de { $fixture }
move-refused = **{ $fixture } n'est pas reportée** : { $by } ne le souhaite pas. La rencontre se joue comme prévu.
move-answered = { $agreed ->
    [yes] **{ $fixture } est reportée** à la journée { $round } ; elle s'y rouvrira toute seule.
   *[no] **{ $fixture } n'est pas reportée** : elle se joue comme prévu.
}
act-move = Rencontre reportée d'un commun accord
refusal-move-none = { $fixture } ne peut pas être reportée : il faut un congé (`/conges poser`) pendant le tour, une rencontre pas commencée d'un championnat, une journée à venir où vous êtes là, et une compétition qui l'autorise.
refusal-move-asked = Le report de { $fixture } a déjà été demandé pendant ce tour.
refusal-move-gone = Cette demande ne vaut plus : on y a répondu, le tour est clos, ou la rencontre a commencé.
refusal-move-not-yours = Seul le capitaine de l'autre camp peut répondre ; qui a demandé peut renoncer.
stakes = { $decides ->
    [yes] -# { $fixture } · { $competition }
    [no] **Il faut un vainqueur** ({ $fixture } · { $competition }).
   *[aggregate] **Match retour : il faut un vainqueur sur les deux matchs** ({ $fixture } · { $competition }).
}{ $leg ->
    [none] {""}
   *[other] {" "}À l'aller : { $home } { $leg } { $away }. À égalité au total, ce match se rejoue.
}{ $again ->
    [no] {""}
   *[yes] {" "}On rejoue : la fois précédente, il n'y en a pas eu.
}
played-again = **{ $fixture } se rejoue : il faut un vainqueur, et il n'y en a pas.** La rencontre se rouvrira dans un nouveau fil, dès que les autres du tour seront jouées ou à sa clôture.
act-moves-allowed = Reports d'un commun accord autorisés
act-moves-never = Plus de report d'un commun accord
notice-moved-up = ⬆️ { $person }, une place s'est libérée : **{ $name }** est inscrit. { $thread }
notice-signup-goes-on = **Les inscriptions durent jusqu'au { TIME($due) }** ({ WAIT($due) }) : il faut { $least } inscrits, { $entered ->
    [0] il n'y en a pas encore.
    [one] il y en a un.
   *[other] il y en a { $entered }.
}
