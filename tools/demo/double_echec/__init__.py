"""An evening of Double-Échec."""
