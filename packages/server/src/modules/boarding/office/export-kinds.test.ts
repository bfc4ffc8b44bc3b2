import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sailingDay, sellPaid, setStanding } from '../../../../test/boarding.ts';
import { cabinLine, makeSailing, passLine, somebody } from '../../../../test/booking.ts';
import { tenYearsAgo } from '../../../../test/days.ts';
import { readExport } from '../../../../test/read-export.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';

let server: TestServer;
let token: string;
let sailingId: number;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('disembark');
  const sailing = await makeSailing(server, { date: sailingDay() });
  ({ sailingId } = sailing);
  const cabin = await sellPaid(
    server,
    cabinLine(sailing, [
      somebody({ name: 'Mei Ling Tan', nationality: 'MY' }),
      somebody({ name: 'Jun Tan', nationality: 'MY', birthDate: tenYearsAgo }),
    ]),
  );
  const pass = await sellPaid(server, passLine(sailing, [somebody({ nationality: 'KR' })]));
  const ids = (tickets: typeof cabin) => tickets.map(({ id }) => id);
  await setStanding(server, sailingId, ids(cabin.slice(0, 1)), 'aboard');
  await setStanding(server, sailingId, ids(pass), 'ashore');
});
afterAll(() => server.stop());

const exported = (locale = 'en') =>
  readExport(server, boardingCalls.exportKinds, { params: { id: sailingId } }, { token, locale });

test('the groups are read back from Excel as the head count has them, each way of counting with its total', async () => {
  const { data } = await server.call(boardingCalls.headCount, { params: { id: sailingId } }, { token });
  const { file, rows, totals } = await exported();
  const line = (
    countedBy: string,
    group: string,
    { expected, boarded, aboard }: Pick<typeof data, 'expected' | 'boarded' | 'aboard'>,
  ) => ({
    'Counted by': countedBy,
    Group: group,
    Expected: expected,
    Boarded: boarded,
    'On board': aboard,
    Ship: 'Aurora',
    'Sailing date': new Date(`${sailingDay()}T00:00:00Z`),
  });
  const cabins = { window: 'Window', noWindow: 'No window', standing: 'Standing' };
  const ages = { adult: 'Adult', child: 'Child', infant: 'Infant' };
  const countries = new Map([
    ['MY', 'Malaysia'],
    ['KR', 'South Korea'],
  ]);
  expect(file).toMatch(/^head-count-aurora-.*\.xlsx$/);
  expect(rows).toEqual(
    [
      ...data.byType.map((row) => line('Type of ticket', cabins[row.cabinType], row)),
      line('Type of ticket', 'Total', data),
      ...data.byAgeGroup.map((row) => line('Age', ages[row.ageGroup], row)),
      line('Age', 'Total', data),
      ...data.byNationality.map((row) =>
        line('Nationality', countries.get(row.nationality) ?? row.nationality, row),
      ),
      line('Nationality', 'Total', data),
    ].map((row) => expect.objectContaining(row)),
  );
  // All three count everybody: one sum over them would count everybody three times.
  expect(totals).toBeNull();
  expect(rows.at(-1)).toMatchObject({ Expected: 3, Boarded: 2, 'On board': 1 });
});

test.each([
  ['zh', '统计方式', '分组', '马来西亚', '合计'],
  ['ko', '집계 기준', '그룹', '말레이시아', '합계'],
])('it speaks %s', async (locale, countedBy, group, country, total) => {
  const { titles, rows } = await exported(locale);
  expect(titles.slice(0, 2)).toEqual([countedBy, group]);
  expect(titles.filter((title) => /^[A-Za-z ]+$/.test(title))).toEqual([]);
  const groups = rows.map((row) => row[group]);
  expect(groups).toContain(country);
  expect(groups.filter((name) => name === total)).toHaveLength(3);
});

test('a sailing that is not there has no sheet', async () => {
  const params = { id: 999_999 };
  expect(await server.call(boardingCalls.exportKinds, { params }, { token })).toMatchObject({
    status: 404,
    reason: 'record.missing',
  });
});
