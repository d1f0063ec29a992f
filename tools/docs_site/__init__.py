"""The documentation site: gathered from the project, built by MkDocs, made to need no network."""
