"""What every part of one server process uses: settings, errors, limits, metrics, the bus."""
