-- Rooms as they were, and as they are sold -------------------------------------------------------------------------

-- A room that was called clean by a slip of the finger: the cleaning stays as it was told, and another one waits.
alter table room_cleanings
  add column undone_at timestamptz,
  add column undone_by bigint references accounts,
  add column undo_wish uuid unique;

-- The cleaning that waited when the room went out of service: it waits again when the room is back.
alter table room_outages add column cleaning_id bigint references room_cleanings on delete set null;
update room_outages o set cleaning_id = last.id
  from (select distinct on (room_id) id, room_id, dropped from room_cleanings order by room_id, id desc) last
 where last.room_id = o.room_id and last.dropped and o.until is null;

-- What a room was called and where it was while they were in it. A room may be renamed, or become another type, later.
alter table stays
  add column room_number text,
  add column room_type_id bigint references room_types,
  add column floor integer,
  add column room_position text;
update stays st set room_number = r.number, floor = r.floor, room_position = r.position,
       room_type_id = coalesce(
         (select v.room_type_id from room_service v where v.room_id = r.id and v.since <= st.checked_in_at
             and (v.until is null or v.until > st.checked_in_at)
             and exists (select from room_types where id = v.room_type_id) limit 1),
         r.room_type_id)
  from rooms r where r.id = st.room_id;
alter table stays
  alter column room_number set not null,
  alter column room_type_id set not null,
  alter column floor set not null,
  alter column room_position set not null;
create index stays_checked_out on stays (checked_out_at) where checked_out_at is not null;

create function keep_stay_room() returns trigger language plpgsql as $$
begin
  select number, room_type_id, floor, position into new.room_number, new.room_type_id, new.floor, new.room_position
    from rooms where id = new.room_id;
  return new;
end $$;

create trigger keep_stay_room before insert on stays for each row execute function keep_stay_room();

-- Whoever is still in it is told of the room as it is called now.
create function follow_room() returns trigger language plpgsql as $$
begin
  update stays set room_number = new.number, room_type_id = new.room_type_id, floor = new.floor, room_position = new.position
   where room_id = new.id and checked_out_at is null;
  return null;
end $$;

create trigger follow_room after update of number, room_type_id, floor, position on rooms
  for each row execute function follow_room();

-- Whether so many of a type can be had on a sailing. Asked behind its counters it sees what was decided while a buyer waited
-- for them, because a volatile function looks anew: a room that went out of service meanwhile is not sold.
create function has_rooms(sailing bigint, room_type bigint, taken integer) returns boolean language plpgsql volatile as $$
begin
  return exists (select from room_types where id = room_type and kind <> 'cabin') or taken <= (
    select count(*) from sailings s join rooms r on r.ship_id = s.ship_id
     where s.id = sailing and r.room_type_id = room_type and r.status <> 'maintenance');
end $$;
