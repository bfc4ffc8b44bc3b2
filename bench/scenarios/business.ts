import { readFileSync } from 'node:fs';
import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { apiBase, tokenHeader } from '@gangway/contract/core/cookies.ts';
import { addDays, addMonths, portDate } from '@gangway/contract/core/dates.ts';
import type { Call, Data } from '@gangway/contract/core/define-call.ts';
import { expectedBytesHeader } from '@gangway/contract/core/sheet-limit.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { mailCalls } from '@gangway/contract/system/mail-calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { Client } from 'pg';
import { type Product, startProduct } from '../../e2e/fixtures/start-product.ts';
import { settleQr } from '../../packages/server/src/modules/booking/settle-qr.ts';
import { checkRecentLedger } from '../../packages/server/src/modules/wallet/check-recent-ledger.ts';
import { createDatabase } from '../../packages/server/src/platform/database/create-database.ts';
import { fillDesks, fillLedger } from '../fill-accounts.ts';
import { fillOrders } from '../fill-orders.ts';
import { fillPayments } from '../fill-payments.ts';
import { inspectable, inspectMemory } from '../inspect-memory.ts';
import { percentile } from '../percentile.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { signIn } from '../sign-in.ts';

const inspectPort = 39_229;
const rounds = 40;
const warmUp = 12;
const sailings = 50;
const few = 10_000;
/** `BUSINESS_ORDERS=5000000 npm run bench -- business` for ten million tickets; loading them takes its time. */
const many = Number(process.env['BUSINESS_ORDERS'] ?? 1_000_000);

/**
 * What the dashboard, the reports and the lists with their sums cost with the demo and ten thousand orders, payments and mails
 * beside it, and with a million: a ratio near 1 says that what is long past costs nothing. And
 * how much memory a sheet of a hundred thousand orders takes against one of ten thousand.
 */
export const scenario: Scenario = async (product) => {
  const other = await startProduct({
    env: { RATE_LIMIT_PER_MINUTE: '100000000', ...inspectable(inspectPort) },
  });
  try {
    const sides: [Side, Side] = [await fill(product, few), await fill(other, many)];
    const lists = await compare(sides);
    return { fewOrders: few, manyOrders: many, ...lists, ...(await measureSheets(other)) };
  } finally {
    await other.stop();
  }
};

/** Every list as it opens, and the ways people narrow it, where so many orders lie behind. */
function questions(orders: number): [string, Call, object | null][] {
  const today = portDate(new Date());
  // A month in which orders were made, wherever the year stands.
  const month = { from: addDays(today, -140), to: addDays(today, -121) };
  return [
    ['dashboard', reportsCalls.dashboardToday, null],
    // Next year's month has this one beside it: the same sailings on both sides, which a month of years gone by has not.
    ['occupancy', reportsCalls.occupancyMonth, { month: addMonths(today, 12).slice(0, 7) }],
    ['sales', reportsCalls.sales, { by: 'day', ...month }],
    ['closing', reportsCalls.dailyClosing, { date: addDays(today, -1) }],
    ['orders', bookingCalls.pageOrders, {}],
    ['ordersMonth', bookingCalls.pageOrders, { filter: { createdFrom: month.from, createdTo: month.to } }],
    ['ordersUnused', bookingCalls.pageOrders, { filter: { qrStatus: 'unused' } }],
    ['ordersPartly', bookingCalls.pageOrders, { filter: { qrStatus: 'partly' } }],
    ['ordersUsed', bookingCalls.pageOrders, { filter: { qrStatus: 'used' } }],
    ['ordersNamed', bookingCalls.pageOrders, { filter: { keyword: hundredOf(orders) } }],
    // A beginning that a hundred orders have here and ten thousand there, and all are counted.
    ['ordersNamedOften', bookingCalls.pageOrders, { filter: { keyword: 'PAST77' } }],
    ['payments', paymentsCalls.pagePayments, {}],
    ['paymentsDay', paymentsCalls.pagePayments, { filter: { from: today, to: today } }],
    ['paymentsPaidAt', paymentsCalls.pagePayments, { sort: { by: 'paidAt', order: 'desc' } }],
    ['recharges', walletCalls.pageRecharges, {}],
    ['wallets', walletCalls.pageWallets, {}],
    ['drawers', paymentsCalls.pageShifts, {}],
    ['customers', customersCalls.pageCustomers, {}],
    ['agents', customersCalls.listAgents, null],
    ['sailings', sailingsCalls.pageSailings, {}],
    ['stays', housekeepingCalls.pageStays, {}],
    ['mails', mailCalls.pageMails, {}],
    ['closings', reportsCalls.pageClosings, {}],
    ['scans', boardingCalls.pageScans, {}],
    ['audit', identityCalls.pageAudit, {}],
  ];
}

/** The beginning of a number that a hundred and eleven orders have, of ten thousand as of millions: their last two digits are open. */
const hundredOf = (orders: number) => `PAST${'7'.repeat(String(orders).length - 3)}`;

/** The orders of years gone by are all of one customer. */
const ownQuestions = (): [string, Call, object | null][] => [
  ['myOrders', bookingCalls.pageMyOrders, {}],
  ['myOrdersUnpaid', bookingCalls.pageMyOrders, { filter: { status: 'unpaid' } }],
];

interface Side {
  product: Product;
  orders: number;
  token: string;
  ownToken: string;
  ledger: ReturnType<typeof createDatabase>;
}

async function fill(product: Product, orders: number): Promise<Side> {
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
    const token = await signIn(product.url, 'admin');
    await closeDay(product, addDays(portDate(new Date()), -2), token);
    return { product, orders, token, ownToken: await signIn(product.url, await buyerOf(client)), ledger };
  } finally {
    await client.end();
  }
}

/** Both are asked by turns, so that whatever else the machine does slows them alike. */
async function compare(sides: [Side, Side]): Promise<Findings> {
  const found: Findings = {};
  const keep = async (name: string, work: (side: Side) => Promise<unknown>) => {
    const [small, large] = await medians(sides, work);
    Object.assign(found, {
      [`${name}MsFew`]: small,
      [`${name}MsMany`]: large,
      [`${name}Ratio`]: Number((large / small).toFixed(2)),
    });
  };
  await keep('ledgerCheck', ({ ledger }) => checkRecentLedger(ledger.db));
  for (const [index, [name, call]] of questions(few).entries())
    await keep(name, async ({ product, orders, token }) => {
      const [, , body = null] = questions(orders)[index] ?? [];
      return (await ask(product, call, body, token)).arrayBuffer();
    });
  for (const [name, call, body] of ownQuestions())
    await keep(name, async ({ product, ownToken }) =>
      (await ask(product, call, body, ownToken)).arrayBuffer(),
    );
  for (const { ledger } of sides) await ledger.close();
  return found;
}

async function medians(
  sides: [Side, Side],
  work: (side: Side) => Promise<unknown>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round++)
    for (const [index, side] of sides.entries()) {
      const start = performance.now();
      await work(side);
      if (round >= 0) times[index]?.push(performance.now() - start);
    }
  return times.map((some) => Number(percentile(some, 50).toFixed(2))) as [number, number];
}

async function buyerOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ username: string }>(
    `select username from accounts where id = (select account_id from orders where order_no = 'PAST1')`,
  );
  return rows[0]?.username ?? '';
}

/** Days are closed one after the other: only the first has to reckon with all that was before it. */
async function closeDay(product: Product, date: string, token: string): Promise<void> {
  const { data } = (await (await ask(product, reportsCalls.dailyClosing, { date }, token)).json()) as {
    data: Data<typeof reportsCalls.dailyClosing>;
  };
  const { takenSen, refundedSen } = data.figures;
  const body = { date, shownTakenSen: takenSen, shownRefundedSen: refundedSen };
  await ask(product, reportsCalls.closeDay, body, token);
}

/**
 * How far the memory of the process rises above what it was, while a sheet of so many orders is sent; and how much of it is held
 * in the middle, once what nobody needs is cleared away. The rest is what the engine has not cleared away yet.
 */
async function measureSheets(product: Product): Promise<Findings> {
  const token = await signIn(product.url, 'admin');
  const send = async (filter: object) => {
    const before = memoryMb(product);
    const start = performance.now();
    const response = await ask(product, bookingCalls.exportOrders, { filter }, token);
    let [bytes, highest] = [0, 0];
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      highest = Math.max(highest, memoryMb(product));
    }
    return { mb: bytes / 1e6, seconds: (performance.now() - start) / 1000, rise: highest - before };
  };
  const from = addDays(portDate(new Date()), -141);
  await send({ createdFrom: from, createdTo: addDays(from, 1) });
  const short = await send({ createdFrom: from, createdTo: addDays(from, 20) });
  const long = await send({});
  return {
    ...(await measureHeld(product, token)),
    sheet10kRiseMb: Math.round(short.rise),
    sheet100kRiseMb: Math.round(long.rise),
    sheet100kSeconds: Number(long.seconds.toFixed(1)),
    sheet100kMb: Number(long.mb.toFixed(1)),
  };
}

/** What a sheet holds after a tenth, two fifths and most of it: as much at its end as at its beginning, however long it is. */
async function measureHeld(product: Product, token: string): Promise<Findings> {
  const inside = await inspectMemory(inspectPort);
  try {
    const before = await inside.held();
    const response = await ask(product, bookingCalls.exportOrders, { filter: {} }, token);
    const expected = Number(response.headers.get(expectedBytesHeader));
    const found: Findings = {};
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      const share = [10, 40, 70].find(
        (percent) => bytes > (percent / 100) * expected && !(`sheetHeldAt${percent}Mb` in found),
      );
      if (share) found[`sheetHeldAt${share}Mb`] = Number((((await inside.held()) - before) / 1e6).toFixed(1));
    }
    return found;
  } finally {
    inside.close();
  }
}

function memoryMb({ pid }: Product): number {
  const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? Number.NaN) / 1024;
}

async function ask({ url }: Product, call: Call, body: object | null, token: string): Promise<Response> {
  const response = await fetch(url + apiBase + call.path, {
    method: call.method,
    headers: { [tokenHeader]: token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${url}${call.path}: ${await response.text()}`);
  return response;
}
