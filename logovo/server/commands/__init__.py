"""What people ask for: opening and joining tables, seats and settings, moves, talk."""
