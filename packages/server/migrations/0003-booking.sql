-- Platform: mail -------------------------------------------------------------------------------------------------

create table mails (
  id bigint generated always as identity primary key,
  -- What the mail is about, so that the same news is never written twice.
  about text not null unique,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  -- kept: there is nowhere to send it from; it can be read in the back office.
  status text not null check (status in ('kept', 'waiting', 'sent', 'failed')),
  error text not null default '',
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null))
);
create index mails_created on mails (created_at desc, id desc);

create table mail_files (
  mail_id bigint not null references mails on delete cascade,
  position int not null,
  name text not null,
  type text not null,
  bytes bytea not null,
  primary key (mail_id, position)
);

-- Customers ------------------------------------------------------------------------------------------------------

alter table customers add column reference_code text check (reference_code ~ '^[A-Z0-9]{2,20}$');
alter table customers add column superior_id bigint references customers check (superior_id <> account_id);
create unique index customers_reference_code on customers (reference_code);
create index customers_superior on customers (superior_id);
create index accounts_customers on accounts (created_at desc, id desc) where kind = 'customer' and deleted_at is null;

create table saved_passengers (
  id bigint generated always as identity primary key,
  account_id bigint not null references customers,
  name text not null,
  gender text not null check (gender in ('male', 'female', 'other')),
  id_type text not null check (id_type in ('idCard', 'passport', 'drivingLicense')),
  id_sealed text not null,
  id_fingerprint text not null,
  id_ending text not null,
  passport_expiry date,
  nationality text not null,
  birth_date date not null,
  phone text not null,
  email text,
  remarks text not null default '',
  updated_at timestamptz not null default now()
);
create unique index saved_passengers_person on saved_passengers (account_id, id_fingerprint);

-- Sailings -------------------------------------------------------------------------------------------------------

-- The gate every booking passes: shut when the sailing is cancelled, so that no order slips in beside it.
alter table sailing_people add column closed boolean not null default false;
create index sailings_departs on sailings (departs_at, id);

-- Booking --------------------------------------------------------------------------------------------------------

create table orders (
  id bigint generated always as identity primary key,
  order_no text not null unique,
  group_no text not null,
  channel text not null check (channel in ('site', 'counter')),
  -- Null for a walk-in without an account.
  account_id bigint references customers,
  sold_by bigint references accounts,
  -- Whoever sent the wish to buy, the key they gave it, which line of it this is, and a keyed hash of what was asked.
  checkout_account_id bigint not null references accounts,
  checkout_key uuid not null,
  checkout_line int not null,
  checkout_fingerprint text not null,
  customer_name text not null,
  sailing_id bigint not null references sailings,
  room_type_id bigint not null references room_types,
  bed text check (bed in ('big', 'twin', 'other')),
  units int not null check (units > 0),
  people int not null check (people > 0),
  referrer text not null,
  method text not null
    check (method in ('wechat', 'alipay', 'bank', 'creditCard', 'online', 'cash', 'balance')),
  total_sen bigint not null check (total_sen >= 0),
  paid_sen bigint not null default 0 check (paid_sen >= 0),
  refunded_sen bigint not null default 0 check (refunded_sen between 0 and paid_sen),
  non_refundable boolean not null,
  -- The tiers in force when it was bought.
  refund_tiers jsonb not null,
  complimentary_reason text not null default '',
  room_number text,
  status text not null check (status in ('unpaid', 'paid', 'completed', 'canceled', 'refunded')),
  hold_expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  canceled_at timestamptz,
  cancel_reason text check (cancel_reason in ('customer', 'staff', 'expired', 'sailing')),
  refunded_at timestamptz,
  completed_at timestamptz,
  check ((status = 'canceled') = (canceled_at is not null)),
  check ((canceled_at is null) = (cancel_reason is null)),
  check (status not in ('paid', 'completed', 'refunded') or paid_at is not null),
  -- One wish to buy makes each of its orders once.
  constraint orders_checkout_line unique (checkout_account_id, checkout_key, checkout_line)
);
create index orders_account on orders (account_id, id desc);
create index orders_sailing on orders (sailing_id, status);
create index orders_group on orders (group_no);
-- Carries what the list of orders adds up, so that the totals of many orders read no order.
create index orders_created on orders (created_at desc, id desc) include (people, total_sen, paid_sen, refunded_sen);
create index orders_customer_name on orders using gin (to_tsvector('simple'::regconfig, customer_name));
create index orders_referrer on orders (referrer, id desc);

create table tickets (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  sailing_id bigint not null,
  position int not null,
  serial text not null unique,
  -- Until it is cancelled, alone or with its order.
  live boolean not null default true,
  name text not null,
  gender text not null check (gender in ('male', 'female', 'other')),
  id_type text not null check (id_type in ('idCard', 'passport', 'drivingLicense')),
  -- The number is removed some time after the sailing; what is needed to find it goes with it.
  id_sealed text,
  id_fingerprint text,
  id_ending text not null,
  passport_expiry date,
  nationality text not null,
  birth_date date not null,
  phone text not null,
  email text,
  due_date date,
  referrer text not null,
  remarks text not null default '',
  boarded_at timestamptz,
  boarded_by bigint references accounts,
  food_at timestamptz,
  chip_at timestamptz,
  disembarked_at timestamptz,
  unique (order_id, position)
);
-- One person holds at most one live ticket on a sailing.
create unique index tickets_person on tickets (sailing_id, id_fingerprint) where live;
create index tickets_fingerprint on tickets (id_fingerprint);
-- Those whose number is still to be removed one day.
create index tickets_kept on tickets (sailing_id) where id_sealed is not null;
create index tickets_name on tickets using gin (to_tsvector('simple'::regconfig, name));

-- A cart is kept whole and sealed: it holds document numbers of people who may never book.
create table cart_lines (
  id bigint generated always as identity primary key,
  account_id bigint not null references customers,
  sailing_id bigint not null,
  room_type_id bigint not null,
  sealed text not null,
  updated_at timestamptz not null
);
create index cart_lines_account on cart_lines (account_id, id);

-- Ends a statement that took one of two scarce things but not the other: nothing of it stays.
create function refuse_booking(reason text) returns boolean language plpgsql as
$$ begin raise exception using errcode = 'GW001', message = reason; end $$;
