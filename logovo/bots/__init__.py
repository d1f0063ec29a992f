"""Players made of code. They get what a person at that seat would get: views and told events."""
