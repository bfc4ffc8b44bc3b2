-- Boarding -------------------------------------------------------------------------------------------------------

-- A telephone, a hand-held reader or a desk that scans. Its id is made by itself, once.
create table boarding_devices (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null
);

-- Who has signed in on a device: only their scans can it hand over.
create table boarding_device_accounts (
  device_id uuid not null references boarding_devices,
  account_id bigint not null references accounts,
  since timestamptz not null,
  primary key (device_id, account_id)
);

-- Every scan and every undo, only ever added.
create table scans (
  -- Made by the device: the same scan sent again is the same.
  id uuid primary key,
  kind text not null check (kind in ('scan', 'undo')),
  -- Null for what is done in the back office.
  device_id uuid references boarding_devices,
  sequence int check (sequence > 0),
  sailing_id bigint not null references sailings,
  post text not null check (post in ('board', 'food', 'chip', 'disembark')),
  ticket_id bigint references tickets,
  -- The beginning of what was read, where it is no ticket.
  read_text text not null default '',
  account_id bigint not null references accounts,
  -- Who handed it over, where that was somebody else.
  handed_by bigint references accounts,
  device_at timestamptz not null,
  offset_ms int not null,
  -- By the server's clock, and never later than it was received.
  happened_at timestamptz not null,
  received_at timestamptz not null,
  verdict text not null check (verdict in ('accepted', 'warned', 'refused')),
  reason text not null,
  offline boolean not null,
  -- What the device had answered, where the server does not count it.
  device_verdict text check (device_verdict in ('accepted', 'warned', 'refused')),
  manifest_version int not null,
  undoes uuid unique references scans,
  note text not null default '',
  check ((kind = 'undo') = (undoes is not null)),
  check (happened_at <= received_at),
  unique (device_id, sequence)
);
create index scans_ticket on scans (ticket_id, sailing_id);
create index scans_received on scans (received_at desc, id desc);
create index scans_sailing on scans (sailing_id, received_at desc, id desc);

-- Where each ticket stands on a sailing: what follows from its scans, kept.
create table boarding_tickets (
  sailing_id bigint not null references sailings,
  ticket_id bigint not null references tickets,
  aboard boolean not null,
  boarded_at timestamptz,
  boarded_by bigint references accounts,
  boarded_device uuid references boarding_devices,
  food_at timestamptz,
  food_by bigint references accounts,
  food_device uuid references boarding_devices,
  chip_at timestamptz,
  chip_by bigint references accounts,
  chip_device uuid references boarding_devices,
  disembarked_at timestamptz,
  disembarked_by bigint references accounts,
  disembarked_device uuid references boarding_devices,
  primary key (sailing_id, ticket_id)
);
create index boarding_tickets_ticket on boarding_tickets (ticket_id);

-- The counts of a sailing. No foreign key points here: the row is the hottest of a boarding.
create table sailing_boarding (
  sailing_id bigint primary key references sailings,
  revision int not null default 0,
  boarded int not null default 0 check (boarded >= 0),
  aboard int not null default 0 check (aboard >= 0),
  food int not null default 0 check (food >= 0),
  chip int not null default 0 check (chip >= 0),
  disembarked int not null default 0 check (disembarked >= 0),
  -- The gangway is up: whoever freezes the manifest waits for every scan that has begun, and none comes after.
  closed_at timestamptz,
  -- Places set aside for devices that may be alone.
  reserved int not null default 0 check (reserved >= 0)
);

create table boarding_shares (
  sailing_id bigint not null references sailings,
  device_id uuid not null references boarding_devices,
  held int not null check (held >= 0),
  primary key (sailing_id, device_id)
);

-- What devices that worked apart disagree about, until somebody decides.
create table boarding_conflicts (
  id bigint generated always as identity primary key,
  kind text not null,
  sailing_id bigint not null references sailings,
  ticket_id bigint references tickets,
  scan_id uuid not null references scans,
  against_id uuid references scans,
  raised_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by bigint references accounts,
  resolution text not null default '',
  unique (scan_id, kind),
  check ((resolved_at is null) = (resolved_by is null))
);
create index boarding_conflicts_open on boarding_conflicts (sailing_id) where resolved_at is null;

-- Who was aboard when boarding was closed, under a number of its own for each time.
create table boarding_manifests (
  sailing_id bigint not null references sailings,
  number int not null check (number > 0),
  frozen_at timestamptz not null,
  -- Null where nobody closed boarding and the ship left all the same.
  frozen_by bigint references accounts,
  aboard int not null,
  crew int not null,
  primary key (sailing_id, number)
);

create table boarding_manifest_people (
  sailing_id bigint not null,
  number int not null,
  ticket_id bigint not null references tickets,
  primary key (sailing_id, number, ticket_id),
  foreign key (sailing_id, number) references boarding_manifests
);

-- Crew and staff aboard: by name, or a number without names.
create table boarding_crew (
  id bigint generated always as identity primary key,
  sailing_id bigint not null references sailings,
  name text not null default '',
  duty text not null default '',
  people int not null check (people between 1 and 1000),
  entered_by bigint not null references accounts,
  entered_at timestamptz not null,
  check (name = '' or people = 1)
);
create index boarding_crew_sailing on boarding_crew (sailing_id);

-- When a ticket was last scanned: what comes after lies after it.
alter table tickets add column scanned_at timestamptz;

-- Those who are expected aboard, counted at every scan.
create index tickets_expected on tickets (sailing_id) where live and paid;
