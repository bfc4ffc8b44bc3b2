-- Scans are looked for by the phone of their ticket, of which people know the end.
create index tickets_phone on tickets (reverse(phone) text_pattern_ops);
