refusal-entered-already = Vous êtes déjà inscrit, ou ce nom l'est.
refusal-not-entered = Vous n'êtes pas inscrit.
refusal-competition-full = La compétition est complète ({ $most }).
refusal-entries-closed = Les inscriptions sont closes.
notice-not-hosted = **La rencontre { $fixture } n'a pas pu être ouverte** ({ $thread }) : { $reason }. Entrez son résultat, ou corrigez l'équipe puis refermez le tour.
notice-report-differs = **{ $fixture } finit autrement que la compétition ne le sait** ({ $thread }). Si c'est juste, corrigez : `corrige { $line }`.
notice-not-played = Cette rencontre ne se joue plus : la compétition en a décidé sans elle.
