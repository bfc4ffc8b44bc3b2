-- Platform ------------------------------------------------------------------------------------------------------

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  account_id bigint,
  username text,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  address text not null,
  request_id text not null
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_entity on audit_log (entity, entity_id, id desc);
create index audit_log_username on audit_log (username, id desc);

-- Audit entries are only ever added.
create function refuse_change() returns trigger language plpgsql as
$$ begin raise exception '% is append only', tg_table_name; end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text
);
create index outbox_next_attempt on outbox (next_attempt_at, id);

create table signing_keys (
  id bigint generated always as identity primary key,
  purpose text not null,
  public_key text not null,
  private_key_sealed text not null,
  created_at timestamptz not null default now()
);

create table secret_check (
  only_row boolean primary key default true check (only_row),
  fingerprint text not null
);

-- Unlogged: a crash may forgive a few tries, and every try is a write.
create unlogged table try_counters (
  key text primary key,
  window_ends_at timestamptz not null,
  tries int not null
);

create table nodes (
  id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null
);

-- Identity ------------------------------------------------------------------------------------------------------

create table roles (
  id bigint generated always as identity primary key,
  name text not null,
  template text not null check (template in ('admin', 'editor')),
  description text not null default '',
  built_in boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index roles_name on roles (lower(name));

create table role_grants (
  role_id bigint not null references roles on delete cascade,
  route text not null,
  access text not null check (access in ('view', 'edit')),
  primary key (role_id, route)
);

create table accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('staff', 'customer')),
  username text not null,
  password_hash text not null,
  name text not null default '',
  avatar text not null default '',
  introduction text not null default '',
  role_id bigint references roles,
  status text not null default 'active' check (status in ('active', 'disabled')),
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Staff hold a role for as long as they are there, customers never do.
  check (role_id is null or kind = 'staff'),
  check (role_id is not null or kind = 'customer' or deleted_at is not null)
);
-- A deleted account keeps its row for the records that name it, and gives its username free.
create unique index accounts_username on accounts (lower(username)) where deleted_at is null;
create index accounts_role on accounts (role_id) where deleted_at is null;

create table sessions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  token_hash text not null unique,
  address text not null,
  device text not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'elsewhere', 'password', 'role', 'disabled', 'deleted')),
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_account on sessions (account_id) where ended_at is null;
create index sessions_expiry on sessions (expires_at);

create table menus (
  path text primary key,
  parent text,
  title_en text not null,
  title_zh text not null,
  title_ko text not null,
  icon text not null default '',
  position int not null default 0,
  enabled boolean not null default true,
  legacy boolean not null default false,
  updated_at timestamptz not null default now()
);

-- Settings ------------------------------------------------------------------------------------------------------

create table config_entries (
  key text primary key,
  value text not null,
  remark text not null default '',
  updated_at timestamptz not null default now()
);

-- Customers -----------------------------------------------------------------------------------------------------

create table customers (
  account_id bigint primary key references accounts,
  real_name text not null,
  gender text check (gender in ('male', 'female', 'other')),
  birth_date date,
  phone text not null,
  email text,
  id_card_sealed text,
  id_card_fingerprint text,
  id_card_ending text,
  passport_sealed text,
  passport_fingerprint text,
  passport_ending text,
  remarks text not null default '',
  level text not null default 'normal' check (level in ('superAgent', 'agent', 'normal')),
  updated_at timestamptz not null default now()
);
