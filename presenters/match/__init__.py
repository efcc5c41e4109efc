"""What the posts of several games' matches say alike: two sides, the story of a turn, its report, its film."""
