-- Saved passengers: when the customer said that the person agrees to being kept --------------------------------------

-- Null for those kept before it was asked.
alter table saved_passengers add column consented_at timestamptz;
