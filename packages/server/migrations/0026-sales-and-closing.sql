-- Daily closing --------------------------------------------------------------------------------------------------

-- A day as finance closed it: the figures of that moment, and which money they are of. Days follow each other without a
-- gap: every one but the first names the day before it, which was closed.
create table daily_closings (
  date date not null constraint daily_closings_once primary key,
  previous_date date unique references daily_closings,
  closed_at timestamptz not null,
  closed_by bigint not null references accounts,
  note text not null default '',
  figures jsonb not null,
  -- What was counted, by which money that is entered later with a time of this day is told from it.
  payment_ids bigint[] not null,
  refund_ids bigint[] not null,
  constraint daily_closings_follow check (previous_date = date - 1),
  -- A day is over at the port before it is closed.
  constraint daily_closings_over check (closed_at >= (date + 1)::timestamp at time zone 'Asia/Kuala_Lumpur')
);
-- One beginning.
create unique index daily_closings_first on daily_closings ((true)) where previous_date is null;
create trigger daily_closings_append_only before update or delete or truncate on daily_closings
  for each statement execute function refuse_change();

-- What moved in a period ----------------------------------------------------------------------------------------

create index payments_paid on payments (paid_at) where status = 'paid';
create index payment_refunds_created on payment_refunds (created_at);
create index payment_refunds_done on payment_refunds (done_at) where done_at is not null;
create index payment_events_parked on payment_events (at) where kind = 'parked';
create index order_refunds_at on order_refunds (at);
create index order_changes_done on order_changes (updated_at) where status = 'done';
create index order_changes_left on order_changes (from_sailing_id) where status = 'done';
create index guest_replacements_at on guest_replacements (at);
create index orders_paid on orders (paid_at) where paid_at is not null;
create index ledger_transfers_at on ledger_transfers (at);
