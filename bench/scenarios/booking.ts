import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { Client } from 'pg';
import { demoPassword } from '../../e2e/fixtures/demo-accounts.ts';
import { farAhead } from '../../packages/server/test/days.ts';
import { liftCaps } from '../../packages/server/test/lift-caps.ts';
import { bareBooking } from '../bare-booking.ts';
import { cpuTime } from '../cpu-time.ts';
import { fillOrders, type OrderGround } from '../fill-orders.ts';
import { measureRate } from '../measure-rate.ts';
import { pgbench } from '../pgbench.ts';
import { plainPost } from '../plain-post.ts';
import type { Findings, Scenario } from '../scenario.ts';

const clients = 64;
const seconds = 6;
const rounds = 3;
const sailings = 50;
const pastOrders = 100_000;

/** An order that was answered must not be lost, so its commit is paid for here as well. */
export const durable = true;

/**
 * Orders made in a second over HTTP by 64 clients, everything checked as for a customer, on one sailing everybody wants and
 * on fifty; beside it, on the same database in the same run, pgbench with the same number of clients doing nothing but the
 * statement that makes an order. Both take turns, so that whatever else the machine does falls on both. In the end every
 * order must be there and every place counted.
 */
export const scenario: Scenario = async (product) => {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    const ground = await fillOrders(client, sailings, pastOrders);
    // Sixteen customers at one address buy a whole season and pay for nothing.
    await liftCaps(product);
    const buyers = await signIn(product.url, client);
    const accountId = buyers[0]?.accountId ?? 0;
    const scripts = {
      hot: await bareBooking(ground, accountId, true),
      spread: await bareBooking(ground, accountId, false),
    };
    const shop = openShop(product.url, ground, buyers);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const watch = () => cpuTime(product.pid, rows[0]?.pid ?? 0);
    const work = { hot: emptyWork(), spread: emptyWork() };
    for (let round = 0; round < rounds; round++) {
      for (const where of ['hot', 'spread'] as const) {
        const sum = work[where];
        const start = watch();
        const bare = await pgbench(product.databaseUrl, scripts[where], { clients, seconds });
        const middle = watch();
        const before = shop.bought();
        const rate = await measureRate({
          workers: clients,
          seconds,
          work: (worker) => shop.buy(where, worker),
        });
        const end = watch();
        sum.bareOrders += bare.done;
        sum.barePerSecond += bare.perSecond / rounds;
        sum.orders += shop.bought() - before;
        sum.perSecond += rate / rounds;
        if (!start || !middle || !end) continue;
        sum.bareMs += middle.database - start.database;
        sum.databaseMs += end.database - middle.database;
        sum.productMs += end.product - middle.product;
      }
    }
    shop.close();
    const { hot, spread } = work;
    await requireAllCounted(client, ground, shop.bought() + hot.bareOrders + spread.bareOrders);
    return {
      clients,
      ordersBefore: pastOrders,
      ...findings('hot', hot),
      ...findings('spread', spread),
      hotOfSpread: ratio(hot.perSecond, spread.perSecond),
    };
  } finally {
    await client.end();
  }
};

function emptyWork() {
  const rates = { orders: 0, perSecond: 0, bareOrders: 0, barePerSecond: 0 };
  return { ...rates, bareMs: 0, databaseMs: 0, productMs: 0 };
}

/** Of the ceiling once by the clock and once by processor time, which other load on the machine disturbs less. */
function findings(name: string, sum: ReturnType<typeof emptyWork>): Findings {
  const bare = sum.bareMs / sum.bareOrders;
  const [database, product] = [sum.databaseMs / sum.orders, sum.productMs / sum.orders];
  return {
    [`${name}Orders`]: sum.orders,
    [`${name}PerSecond`]: Math.round(sum.perSecond),
    [`${name}CeilingPerSecond`]: Math.round(sum.barePerSecond),
    [`${name}OfCeiling`]: ratio(sum.perSecond, sum.barePerSecond),
    [`${name}CeilingCpuMs`]: ratio(bare, 1),
    [`${name}DatabaseCpuMs`]: ratio(database, 1),
    [`${name}ProductCpuMs`]: ratio(product, 1),
    [`${name}OfCeilingByCpu`]: ratio(bare, database + product),
  };
}

const ratio = (one: number, other: number) => Number((one / other).toFixed(3));

interface Buyer {
  token: string;
  accountId: number;
}

/** Sixteen customers; each is signed in on four devices' worth of clients. */
async function signIn(url: string, client: Client): Promise<Buyer[]> {
  const { rows } = await client.query<{ id: string; username: string }>(
    `select id, username from accounts where kind = 'customer' order by id limit 16`,
  );
  return Promise.all(
    rows.map(async ({ id, username }) => {
      const response = await fetch(`${url}${apiBase}/sysUser/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: demoPassword }),
      });
      const { data }: { data?: unknown } = await response.json();
      if (typeof data !== 'string') throw new Error(`${username} cannot log in`);
      return { token: data, accountId: Number(id) };
    }),
  );
}

function openShop(url: string, ground: OrderGround, buyers: readonly Buyer[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let people = 0;
  let bought = 0;
  let next = 0;
  const body = (sailingId: number) =>
    JSON.stringify({
      key: randomUUID(),
      method: 'cash',
      agreed: true,
      lines: [
        {
          sailingId,
          roomTypeId: ground.roomTypeId,
          bed: null,
          passengers: [passenger(++people), passenger(++people)],
          shownTotalSen: 2 * ground.priceSen,
        },
      ],
    });
  return {
    bought: () => bought,
    close: () => agent.destroy(),
    async buy(where: 'hot' | 'spread', worker: number): Promise<void> {
      const sailingId =
        where === 'hot' ? ground.hotSailingId : ground.firstSailingId + (next++ % ground.sailings);
      const token = buyers[worker % buyers.length]?.token ?? '';
      const answer = await plainPost(`${url}${apiBase}/shipClient/checkout`, token, body(sailingId), agent);
      if (!answer.includes('"success":1,')) throw new Error(`no order was made: ${answer.slice(0, 500)}`);
      bought += 1;
    },
  };
}

function passenger(number: number) {
  return {
    name: `Passenger ${number}`,
    gender: 'female',
    idType: 'passport',
    idNumber: `B${String(number).padStart(9, '0')}`,
    passportExpiry: farAhead,
    nationality: 'SG',
    birthDate: '1990-05-05',
    phone: '+6581234567',
    referrer: 'GANGWAY',
  };
}

/** Numbers per second say nothing if orders were lost or places miscounted. */
async function requireAllCounted(client: Client, ground: OrderGround, made: number): Promise<void> {
  const last = ground.firstSailingId + ground.sailings - 1;
  const { rows } = await client.query<Record<'orders' | 'units' | 'people' | 'tickets' | 'holds', string>>(
    `select (select count(*) from orders where sailing_id between $1 and $2) as orders,
            (select sum(units_taken) from sailing_units where sailing_id between $1 and $2) as units,
            (select sum(people_taken) from sailing_people where sailing_id between $1 and $2) as people,
            (select count(*) from tickets where sailing_id between $1 and $2) as tickets,
            (select count(*) from place_holds where sailing_id between $1 and $2) as holds`,
    [ground.hotSailingId, last],
  );
  const counted = Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]),
  );
  const wanted = { orders: made, units: 2 * made, people: 2 * made, tickets: 2 * made, holds: made };
  for (const [name, count] of Object.entries(wanted)) {
    if (counted[name] !== count)
      throw new Error(`${made} orders were made, but there are ${counted[name]} ${name} instead of ${count}`);
  }
}
