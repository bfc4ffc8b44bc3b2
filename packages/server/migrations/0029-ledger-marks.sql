-- How far the ledger was added up, so that every ten minutes only what came since is. Transfers get their numbers before they are
-- committed: one with a lower number may still come while the transactions of that time run. So the newest number is
-- kept with a transaction that began after it was seen, and counts when all before that one have ended.
create table ledger_marks (
  single boolean primary key default true check (single),
  -- Everything up to here was there, and added up.
  transfer_id bigint not null default 0,
  next_transfer_id bigint not null default 0,
  next_xid xid8 not null default '0',
  -- What the nightly check of everything found.
  whole_at timestamptz,
  whole_problems jsonb not null default '[]'
);

-- What each wallet held after the transfers up to the mark. Without a foreign key: it would lock the wallets, and the check would
-- wait for payments and they for it.
create table wallet_checks (
  account_id bigint primary key,
  balance_sen bigint not null
);
