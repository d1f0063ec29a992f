"""Sentences in Russian and English: a compact Fluent reader and the catalogues of the house."""
