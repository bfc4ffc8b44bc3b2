-- Who was told of a sailing that is cancelled or late, so that two people never call the same guest; and views that are kept --

create table order_calls (
  order_id bigint not null references orders (id) on delete cascade,
  sailing_id bigint not null references sailings (id) on delete cascade,
  by bigint references accounts (id) on delete set null,
  at timestamptz not null,
  primary key (sailing_id, order_id)
);
create index order_calls_order on order_calls (order_id);
create index order_calls_by on order_calls (by) where by is not null;

-- What a list shows, under a name: the query of its address, and the columns that were turned on or off.
create table saved_views (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  screen text not null,
  list text not null,
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 2000),
  columns text[] not null,
  shared boolean not null,
  updated_at timestamptz not null,
  unique (account_id, screen, list, name)
);
create index saved_views_shared on saved_views (screen, list) where shared;
