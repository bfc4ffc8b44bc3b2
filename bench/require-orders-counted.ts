import type { Client } from 'pg';
import type { OrderGround } from './fill-orders.ts';

/** Numbers per second say nothing if orders were lost or places miscounted; whose hold is over has given them back. */
export async function requireOrdersCounted(client: Client, ground: OrderGround, made: number): Promise<void> {
  const last = ground.aside.firstSailingId + ground.sailings - 1;
  const of = `sailing_id between ${ground.hotSailingId} and ${last}`;
  const { rows } = await client.query<Record<string, string>>(
    `select (select count(*) from orders where ${of}) as orders,
            (select count(*) from tickets where ${of}) as tickets,
            (select sum(units_taken) from sailing_units where ${of}) as units,
            (select sum(people_taken) from sailing_people where ${of}) as people,
            (select count(*) from place_holds where ${of}) as holds,
            (select sum(units) from orders where ${of} and status = 'unpaid') as "heldUnits",
            (select sum(people) from orders where ${of} and status = 'unpaid') as "heldPeople",
            (select count(*) from orders where ${of} and status = 'unpaid') as held`,
  );
  const counted = Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]),
  );
  const { heldUnits, heldPeople, held } = counted;
  const wanted = { orders: made, tickets: 2 * made, units: heldUnits, people: heldPeople, holds: held };
  for (const [name, count] of Object.entries(wanted)) {
    if (counted[name] !== count)
      throw new Error(`${made} orders were made, but there are ${counted[name]} ${name} instead of ${count}`);
  }
}
