-- What was given away, by whom and when: all that one person gives in a day counts together ----------------------------------

-- What was given before this was written down counts as nothing.
create table order_gifts (
  order_id bigint primary key references orders,
  given_sen bigint not null check (given_sen >= 0),
  by bigint references accounts,
  at timestamptz not null
);
create index order_gifts_by on order_gifts (by, at);
