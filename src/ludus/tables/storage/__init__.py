"""Where tables and guests are kept: one contract, SQLite and PostgreSQL."""

from ludus.tables.storage.address import data_folder, default_address, open_store

__all__ = ["data_folder", "default_address", "open_store"]
