-- Customers: an address that was checked by a mail, and the links mailed to it -------------------------------------

-- The address itself and not a mark beside it: the release before changes `email` and knows of no mark.
alter table customers add column verified_email text;
create unique index customers_verified_email on customers (lower(verified_email));
create index customers_phone on customers (phone);

create table mailed_links (
  -- Made when it is asked for, so that the same wish never becomes two.
  id uuid not null,
  account_id bigint not null references customers,
  purpose text not null check (purpose in ('password', 'email')),
  email text not null,
  -- The link itself stands nowhere.
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  primary key (id, account_id)
);
create index mailed_links_account on mailed_links (account_id, created_at);
create index mailed_links_email on mailed_links (email, created_at);
create index mailed_links_expires on mailed_links (expires_at);

-- A link only its reader may know, sealed until the mail is handed over; the texts have a mark in its place.
alter table mails add column sealed_link text;
