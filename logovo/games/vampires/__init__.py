"""Вампирчики / Dawn Under: bury your vampires where you remember their colour."""
