"""From records to posts: texts, pictures and buttons as values. Nothing here knows Discord."""
