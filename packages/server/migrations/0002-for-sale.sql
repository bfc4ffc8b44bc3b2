-- Media ---------------------------------------------------------------------------------------------------------

create table images (
  id bigint generated always as identity primary key,
  width int not null,
  height int not null,
  created_at timestamptz not null default now(),
  created_by bigint references accounts,
  -- Whether something shows it; what nothing shows is removed after a day.
  used boolean not null default false
);
create index images_unused on images (created_at) where not used;

-- Pictures live in the database, so that every process has them and a backup holds them.
create table image_files (
  image_id bigint not null references images on delete cascade,
  width int not null,
  bytes bytea not null,
  primary key (image_id, width)
);
alter table image_files alter column bytes set storage external;

create table slides (
  id bigint generated always as identity primary key,
  title_en text not null,
  title_zh text not null,
  link text not null,
  weight int not null,
  enabled boolean not null,
  image_id bigint not null references images,
  updated_at timestamptz not null default now()
);

-- Fleet ---------------------------------------------------------------------------------------------------------

create table ships (
  id bigint generated always as identity primary key,
  name text not null,
  status text not null check (status in ('active', 'maintenance', 'decommissioned')),
  manager text not null default '',
  manager_contact text not null default '',
  description text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index ships_name on ships (lower(name));

create table ship_images (
  ship_id bigint not null references ships on delete cascade,
  image_id bigint not null references images,
  position int not null check (position between 0 and 4),
  primary key (ship_id, position)
);

create table room_types (
  id bigint generated always as identity primary key,
  code text not null,
  kind text not null check (kind in ('cabin', 'standing')),
  name_en text not null,
  name_zh text not null,
  description_en text not null default '',
  description_zh text not null default '',
  has_window boolean not null,
  max_occupancy int not null check (max_occupancy between 1 and 6),
  daily_quantity int not null check (daily_quantity >= 0),
  amenities text[] not null,
  beds text[] not null,
  day_on boolean not null,
  night_on boolean not null,
  position int not null default 0,
  updated_at timestamptz not null default now(),
  check (kind = 'cabin' or (max_occupancy = 1 and not has_window))
);
create unique index room_types_code on room_types (code);

create table room_type_images (
  room_type_id bigint not null references room_types on delete cascade,
  image_id bigint not null references images,
  position int not null check (position between 0 and 4),
  primary key (room_type_id, position)
);

create table week_prices (
  room_type_id bigint not null references room_types on delete cascade,
  weekday int not null check (weekday between 1 and 7),
  slot text not null check (slot in ('day', 'night')),
  price_sen bigint not null check (price_sen > 0),
  primary key (room_type_id, weekday, slot)
);

create table date_prices (
  room_type_id bigint not null references room_types on delete cascade,
  date date not null,
  slot text not null check (slot in ('day', 'night')),
  price_sen bigint not null check (price_sen > 0),
  non_refundable boolean not null default false,
  primary key (room_type_id, date, slot)
);

create table rooms (
  id bigint generated always as identity primary key,
  ship_id bigint not null references ships,
  room_type_id bigint not null references room_types,
  number text not null,
  floor int not null,
  position text not null check (position in ('port', 'starboard', 'bow', 'stern', 'midship')),
  status text not null check (status in ('available', 'occupied', 'maintenance', 'dirty')),
  notes text not null default '',
  updated_at timestamptz not null default now()
);
create unique index rooms_number on rooms (ship_id, lower(number));
create index rooms_type on rooms (room_type_id, ship_id);

-- Sailings ------------------------------------------------------------------------------------------------------

create table routes (
  id bigint generated always as identity primary key,
  from_port_en text not null,
  from_port_zh text not null,
  destination_en text not null,
  destination_zh text not null,
  description_en text not null default '',
  description_zh text not null default '',
  enabled boolean not null default true,
  image_id bigint references images,
  updated_at timestamptz not null default now()
);

create table sailings (
  id bigint generated always as identity primary key,
  ship_id bigint not null references ships,
  route_id bigint not null references routes,
  date date not null,
  slot text not null check (slot in ('day', 'night')),
  departs_at timestamptz not null,
  returns_at timestamptz not null check (returns_at > departs_at),
  sales_close_at timestamptz not null check (sales_close_at <= departs_at),
  capacity int not null check (capacity > 0),
  peak boolean not null default false,
  status text not null default 'scheduled'
    check (status in ('scheduled', 'boarding', 'departed', 'returned', 'cancelled')),
  updated_at timestamptz not null default now()
);
-- One sailing per ship, date and slot; a cancelled one makes room for another.
create unique index sailings_ship_date_slot on sailings (ship_id, date, slot) where status <> 'cancelled';
create index sailings_date on sailings (date, slot);
create index sailings_route on sailings (route_id);

-- What is sold and held, counted. No foreign key points at these rows: they are the hottest of all.
create table sailing_people (
  sailing_id bigint primary key references sailings,
  people_taken int not null check (people_taken >= 0)
);

create table sailing_units (
  sailing_id bigint not null references sailings,
  room_type_id bigint not null references room_types,
  units_taken int not null check (units_taken >= 0),
  primary key (sailing_id, room_type_id)
);

-- Holds that end by themselves. They count as taken until they are swept, so whoever counts takes the expired ones off.
create table place_holds (
  order_id bigint primary key,
  sailing_id bigint not null,
  room_type_id bigint not null,
  units int not null check (units > 0),
  people int not null check (people > 0),
  expires_at timestamptz not null
);
create index place_holds_sailing on place_holds (sailing_id, expires_at);
create index place_holds_expiry on place_holds (expires_at);
