import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, addMonths, portDate } from '@gangway/contract/core/dates.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { mailCalls } from '@gangway/contract/system/mail-calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { checkRecentLedger } from '../../packages/server/src/modules/wallet/check-recent-ledger.ts';
import { ask, type Question } from '../ask-product.ts';
import { type BusinessSide, fillBusiness } from '../fill-business.ts';
import { inspectable } from '../inspect-memory.ts';
import { measureSheets } from '../measure-sheets.ts';
import { percentile } from '../percentile.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { commonName, rareName } from '../some-names.ts';
import { startMeasured } from '../start-measured.ts';

const inspectPort = 39_229;
const rounds = 40;
const warmUp = 12;
const few = 10_000;
/** `BUSINESS_ORDERS=5000000 npm run bench -- business` for ten million tickets; loading them takes its time. */
const many = Number(process.env['BUSINESS_ORDERS'] ?? 1_000_000);

/**
 * What the dashboard, the reports and the lists with their sums cost with the demo and ten thousand orders, payments and mails
 * beside it, and with a million: a ratio near 1 says that what is long past costs nothing. And
 * how much memory a sheet of a hundred thousand orders takes against one of ten thousand.
 */
export const scenario: Scenario = async (product) => {
  const other = await startMeasured({ env: inspectable(inspectPort) });
  try {
    const sides: Sides = [await fillBusiness(product, few), await fillBusiness(other, many)];
    const lists = await compare(sides);
    return { fewOrders: few, manyOrders: many, ...lists, ...(await measureSheets(other, inspectPort)) };
  } finally {
    await other.stop();
  }
};

type Sides = [BusinessSide, BusinessSide];
type Named = [name: string, Question];

/** Every list as it opens, and the ways people narrow it, where so many orders lie behind. */
function ofStaff({ orders, known }: BusinessSide): Named[] {
  const today = portDate(new Date());
  // A month in which orders were made, wherever the year stands.
  const month = { from: addDays(today, -140), to: addDays(today, -121) };
  // Next year has this one beside it: the same sailings on both sides, which a year gone by has not.
  const next = addMonths(today, 12);
  // The last that sailed of those with orders behind them, as many on both sides.
  const sailed = { from: addDays(today, -114), to: addDays(today, -103) };
  const list = { body: {} };
  return [
    ['dashboard', { call: reportsCalls.dashboardToday }],
    ['occupancy', { call: reportsCalls.occupancyMonth, body: { month: next.slice(0, 7) } }],
    ['occupancyYear', { call: reportsCalls.occupancyYear, body: { year: Number(next.slice(0, 4)) } }],
    ['sales', { call: reportsCalls.sales, body: { by: 'day', ...month } }],
    ['bookedAhead', { call: reportsCalls.bookedAhead, ...list }],
    ['bookingCurve', { call: reportsCalls.bookingCurve, id: known.demoSailingId }],
    ['closing', { call: reportsCalls.dailyClosing, body: { date: addDays(today, -1) } }],
    ['checkInReport', { call: housekeepingCalls.checkInReport, body: sailed }],
    ['headCount', { call: boardingCalls.headCount, id: known.pastSailingId }],
    ['find', { call: reportsCalls.findAnything, body: { keyword: numberOf(orders) } }],
    ['findName', { call: reportsCalls.findAnything, body: { keyword: rareName } }],
    // Who is looked for has a name that every tenth bears.
    ['findCommonName', { call: reportsCalls.findAnything, body: { keyword: commonName } }],
    ['orders', { call: bookingCalls.pageOrders, ...list }],
    ['ordersMonth', narrowed({ createdFrom: month.from, createdTo: month.to })],
    ['ordersUnused', narrowed({ qrStatus: 'unused' })],
    ['ordersPartly', narrowed({ qrStatus: 'partly' })],
    ['ordersUsed', narrowed({ qrStatus: 'used' })],
    ['ordersNamed', narrowed({ keyword: numberOf(orders) })],
    ['ordersOfName', narrowed({ keyword: rareName })],
    ['ordersOfGuest', narrowed({ passenger: rareName })],
    // Hundreds here, and there more than anybody counts.
    ['ordersOfCommonName', narrowed({ keyword: commonName })],
    ['ordersOfCommonGuest', narrowed({ passenger: commonName })],
    ['payments', { call: paymentsCalls.pagePayments, ...list }],
    ['paymentsDay', { call: paymentsCalls.pagePayments, body: { filter: { from: today, to: today } } }],
    ['paymentsPaidAt', { call: paymentsCalls.pagePayments, body: { sort: { by: 'paidAt', order: 'desc' } } }],
    ['recharges', { call: walletCalls.pageRecharges, ...list }],
    ['wallets', { call: walletCalls.pageWallets, ...list }],
    ['drawers', { call: paymentsCalls.pageShifts, ...list }],
    ['ownDrawers', { call: paymentsCalls.pageOwnShifts, ...list }],
    ['customers', { call: customersCalls.pageCustomers, ...list }],
    ['agents', { call: customersCalls.listAgents }],
    ['agentSales', { call: bookingCalls.agentSales, body: { codes: known.codes } }],
    ['agentStatement', { call: walletCalls.agentStatement, id: known.agentId, ...list }],
    ['sailings', { call: sailingsCalls.pageSailings, ...list }],
    ['stays', { call: housekeepingCalls.pageStays, ...list }],
    ['staysOfName', { call: housekeepingCalls.pageStays, body: { filter: { keyword: rareName } } }],
    ['staysOfCommonName', { call: housekeepingCalls.pageStays, body: { filter: { keyword: commonName } } }],
    ['mails', { call: mailCalls.pageMails, ...list }],
    ['closings', { call: reportsCalls.pageClosings, ...list }],
    ['scans', { call: boardingCalls.pageScans, ...list }],
    ['scansOfGuest', { call: boardingCalls.pageScans, body: { filter: { passenger: rareName } } }],
    ['audit', { call: identityCalls.pageAudit, ...list }],
  ];
}

const narrowed = (filter: object): Question => ({ call: bookingCalls.pageOrders, body: { filter } });

/** Of one order among ten thousand as among millions. */
const numberOf = (orders: number) => `PAST${'7'.repeat(String(orders).length - 1)}`;

/** The orders of years gone by are all of one customer. */
const ofBuyer = (): Named[] => [
  ['myOrders', { call: bookingCalls.pageMyOrders, body: {} }],
  ['myOrdersUnpaid', { call: bookingCalls.pageMyOrders, body: { filter: { status: 'unpaid' } } }],
];

const ofAgent = (): Named[] => [
  ['agentsBelow', { call: walletCalls.listBelow }],
  ['referred', { call: bookingCalls.referredOrders, body: {} }],
  ['ownStatement', { call: walletCalls.ownStatement, body: {} }],
];

/** Both are asked by turns, so that whatever else the machine does slows them alike. */
async function compare(sides: Sides): Promise<Findings> {
  const found: Findings = {};
  const keep = async (name: string, work: (side: BusinessSide) => Promise<unknown>) => {
    const [small, large] = await medians(sides, work);
    Object.assign(found, {
      [`${name}MsFew`]: small,
      [`${name}MsMany`]: large,
      [`${name}Ratio`]: Number((large / small).toFixed(2)),
    });
  };
  await keep('ledgerCheck', ({ ledger }) => checkRecentLedger(ledger.db));
  const asked = [
    ['staff', ofStaff],
    ['buyer', ofBuyer],
    ['agent', ofAgent],
  ] as const;
  for (const [who, questions] of asked)
    for (const [index, [name]] of questions(sides[0]).entries())
      await keep(name, async (side) => {
        const [, question] = questions(side)[index] ?? [];
        if (question) await (await ask(side.product, question, side.tokens[who])).arrayBuffer();
      });
  for (const { ledger } of sides) await ledger.close();
  return found;
}

async function medians(
  sides: Sides,
  work: (side: BusinessSide) => Promise<unknown>,
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
