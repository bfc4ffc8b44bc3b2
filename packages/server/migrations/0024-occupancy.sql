-- Staff who get the report of every month by mail.
create table report_readers (
  account_id bigint primary key references accounts,
  email text not null,
  locale text not null check (locale in ('en', 'zh', 'ko')),
  added_by bigint references accounts,
  added_at timestamptz not null,
  -- The last month whose report was written to them: each once, however many processes would.
  sent_month text check (sent_month ~ '^\d{4}-\d{2}$')
);

-- What the report adds up, so that it reads no order. Orders that nobody has paid are not in it: selling costs nothing more.
create index orders_occupancy on orders (sailing_id) include (room_type_id, status, complimentary, paid_sen, refunded_sen)
  where status in ('paid', 'completed', 'refunded');
