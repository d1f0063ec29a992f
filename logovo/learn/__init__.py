"""Training of networks for our own games, by NumPy alone: `logovo train`."""
