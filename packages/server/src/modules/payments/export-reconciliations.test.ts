import { formatMoney } from '@gangway/contract/core/money.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import type { Difference } from '@gangway/contract/payments/schemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExport } from '../../../test/read-export.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;

const differences: Difference[] = [
  {
    kind: 'missingHere',
    paymentNo: 'PY-1',
    hereSen: null,
    thereSen: 12_050,
    here: null,
    there: 'paid',
  },
  { kind: 'amount', paymentNo: 'PY-2', hereSen: 9900, thereSen: 9000, here: 'paid', there: 'paid' },
  { kind: 'status', paymentNo: 'PY-3', hereSen: 5000, thereSen: 5000, here: 'pending', there: 'disputed' },
];

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('frontdesk');
  const add = (date: string, checked: number, found: readonly Difference[]) =>
    sql(server.databaseUrl, `insert into reconciliations values ($1, 'sandbox', $2, $3, $4)`, [
      date,
      checked,
      JSON.stringify(found),
      '2025-03-05T01:00:00Z',
    ]);
  await add('2025-03-02', 0, []);
  await add('2025-03-03', 7, []);
  await add('2025-03-04', 12, differences);
});
afterAll(() => server.stop());

const exported = (body: { date?: string } = {}, locale = 'en') =>
  readExport(server, paymentsCalls.exportReconciliations, { body }, { token, locale });
const kept = async () => (await server.call(paymentsCalls.listReconciliations, {}, { token })).data;

test('the days are read back from Excel as they are listed, every difference on its own line', async () => {
  const { file, rows, totals } = await exported();
  const ringgit = (sen: number | null | undefined) => (typeof sen === 'number' ? sen / 100 : null);
  const words: Record<string, string> = { paid: 'Paid', pending: 'Open' };
  const word = (status: string | null | undefined) => (status ? (words[status] ?? status) : null);
  const days = await kept();
  expect(days).toHaveLength(3);
  expect(file).toMatch(/^reconciliations-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(rows).toEqual(
    days.flatMap((day) =>
      (day.differences.length > 0 ? day.differences : [null]).map((difference, index) => ({
        Day: new Date(`${day.date}T00:00:00Z`),
        Provider: 'Sandbox gateway',
        // The clock at the port.
        'Compared at': new Date('2025-03-05T09:00:00Z'),
        'Payments compared': index === 0 ? day.checked : null,
        Result: difference
          ? sentence(difference)
          : day.checked === 0
            ? 'Nothing to compare'
            : 'Everything agrees',
        'Payment number': difference?.paymentNo ?? null,
        'Amount in our books': ringgit(difference?.hereSen),
        'Amount at the gateway': ringgit(difference?.thereSen),
        'Status in our books': word(difference?.here),
        'Status at the gateway': word(difference?.there),
      })),
    ),
  );
  expect(totals).toMatchObject({ 'Payments compared': 19, 'Amount in our books': null });
});

/** As the screen says it. */
function sentence({ kind, hereSen, thereSen }: Difference): string {
  const [here, there] = [formatMoney(hereSen ?? 0), formatMoney(thereSen ?? 0)];
  return {
    missingHere: `Sandbox gateway was paid ${there}; our books do not know this payment.`,
    missingThere: `Our books count ${here} as paid; Sandbox gateway does not list it.`,
    amount: `Sandbox gateway has ${there}, our books have ${here} (Paid).`,
    status: `Sandbox gateway says disputed, our books say Open (${here}).`,
  }[kind];
}

test('one day comes alone, under its own name', async () => {
  const { file, rows } = await exported({ date: '2025-03-04' });
  expect(file).toMatch(/^reconciliation-2025-03-04-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(rows.map((row) => row['Payment number'])).toEqual(['PY-1', 'PY-2', 'PY-3']);
  expect((await exported({ date: '2025-03-01' })).rows).toEqual([]);
});

test.each(['zh', 'ko'])('it speaks %s', async (locale) => {
  const { titles, rows } = await exported({ date: '2025-03-04' }, locale);
  expect(titles.filter((title) => /^[A-Za-z ]+$/.test(title))).toEqual([]);
  expect(Object.values(rows[1] ?? {})).toContain({ zh: '已支付', ko: '결제 완료' }[locale]);
});

test('whoever may not see the payments gets no sheet of them', async () => {
  const food = { token: await server.login('food') };
  const answer = await server.call(paymentsCalls.exportReconciliations, { body: {} }, food);
  expect(answer.status).toBe(403);
});
