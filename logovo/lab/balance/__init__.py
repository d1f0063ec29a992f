"""Balance and character of a game: how fair, how long, how lucky, and what each option changes."""
