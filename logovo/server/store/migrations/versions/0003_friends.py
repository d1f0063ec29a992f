"""Codes that are read out, and whether a bot or the clock moved in a player's name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.add_column("entries", sa.Column("by", sa.Text, nullable=False, server_default=""))
    op.add_column("entries", sa.Column("by_seen", sa.Integer, nullable=False, server_default="0"))
