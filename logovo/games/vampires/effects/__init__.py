"""What happens: set-up, openings, gifts, plague, turns."""
