"""The application between Discord and the rules: orders come in, turns close, announcements go out."""
