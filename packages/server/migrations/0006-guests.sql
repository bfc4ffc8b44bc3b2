-- Booking --------------------------------------------------------------------------------------------------------

-- Whoever comes in somebody's place has the same position in the order as the one who went.
alter table tickets drop constraint tickets_order_id_position_key;
create index tickets_order on tickets (order_id, position);
create unique index tickets_position on tickets (order_id, position) where live;

-- One guest instead of another, under the key of the wish.
create table guest_replacements (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  key uuid not null,
  -- A guest goes once; whoever came instead may be replaced in turn.
  old_ticket_id bigint not null unique references tickets,
  new_ticket_id bigint not null unique references tickets,
  fee_sen bigint not null check (fee_sen >= 0),
  by bigint references accounts,
  at timestamptz not null,
  unique (order_id, key)
);

-- Where a change of date came from: the order only knows where it is now.
alter table order_changes add column from_sailing_id bigint references sailings;
update order_changes c set from_sailing_id = (
  select s.id from audit_log a join sailings s on s.id = (a.after ->> 'from')::bigint
   where a.entity = 'order' and a.action = 'change' and a.entity_id = c.order_id::text
     and (a.after ->> 'to')::bigint = c.sailing_id and a.at = c.created_at
   limit 1);

-- What the order was worth when it was reckoned: paid late, a change is carried out only for the order it was reckoned for.
alter table order_changes add column worth_sen bigint;

-- The refund of a cancelled sailing is one for each order, whatever keys its owner has used.
alter table order_refunds alter column key drop not null;
update order_refunds set key = null where key = '00000000-0000-0000-0000-000000000000';
create unique index order_refunds_sailing on order_refunds (order_id) where key is null;
