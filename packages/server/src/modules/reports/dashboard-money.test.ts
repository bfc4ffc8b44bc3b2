import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPayment, addRefund } from '../../../test/dashboard-troubles.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
const books = {
  ask: <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    sql<T>(server.databaseUrl, text, values),
};

/** Money that moved, as the test knows it; negative is what went back. */
const moved: { at: Date; sen: number }[] = [];

/** A moment of the port. The years are far ahead, where the demo has nothing. */
const port = (text: string) => new Date(`${text}+08:00`);

const now = port('2033-03-31T10:30:00.000');

beforeAll(async () => {
  server = await startTestServer();
  let sen = 1;
  // Around every edge a figure could be cut at, a moment before, at it, and after; each a power of two, so that no two sums
  // of different payments are the same.
  const edges = [
    '2033-03-31T00:00',
    '2033-03-31T10:30',
    '2033-03-01T00:00',
    '2033-02-28T00:00',
    '2033-02-28T10:30',
    '2033-02-01T00:00',
    '2032-03-31T00:00',
    '2032-03-31T10:30',
    '2032-03-01T00:00',
  ];
  for (const edge of edges)
    for (const offset of [-1, 0]) {
      const at = new Date(port(`${edge}:00.000`).getTime() + offset);
      await addPayment(books, {
        provider: 'fake',
        method: 'online',
        status: 'paid',
        amountSen: sen,
        paidAt: at,
      });
      moved.push({ at, sen });
      sen *= 2;
    }
  await addWhatDoesNotCount();
  await addRefunds();
});
afterAll(() => server.stop());

/** Not come yet, parked, or only out of a balance. */
async function addWhatDoesNotCount(): Promise<void> {
  const paidAt = port('2033-03-31T09:00:00.000');
  const amountSen = 900_000_000;
  await addPayment(books, { provider: 'balance', method: 'balance', status: 'paid', amountSen, paidAt });
  await addPayment(books, { provider: 'fake', method: 'online', status: 'parked', amountSen, paidAt });
  await addPayment(books, { provider: 'fake', method: 'online', status: 'pending', amountSen });
}

async function addRefunds(): Promise<void> {
  const old = port('2031-01-01T09:00:00.000');
  const card = await addPayment(books, {
    provider: 'fake',
    method: 'creditCard',
    status: 'paid',
    amountSen: 800_000_000,
    paidAt: old,
  });
  const balance = await addPayment(books, {
    provider: 'balance',
    method: 'balance',
    status: 'paid',
    amountSen: 800_000_000,
    paidAt: old,
  });
  const back = async (at: string, amountSen: number, method: string | null = null) => {
    const doneAt = port(at);
    await addRefund(books, { paymentId: card, status: 'done', amountSen, method, doneAt });
    moved.push({ at: doneAt, sen: -amountSen });
  };
  // Of money that came years ago: it went back on the day it did.
  await back('2033-03-31T08:00:00.000', 7);
  await back('2033-03-30T23:59:59.999', 11, 'bank');
  await back('2033-02-28T10:29:59.999', 13);
  await back('2032-03-15T12:00:00.000', 17);
  const doneAt = port('2033-03-31T08:00:00.000');
  await addRefund(books, { paymentId: balance, status: 'done', amountSen: 900_000, doneAt });
  await addRefund(books, { paymentId: card, status: 'sent', amountSen: 900_000 });
}

/** Added up by hand over all that moved, from one moment until before another. */
function sum(from: string, to: string) {
  const inside = moved.filter(({ at }) => at >= port(`${from}:00.000`) && at < port(`${to}:00.000`));
  const add = (some: typeof moved) => some.reduce((total, { sen }) => total + Math.abs(sen), 0);
  return {
    takenSen: add(inside.filter(({ sen }) => sen > 0)),
    refundedSen: add(inside.filter(({ sen }) => sen < 0)),
  };
}

async function money(at: Date) {
  server.setNow(at);
  const token = await server.login('finance');
  const { data } = await server.call(reportsCalls.dashboardToday, {}, { token });
  return data.money;
}

test('today and this month stand beside as much of last month and last year', async () => {
  expect(await money(now)).toEqual({
    today: {
      now: sum('2033-03-31T00:00', '2033-04-01T00:00'),
      // February has no 31st.
      lastMonth: sum('2033-02-28T00:00', '2033-02-28T10:30'),
      lastYear: sum('2032-03-31T00:00', '2032-03-31T10:30'),
    },
    month: {
      now: sum('2033-03-01T00:00', '2033-04-01T00:00'),
      lastMonth: sum('2033-02-01T00:00', '2033-03-01T00:00'),
      lastYear: sum('2032-03-01T00:00', '2032-03-31T10:30'),
    },
  });
});

test('a second before midnight of the port it is still the day before', async () => {
  const before = await money(port('2033-03-30T23:59:59.000'));
  const after = await money(port('2033-03-31T00:00:00.000'));
  expect(before?.today.now).toEqual(sum('2033-03-30T00:00', '2033-03-31T00:00'));
  expect(after?.today.now).toEqual(sum('2033-03-31T00:00', '2033-04-01T00:00'));
  expect(after?.today.lastYear).toEqual({ takenSen: 0, refundedSen: 0 });
  expect((await money(port('2033-02-28T23:59:59.000')))?.month.now).toEqual(
    sum('2033-02-01T00:00', '2033-03-01T00:00'),
  );
});

test('the list of payments, opened for the same day and month, comes to the same', async () => {
  const shown = await money(now);
  const token = await server.login('finance');
  const byDay = async (from: string, to: string) => {
    const body = { filter: { from, to } };
    const { data } = await server.call(paymentsCalls.pagePayments, { body }, { token });
    return {
      takenSen: data.byDay?.reduce((total, row) => total + row.paidSen, 0),
      refundedSen: data.byDay?.reduce((total, row) => total + row.refundedSen, 0),
    };
  };
  expect(shown?.today.now).toEqual(await byDay('2033-03-31', '2033-03-31'));
  expect(shown?.month.now).toEqual(await byDay('2033-03-01', '2033-03-31'));
});
