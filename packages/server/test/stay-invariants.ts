import { sql } from './sql.ts';

/** What of rooms and stays does not agree, one sentence each. Whoever has another way to ask the database takes the rules. */
export const stayRules = `
  select 'room ' || r.number || ' is ' || r.status || ' with ' || open.stays || ' open stays' as problem
    from rooms r
    cross join lateral (select count(*) as stays from stays where room_id = r.id and checked_out_at is null) open
   where open.stays <> (r.status = 'occupied')::int
  union all
  select 'room ' || r.number || ' is ' || r.status || ' with ' || open.cleanings || ' open cleanings'
    from rooms r
    cross join lateral (select count(*) as cleanings from room_cleanings
                         where room_id = r.id and done_at is null and not dropped) open
   where open.cleanings <> (r.status = 'dirty')::int
  union all
  select 'room ' || r.number || ' is ' || r.status || ' with ' || open.outages || ' open outages'
    from rooms r
    cross join lateral (select count(*) as outages from room_outages where room_id = r.id and until is null) open
   where open.outages <> (r.status = 'maintenance')::int
  union all
  select 'room ' || r.number || ' is ' || r.status || ' and was ' || open.served || ' times put into service as it is'
    from rooms r
    cross join lateral (select count(*) as served from room_service s where s.room_id = r.id and s.until is null
                           and s.ship_id = r.ship_id and s.room_type_id = r.room_type_id) open
   where open.served <> (r.status <> 'maintenance')::int
  union all
  select 'order ' || o.order_no || ' says room ' || coalesce(o.room_number, 'none') || ', its last stay '
         || coalesce(last.number, 'none')
    from orders o
    left join lateral (select s.room_number as number from stays s
                        where s.order_id = o.id and s.sailing_id = o.sailing_id
                        order by s.checked_in_at desc, s.id desc limit 1) last on true
   where o.room_number is distinct from last.number
  union all
  select 'stay ' || s.id || ' is called ' || s.room_number || ' in room ' || r.number
    from stays s join rooms r on r.id = s.room_id
   where s.checked_out_at is null
     and (s.room_number, s.room_type_id, s.floor, s.room_position) <> (r.number, r.room_type_id, r.floor, r.position)
  union all
  select 'order ' || one.order_id || ' was in two rooms at once: stays ' || one.id || ' and ' || other.id
    from stays one join stays other on other.order_id = one.order_id and other.id > one.id and other.during && one.during
  union all
  select 'stay ' || s.id || ' began before the one it was moved from was over, or is of another order'
    from stays s join stays old on old.id = s.moved_from
   where old.order_id <> s.order_id or old.checked_out_at is null or old.checked_out_at > s.checked_in_at
  union all
  select 'ticket ' || g.ticket_id || ' is in a room of another order'
    from stay_guests g join stays s on s.id = g.stay_id join tickets t on t.id = g.ticket_id
   where t.order_id <> s.order_id
  union all
  select 'cleaning ' || id || ' was done before it could be'
    from room_cleanings where done_at < coalesce(started_at, dirty_at) or started_at < dirty_at`;

export async function stayProblems(databaseUrl: string): Promise<string[]> {
  const rows = await sql<{ problem: string }>(databaseUrl, stayRules);
  return rows.map((row) => row.problem);
}
