-- Wallet: the ledger ---------------------------------------------------------------------------------------------

-- What a customer has left. It moves only together with ledger entries, and never below zero.
create table wallets (
  account_id bigint primary key references customers,
  balance_sen bigint not null check (balance_sen >= 0)
);

-- One movement of money. The reference tells a repeated one from another.
create table ledger_transfers (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('recharge', 'allocation', 'orderPayment', 'refund', 'reset')),
  reference text not null,
  amount_sen bigint not null check (amount_sen > 0),
  reason text not null default '',
  operator_id bigint references accounts,
  at timestamptz not null,
  unique (kind, reference)
);

-- Two entries make a transfer, and they add up to nothing: what one account loses the other gains.
create table ledger_entries (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references ledger_transfers,
  -- A customer's wallet, or one of the house's own accounts.
  account_id bigint references wallets,
  house text check (house in ('received', 'sales', 'resets')),
  amount_sen bigint not null check (amount_sen <> 0),
  balance_before_sen bigint,
  balance_after_sen bigint check (balance_after_sen >= 0),
  check ((account_id is null) <> (house is null)),
  check ((account_id is null) = (balance_after_sen is null)),
  check (account_id is null or balance_after_sen = balance_before_sen + amount_sen)
);
create index ledger_entries_account on ledger_entries (account_id, id desc);
create index ledger_entries_transfer on ledger_entries (transfer_id);

create trigger ledger_transfers_append_only before update or delete or truncate on ledger_transfers
  for each statement execute function refuse_change();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();

create table recharges (
  id bigint generated always as identity primary key,
  recharge_no text not null unique,
  account_id bigint not null references customers,
  -- The member of staff who took the money; null when the customer paid online.
  operator_id bigint references accounts,
  made_by bigint not null references accounts,
  key uuid not null,
  amount_sen bigint not null check (amount_sen > 1),
  balance_before_sen bigint,
  method text not null,
  status text not null check (status in ('pending', 'paid', 'failed')),
  remarks text not null default '',
  created_at timestamptz not null,
  paid_at timestamptz,
  updated_at timestamptz not null,
  check ((status = 'paid') = (paid_at is not null)),
  constraint recharges_key unique (made_by, key)
);
create index recharges_created on recharges (created_at desc, id desc);
create index recharges_account on recharges (account_id, id desc);

-- Payments -------------------------------------------------------------------------------------------------------

create table payments (
  id bigint generated always as identity primary key,
  payment_no text not null unique,
  provider text not null,
  -- What the gateway calls it.
  provider_ref text,
  method text not null
    check (method in ('wechat', 'alipay', 'bank', 'creditCard', 'online', 'cash', 'balance')),
  amount_sen bigint not null check (amount_sen > 0),
  -- What has been sent back of it, or is on its way.
  refunded_sen bigint not null default 0 check (refunded_sen >= 0),
  currency text not null default 'MYR' check (currency = 'MYR'),
  -- parked: what the gateway says does not agree with what was asked; a person decides.
  status text not null check (status in ('pending', 'paid', 'failed', 'canceled', 'parked')),
  -- What it pays for, in the words of whoever asked: payments do not know orders.
  subject text not null check (subject in ('orders', 'change', 'recharge')),
  subject_ids bigint[] not null,
  label text not null,
  account_id bigint references customers,
  -- Who took the money, when a person did.
  operator_id bigint references accounts,
  -- Where the customer is sent to pay.
  jump jsonb,
  note text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  -- When the gateway is asked next, while nothing has come from it.
  next_query_at timestamptz,
  queries int not null default 0,
  check (status <> 'paid' or paid_at is not null),
  -- Never more than came in, however many ask at once.
  constraint payments_refunded check (refunded_sen <= amount_sen)
);
create index payments_created on payments (created_at desc, id desc);
create index payments_account on payments (account_id, id desc);
create index payments_subject on payments using gin (subject_ids);
create index payments_next_query on payments (next_query_at) where next_query_at is not null;
create unique index payments_provider_ref on payments (provider, provider_ref);

-- Everything that was ever said about a payment; only ever added.
create table payment_events (
  id bigint generated always as identity primary key,
  payment_id bigint references payments,
  provider text not null,
  -- The gateway's own id of a message: the same one counts once.
  event_id text,
  kind text not null check (kind in
    ('created', 'gatewayFailed', 'jumped', 'callback', 'query', 'settled', 'parked', 'refundRequested', 'refundSent',
     'refundDone', 'refundFailed', 'confirmed', 'resolved', 'outcome')),
  data jsonb not null,
  by bigint references accounts,
  at timestamptz not null
);
create unique index payment_events_event on payment_events (provider, event_id) where event_id is not null;
create index payment_events_payment on payment_events (payment_id, id);
create trigger payment_events_append_only before update or delete or truncate on payment_events
  for each statement execute function refuse_change();

-- Money on its way back to whoever paid it.
create table payment_refunds (
  id bigint generated always as identity primary key,
  refund_no text not null unique,
  payment_id bigint not null references payments,
  -- Tells a repeated wish from another.
  reference text not null unique,
  amount_sen bigint not null check (amount_sen > 0),
  status text not null check (status in ('requested', 'sent', 'done', 'failed')),
  provider_ref text,
  reason text not null default '',
  error text not null default '',
  attempts int not null default 0,
  operator_id bigint references accounts,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  done_at timestamptz
);
create index payment_refunds_payment on payment_refunds (payment_id);
create index payment_refunds_open on payment_refunds (updated_at) where status in ('requested', 'sent', 'failed');

-- What a comparison with the gateway's own list of a day came to; the newest of each day.
create table reconciliations (
  date date not null,
  provider text not null,
  checked int not null,
  differences jsonb not null,
  at timestamptz not null,
  primary key (date, provider)
);

-- Booking --------------------------------------------------------------------------------------------------------

-- What a payment did for an order: it paid it, or came too late or twice and went back.
create table order_payments (
  order_id bigint not null references orders,
  payment_id bigint not null references payments,
  amount_sen bigint not null check (amount_sen >= 0),
  -- pending: the customer has been sent to the gateway.
  outcome text not null check (outcome in ('pending', 'paid', 'returned')),
  at timestamptz not null,
  primary key (order_id, payment_id)
);
create index order_payments_payment on order_payments (payment_id);

alter table orders add column fee_sen bigint not null default 0 check (fee_sen >= 0);

-- Every cancelling of a paid order, whole or by passenger, with what came back and what was kept.
create table order_refunds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  key uuid not null,
  ticket_ids bigint[] not null,
  amount_sen bigint not null check (amount_sen >= 0),
  fee_sen bigint not null check (fee_sen >= 0),
  -- How it goes back: through the gateway, by hand, or into the balance.
  way text not null check (way in ('gateway', 'cash', 'balance', 'none')),
  override_reason text not null default '',
  by bigint references accounts,
  at timestamptz not null,
  unique (order_id, key)
);
create index order_refunds_order on order_refunds (order_id);

-- A change of date that waits for its payment; the new place is held for it.
create table order_changes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  key uuid not null,
  sailing_id bigint not null references sailings,
  -- For whom it was reckoned and places are held.
  people int not null check (people > 0),
  new_total_sen bigint not null check (new_total_sen >= 0),
  fee_sen bigint not null check (fee_sen >= 0),
  due_sen bigint not null,
  non_refundable boolean not null,
  status text not null check (status in ('pending', 'done', 'ended')),
  by bigint references accounts,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_id, key)
);
-- One change at a time.
create unique index order_changes_pending on order_changes (order_id) where status = 'pending';

alter table place_holds drop constraint place_holds_pkey;
-- A hold is that of an unpaid order, or of the new place of a change.
alter table place_holds add column change_id bigint;
create unique index place_holds_order on place_holds (order_id) where change_id is null;
create unique index place_holds_change on place_holds (change_id) where change_id is not null;
