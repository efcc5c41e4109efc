"""People: their settings and data, being forgotten, what is mended of them."""
