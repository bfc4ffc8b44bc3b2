import type { Client } from 'pg';

/** What a small operator has: two ships, eight types, 200 rooms, a few own prices, sailings from a month ago to half a year ahead. */
export async function fillCatalogue(client: Client): Promise<void> {
  await client.query(`
    insert into ships (name, status) values ('Aurora', 'active'), ('Pearl', 'maintenance');
    insert into room_types (code, kind, name_en, name_zh, has_window, max_occupancy, daily_quantity, amenities, beds, day_on, night_on, position)
      select 'T' || n, case when n = 8 then 'standing' else 'cabin' end, 'Type ' || n, 'Type ' || n, n < 4,
             case when n = 8 then 1 else 2 end, case when n = 8 then 250 else 25 end, '{wifi}',
             case when n = 8 then '{}' else '{big}' end::text[], true, true, n
        from generate_series(1, 8) n;
    insert into rooms (ship_id, room_type_id, number, floor, position, status)
      select 1 + n % 2, 1 + n % 7, 'R' || n, 1 + n % 5, 'port', 'available' from generate_series(1, 200) n;
    insert into week_prices (room_type_id, weekday, slot, price_sen)
      select t.id, d, s, 20000 + 1000 * d from room_types t, generate_series(1, 7) d, unnest('{day,night}'::text[]) s;
    insert into date_prices (room_type_id, date, slot, price_sen)
      select t.id, current_date + 7 * n, s, 40000 from room_types t, generate_series(1, 4) n, unnest('{day,night}'::text[]) s;
    insert into routes (from_port_en, from_port_zh, destination_en, destination_zh)
      select 'Port', 'Port', 'Route ' || n, 'Route ' || n from generate_series(1, 3) n;
    ${sailings('1', 'current_date - 30', 'current_date + 180', 'scheduled')};
    ${counters('true')};
    insert into place_holds (order_id, sailing_id, room_type_id, units, people, expires_at)
      select row_number() over (), s.id, 1, 1, 2, now() + case when s.id % 2 = 0 then interval '10 minutes' else interval '-1 minute' end
        from sailings s where s.date >= current_date order by s.id limit 40;`);
}

/** The statement that makes sailings of both slots on every day of a range. */
export function sailings(shipId: string, from: string, to: string, status: 'scheduled' | 'returned'): string {
  return `
    insert into sailings (ship_id, route_id, date, slot, departs_at, returns_at, sales_close_at, capacity, status)
      select ${shipId}, 1 + extract(doy from day)::int % 3, day, slot, at, at + interval '8 hours', at, 600, '${status}'
        from generate_series(${from}, ${to}, interval '1 day') day,
             (values ('day', 1), ('night', 11)) slots (slot, hour),
             lateral (select (day::date + hour * interval '1 hour') at time zone 'UTC' as at)`;
}

/** The statement that counts what is sold of every type on the sailings a condition picks. */
export function counters(where: string): string {
  return `
    insert into sailing_people (sailing_id, people_taken) select s.id, s.id % 400 from sailings s where ${where};
    insert into sailing_units (sailing_id, room_type_id, units_taken)
      select s.id, t.id, (s.id + t.id) % 20 from sailings s cross join room_types t where ${where}`;
}
