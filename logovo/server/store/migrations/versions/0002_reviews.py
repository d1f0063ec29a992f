"""Reviews of finished games, kept by what they follow from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("log", sa.Text, primary_key=True),
        sa.Column("ruleset", sa.Integer, primary_key=True),
        sa.Column("budget", sa.Text, primary_key=True),
        sa.Column("review", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
