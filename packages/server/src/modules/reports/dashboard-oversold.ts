import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { type RawBuilder, sql } from 'kysely';

/** No trip is longer. It keeps the sailings of years gone by out of what is read. */
const longestDays = 7;

/** Sailings that can still be boarded. */
function coming(now: Date): RawBuilder<unknown> {
  return sql`s.status in ('scheduled', 'boarding', 'ready') and s.returns_at > ${now}
    and s.date >= ${addDays(portDate(now), -longestDays)}`;
}

/** By sailing, how many cabins are sold or held that there are not: rooms went out of service, or were taken away. */
export function oversold(now: Date): RawBuilder<unknown> {
  return sql`
    select o.sailing_id, null::text, sum(o.short)::int from (
      select s.id as sailing_id, u.units_taken - coalesce(i.rooms, 0) - coalesce((
               select sum(h.units) from place_holds h
                where h.sailing_id = s.id and h.room_type_id = u.room_type_id and h.expires_at <= ${now}), 0) as short
        from sailings s join sailing_units u on u.sailing_id = s.id
        join room_types rt on rt.id = u.room_type_id and rt.kind = 'cabin'
        left join (select ship_id, room_type_id, count(*) as rooms from rooms where status <> 'maintenance' group by 1, 2) i
          on i.ship_id = s.ship_id and i.room_type_id = u.room_type_id
       where ${coming(now)} and u.units_taken > coalesce(i.rooms, 0)) o
     where o.short > 0 group by o.sailing_id`;
}

/** By sailing, how many people are sold or held more than it may carry: its capacity was lowered past the form. */
export function overCapacity(now: Date): RawBuilder<unknown> {
  return sql`
    select o.sailing_id, null::text, o.over::int from (
      select s.id as sailing_id, c.people_taken - s.capacity - coalesce((
               select sum(h.people) from place_holds h where h.sailing_id = s.id and h.expires_at <= ${now}), 0) as over
        from sailings s join sailing_people c on c.sailing_id = s.id
       where ${coming(now)} and c.people_taken > s.capacity) o
     where o.over > 0`;
}
