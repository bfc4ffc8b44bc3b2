import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExport } from '../../../test/read-export.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;
const last = addDays(portDate(new Date()), -2);
const days = [addDays(last, -1), last];

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('finance');
  await keep(0, { takenSen: 125_050, refundedSen: 5000, drawers: [-100, null, 30] });
  await keep(1, { takenSen: 70, refundedSen: 0, drawers: [] });
});
afterAll(() => server.stop());

interface Kept {
  takenSen: number;
  refundedSen: number;
  drawers: (number | null)[];
}

function keep(index: number, { drawers, ...money }: Kept) {
  const figures = {
    ...money,
    drawers: drawers.map((differenceSen) => ({ differenceSen })),
    late: index === 0 ? [{}, {}] : [],
  };
  return sql(
    server.databaseUrl,
    `insert into daily_closings (date, previous_date, closed_at, closed_by, note, figures, payment_ids, refund_ids)
     select $1, $2, ($1::date + 1) + time '01:30', id, $3, $4, '{}', '{}' from accounts where username = 'finance'`,
    [days[index], index === 0 ? null : days[0], index === 0 ? 'quiet' : '', JSON.stringify(figures)],
  );
}

const exported = (body: object = {}, locale = 'en') =>
  readExport(server, reportsCalls.exportClosings, { body }, { token, locale });
const midnight = (date = '') => new Date(`${date}T00:00:00Z`);

test('the closed days are read back from Excel, newest first, and add up', async () => {
  const { file, rows, totals } = await exported();
  expect(file).toMatch(/^closed-days-.*\.xlsx$/);
  const { data } = await server.call(reportsCalls.pageClosings, { body: {} }, { token });
  expect(rows).toEqual(
    data.records.map((day) => ({
      Day: midnight(day.date),
      Taken: day.takenSen / 100,
      Refunds: day.refundedSen / 100,
      Difference: day.differenceSen / 100,
      'After closing': day.lateCount,
      'Closed by': day.closedBy,
      'Closed at': new Date(new Date(day.closedAt).getTime() + 8 * 3_600_000),
      Note: day.note || null,
    })),
  );
  expect(rows[1]).toMatchObject({ Taken: 1250.5, Difference: -0.7, Note: 'quiet' });
  expect(totals).toMatchObject({ Day: 'Total', Taken: 1251.2, Refunds: 50, Difference: -0.7 });
  expect((await exported({ sort: { by: 'date', order: 'asc' } })).rows).toEqual(rows.toReversed());
});

test.each(['zh', 'ko'])('the sheet speaks %s', async (locale) => {
  const english = await exported();
  const { titles, totals } = await exported({}, locale);
  expect(titles.filter((title) => english.titles.includes(title))).toEqual([]);
  expect(totals).not.toBeNull();
});
