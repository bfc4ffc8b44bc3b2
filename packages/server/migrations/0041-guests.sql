-- Booking without an account ------------------------------------------------------------------------------------------

-- A guest is an account nobody can sign in to: no password fits it, and it reaches only what was booked with it.
alter table accounts
  drop constraint accounts_kind_check,
  drop constraint accounts_check1,
  add constraint accounts_kind_check check (kind in ('staff', 'customer', 'guest')),
  add constraint accounts_role_check check (role_id is not null or kind in ('customer', 'guest') or deleted_at is not null),
  add constraint accounts_guest_check check (kind <> 'guest' or (password_hash = 'none' and username like 'guest:%'));
create index accounts_guests on accounts (created_at) where kind = 'guest';

-- The same wish to book so, sent twice, is one guest.
alter table customers add column guest_wish text;
create unique index customers_guest_wish on customers (guest_wish);

-- Opened by a mailed link: it looks after what was booked and buys nothing new.
alter table sessions add column by_link boolean not null default false;

-- The way back to an order that was booked so. Of the link itself only its hash is kept.
create table order_links (
  -- Made when it is asked for, so that the same wish never becomes two.
  id text primary key,
  order_id bigint not null references orders,
  token_hash text not null unique,
  created_at timestamptz not null
);
create index order_links_order on order_links (order_id);
