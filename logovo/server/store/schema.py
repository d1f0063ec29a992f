"""The tables of the database. Changes to them are migrations in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    or_,
)

META: Final = MetaData()
LONGEST_LEASE: Final = 60_000
"""Milliseconds: no keeper asks for more."""

HOUSE: Final = Table(
    "house",
    META,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

TABLES: Final = Table(
    "tables",
    META,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("record", LargeBinary, nullable=False),  # records.Record as JSON
    Column("rev", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),  # when the table needs its keeper; 0 for never
    Column("keeper", Text, nullable=False),  # the process that drives bots and clocks
    Column("lease", BigInteger, nullable=False),  # until when
    Column("updated", BigInteger, nullable=False),
    Index("tables_due", "status", "due"),
    Index("tables_listed", "listed", "status", "updated"),
)

ENTRIES: Final = Table(
    "entries",
    META,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("seen", Integer, nullable=False),  # bit seat + 1: who has a version for it
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False, server_default=""),  # who moved for the seat's player
    Column("by_seen", Integer, nullable=False, server_default="0"),  # and who is told so
)

COMMANDS: Final = Table(
    "commands",
    META,
    Column("table_id", Text, primary_key=True),
    Column("command_id", Text, primary_key=True),
    Column("asker", Text, nullable=False),  # whose command it was: only they are answered again
    Column("answer", LargeBinary, nullable=False),
)

TALK: Final = Table(
    "talk",
    META,
    Column("table_id", Text, primary_key=True),
    Column("room", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("saying", LargeBinary, nullable=False),
)

CODES: Final = Table(
    "codes",
    META,
    Column("code", Text, primary_key=True),  # six letters to be read out
    Column("table_id", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

REVIEWS: Final = Table(
    "reviews",
    META,
    Column("log", Text, primary_key=True),  # SHA-256 of the log file
    Column("ruleset", Integer, primary_key=True),
    Column("budget", Text, primary_key=True),  # with the way of judging: see reviews/job.py
    Column("review", LargeBinary, nullable=False),  # review.report.Review as JSON
    Column("at", BigInteger, nullable=False),
)


def is_unkept(now: int) -> ColumnElement[bool]:
    """Whether nobody keeps a table. A lease that ends too late was taken by a process with a wrong
    clock: believed, it would leave the table without bots until that time has come."""
    return or_(TABLES.c.lease < now, TABLES.c.lease > now + LONGEST_LEASE)
