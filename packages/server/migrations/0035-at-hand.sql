-- Sailings: why one was cancelled ----------------------------------------------------------------------------------

alter table sailings add column cancel_reason text not null default '';

-- What the office finds from anywhere -------------------------------------------------------------------------------

create index tickets_email on tickets (lower(email)) where email is not null;
create index customers_email on customers (lower(email)) where email is not null;
create index customers_name on customers using gin (to_tsvector('simple'::regconfig, real_name));
-- Read from its end: it is kept as +60123456789 and asked for as 012-345 6789.
create index customers_phone_end on customers (reverse(phone) text_pattern_ops);
