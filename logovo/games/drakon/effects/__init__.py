"""What moves and chambers do."""
