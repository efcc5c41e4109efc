"""Double-Échec's posts."""
