-- Rooms aboard ---------------------------------------------------------------------------------------------------

-- Who was in which room, from when to when. `orders.room_number` follows from the last one of an order.
create table stays (
  id bigint generated always as identity primary key,
  -- Made by whoever asks: the same wish sent again is the same stay.
  wish_id uuid not null unique,
  order_id bigint not null references orders,
  sailing_id bigint not null references sailings,
  room_id bigint not null references rooms,
  checked_in_at timestamptz not null,
  checked_in_by bigint references accounts,
  checked_out_at timestamptz,
  checked_out_by bigint references accounts,
  -- Why not the type that was bought, or why they moved.
  reason text not null default '',
  moved_from bigint unique references stays,
  during tstzrange generated always as (tstzrange(checked_in_at, checked_out_at)) stored,
  check (checked_out_at > checked_in_at),
  -- One room, one order at a time. The room as a range of one needs no extension.
  constraint stays_room_once exclude using gist (int8range(room_id, room_id, '[]') with &&, during with &&)
);
create unique index stays_order_once on stays (order_id) where checked_out_at is null;
create index stays_order on stays (order_id, checked_in_at);
create index stays_sailing on stays (sailing_id);
create index stays_room on stays (room_id, checked_in_at desc);
create index stays_checked_in on stays (checked_in_at desc, id desc);

-- Guests of the order who have come to the room.
create table stay_guests (
  stay_id bigint not null references stays,
  ticket_id bigint not null references tickets,
  arrived_at timestamptz not null,
  arrived_by bigint references accounts,
  primary key (stay_id, ticket_id)
);
create index stay_guests_ticket on stay_guests (ticket_id);

-- Each time a room waits to be cleaned: since when, who was at it, and when it was done.
create table room_cleanings (
  id bigint generated always as identity primary key,
  room_id bigint not null references rooms on delete cascade,
  dirty_at timestamptz not null,
  stay_id bigint references stays,
  started_at timestamptz,
  started_by bigint references accounts,
  start_wish uuid unique,
  done_at timestamptz,
  done_by bigint references accounts,
  done_wish uuid unique,
  -- The room went into maintenance instead.
  dropped boolean not null default false
);
create unique index room_cleanings_open on room_cleanings (room_id) where done_at is null and not dropped;
create index room_cleanings_done on room_cleanings (room_id, done_at desc);

create table room_outages (
  id bigint generated always as identity primary key,
  room_id bigint not null references rooms on delete cascade,
  since timestamptz not null,
  reason text not null,
  started_by bigint references accounts,
  start_wish uuid unique,
  until timestamptz,
  ended_by bigint references accounts,
  end_wish uuid unique
);
create unique index room_outages_open on room_outages (room_id) where until is null;

-- When which room of which type was in service on which ship, so that what is said of a past day counts the cabins of that
-- day. Written beneath every way a room is entered, changed or deleted; it outlives the room.
create table room_service (
  room_id bigint not null,
  ship_id bigint not null,
  room_type_id bigint not null,
  since timestamptz not null,
  until timestamptz
);
create unique index room_service_open on room_service (room_id) where until is null;
create index room_service_ship on room_service (ship_id, since);

create function keep_room_service() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.status <> 'maintenance';
  will boolean := tg_op <> 'DELETE' and new.status <> 'maintenance';
  moment timestamptz := case when tg_op = 'DELETE' then now() else new.updated_at end;
begin
  if was and will and old.ship_id = new.ship_id and old.room_type_id = new.room_type_id then return null; end if;
  if was then
    update room_service set until = greatest(since, moment) where room_id = old.id and until is null;
  end if;
  if will then
    insert into room_service (room_id, ship_id, room_type_id, since) values (new.id, new.ship_id, new.room_type_id, moment);
  end if;
  return null;
end $$;

create trigger keep_room_service after insert or delete or update of status, ship_id, room_type_id on rooms
  for each row execute function keep_room_service();

-- The release before this one, for as long as it runs beside it, writes a status along with whatever its form and its sheet
-- change. A step names the status alone; what names the room as well leaves its status as it is, and nobody is in a new one.
create function keep_room_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then new.status := old.status; elsif new.status = 'occupied' then new.status := 'dirty'; end if;
  return new;
end $$;

create trigger keep_room_status before insert or update of number on rooms
  for each row execute function keep_room_status();

-- A room that is entered as dirty or out of service waits like any other; nobody knows for whom.
create function begin_room_work() returns trigger language plpgsql as $$
begin
  if new.status = 'dirty' then insert into room_cleanings (room_id, dirty_at) values (new.id, new.updated_at); end if;
  if new.status = 'maintenance' then
    insert into room_outages (room_id, since, reason) values (new.id, new.updated_at, '');
  end if;
  return null;
end $$;

create trigger begin_room_work after insert on rooms for each row execute function begin_room_work();

-- What is there already. Nobody knows since when; a room that was called occupied has no stay, so it waits to be cleaned.
insert into room_service (room_id, ship_id, room_type_id, since)
select id, ship_id, room_type_id, '-infinity' from rooms where status <> 'maintenance';
update rooms set status = 'dirty' where status = 'occupied';
insert into room_cleanings (room_id, dirty_at) select id, updated_at from rooms where status = 'dirty';
insert into room_outages (room_id, since, reason) select id, updated_at, '' from rooms where status = 'maintenance';
