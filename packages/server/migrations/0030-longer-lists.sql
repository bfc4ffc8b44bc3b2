-- Long lists -----------------------------------------------------------------------------------------------------

-- An agent's orders in one status, newest first: few among very many.
create index orders_account_status on orders (account_id, status, id desc);
-- Orders of which somebody, or not everybody, came aboard: whichever is rare is found.
create index tickets_boarded on tickets (order_id) where live and boarded_at is not null;
create index tickets_ashore on tickets (order_id) where live and boarded_at is null;
-- Payments by when the money came; those it never came for stand last, or first.
create index payments_paid_at on payments (paid_at desc nulls last, id desc);
