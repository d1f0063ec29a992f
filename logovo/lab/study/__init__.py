"""Studies: planned experiments that can be interrupted, resumed and spread over machines."""
