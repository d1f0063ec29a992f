"""Reviews of finished games, made behind the games being played."""
