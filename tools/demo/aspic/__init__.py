"""An evening of Aspic."""
