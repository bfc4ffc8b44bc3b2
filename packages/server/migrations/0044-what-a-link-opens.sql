-- What a session by a mailed link reaches -----------------------------------------------------------------------------

-- The order it was opened for; whatever else the same guest has booked stays out of reach.
alter table sessions add column link_order_id bigint references orders;
-- The link of a ticket is handed on with it: it looks. One that was asked for a moment ago is the buyer's own: it may change things.
alter table sessions add column link_asked boolean not null default false;
