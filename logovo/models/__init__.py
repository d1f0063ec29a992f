"""Networks that ship with the package, and the form of their files."""
