"""The command line: play, replay, read rules, simulate, measure."""
