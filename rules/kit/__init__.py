"""What games have in common: none of it is a rule of one of them."""
