"""Writes everything anew: `make generated`."""

from tools.generate import doc_tables, message_types, printed_cards, rule_table, shipped_editions, web_constants

for each in (doc_tables, rule_table, printed_cards, web_constants, shipped_editions, message_types):
    each.write()
