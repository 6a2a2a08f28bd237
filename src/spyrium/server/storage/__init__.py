"""What is kept: the tables, the one writer, migrations and backups."""
