"""Pierre-feuille-ciseaux as posts."""
