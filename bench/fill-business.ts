import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { Data } from '@gangway/contract/core/define-call.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { Client } from 'pg';
import type { Product } from '../e2e/fixtures/start-product.ts';
import { settleQr } from '../packages/server/src/modules/booking/settle-qr.ts';
import { checkRecentLedger } from '../packages/server/src/modules/wallet/check-recent-ledger.ts';
import { createDatabase } from '../packages/server/src/platform/database/create-database.ts';
import { ask } from './ask-product.ts';
import { fillDesks, fillLedger } from './fill-accounts.ts';
import { fillOrders } from './fill-orders.ts';
import { fillPayments } from './fill-payments.ts';
import { signIn } from './sign-in.ts';

const sailings = 50;

/** A product with so many orders behind it, and who asks it what. */
export interface BusinessSide {
  product: Product;
  orders: number;
  /** The administrator, the customer whose the orders of years gone by are, and the demo's agent with agents below. */
  tokens: { staff: string; buyer: string; agent: string };
  known: Known;
  ledger: ReturnType<typeof createDatabase>;
}

interface Known {
  /** A full one of years gone by, and one of the demo: there are as many like that one however many orders lie behind. */
  pastSailingId: number;
  demoSailingId: number;
  agentId: number;
  codes: string[];
}

/** Loads so many orders, payments, mails and movements of money, and does what is done at night. */
export async function fillBusiness(product: Product, orders: number): Promise<BusinessSide> {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    await fillOrders(client, sailings, orders);
    await fillPayments(client, orders);
    await fillLedger(client, orders);
    await fillDesks(client, orders);
    const ledger = createDatabase({
      url: product.databaseUrl,
      poolSize: 1,
      namedStatements: false,
      onBroken: () => {},
    });
    // What is done at night, and the first time reads everything.
    await settleQr({ db: ledger.db, clock: () => new Date() });
    await checkRecentLedger(ledger.db);
    await client.query('vacuum analyze');
    const staff = await signIn(product.url, 'admin');
    await closeDay(product, addDays(portDate(new Date()), -2), staff);
    const buyer = await signIn(product.url, await buyerOf(client));
    const agent = await signIn(product.url, 'superagent');
    return { product, orders, tokens: { staff, buyer, agent }, known: await look(client), ledger };
  } finally {
    await client.end();
  }
}

async function buyerOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ username: string }>(
    `select username from accounts where id = (select account_id from orders where order_no = 'PAST1')`,
  );
  return rows[0]?.username ?? '';
}

async function look(client: Client): Promise<Known> {
  const { rows } = await client.query<{ past: string; demo: string; agent: string; codes: string[] }>(
    `select (select sailing_id from orders where order_no = 'PAST300') as past,
            (select max(s.id) from sailings s join ships h on h.id = s.ship_id
              where h.name <> 'Bench' and s.status = 'returned') as demo,
            (select id from accounts where username = 'superagent') as agent,
            (select array_agg(reference_code) from customers where reference_code is not null) as codes`,
  );
  const { past, demo, agent, codes = [] } = rows[0] ?? {};
  return { pastSailingId: Number(past), demoSailingId: Number(demo), agentId: Number(agent), codes };
}

/** Days are closed one after the other: only the first has to reckon with all that was before it. */
async function closeDay(product: Product, date: string, token: string): Promise<void> {
  const call = reportsCalls.dailyClosing;
  const { data } = (await (await ask(product, { call, body: { date } }, token)).json()) as {
    data: Data<typeof call>;
  };
  const { takenSen, refundedSen } = data.figures;
  const body = { date, shownTakenSen: takenSen, shownRefundedSen: refundedSen };
  await ask(product, { call: reportsCalls.closeDay, body }, token);
}
