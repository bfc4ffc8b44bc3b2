import { expect, test } from 'vitest';
import { Held } from '../../../test/held.ts';
import { TakingFixture } from '../../../test/taking-fixture.ts';
import { sweepHolds, sweepSailing } from './sweep-holds.ts';

const desk = new TakingFixture();

test('what ends on many sailings is given back on a few of them at a time', async () => {
  const sailings: number[] = [];
  for (let made = 0; made < 12; made++) sailings.push(await desk.sail());
  const now = Date.now();
  for (const turn of [0, 1, 2]) {
    const ended = sailings.map((sailingId, index) =>
      desk.passes(sailingId, { holdExpiresAt: new Date(now - 1000 * (index + 12 * turn)) }),
    );
    expect((await desk.takeAll(ended)).filter(({ ok }) => ok)).toHaveLength(12);
  }
  // The product sweeps too, each time it looks.
  await Promise.all(
    [desk.one, desk.other].map(({ gangway }) => sweepHolds(gangway.platform.db, new Date(now))),
  );
  await expect
    .poll(() => desk.ask('select from place_holds where sailing_id = any($1::bigint[])', [sailings]), {
      timeout: 60_000,
    })
    .toEqual([]);

  const swept = await desk.ask(
    `select count(distinct sailing_id)::int as sailings, count(*)::int as orders from orders
      where sailing_id = any($1::bigint[]) and status = 'canceled' group by xmin::text`,
    [sailings],
  );
  expect(swept.reduce((sum, { orders }) => sum + Number(orders), 0)).toBe(36);
  expect(swept.every((one) => Number(one['sailings']) <= 10)).toBe(true);
  const counted = await desk.ask(
    'select people_taken, count(*)::int from sailing_people where sailing_id = any($1::bigint[]) group by 1',
    [sailings],
  );
  expect(counted).toEqual([{ people_taken: 0, count: 12 }]);
});

test('what somebody is at on many sailings keeps nothing else from being swept', async () => {
  const sailings: number[] = [];
  for (let made = 0; made < 12; made++) sailings.push(await desk.sail());
  const end = new Date(Date.now() + 3_600_000);
  await desk.takeAll(sailings.map((sailingId) => desk.passes(sailingId, { holdExpiresAt: end })));
  await using held = await Held.begin(desk.one.databaseUrl);
  await held.do('select from place_holds where sailing_id = any($1::bigint[]) for update', [
    sailings.slice(0, 10),
  ]);
  expect(await sweepHolds(desk.other.gangway.platform.db, new Date(end.getTime() + 1))).toBe(2);
  await held.commit();
  expect(await sweepHolds(desk.other.gangway.platform.db, new Date(end.getTime() + 1))).toBe(10);
});

test('a crowd refused on one sailing waits over one connection for what somebody is at there, until it is swept', async () => {
  const end = new Date(Date.now() + 3_600_000);
  await desk.takeAll([desk.passes(desk.here, { holdExpiresAt: end })]);
  const { platform } = desk.other.gangway;
  const later = { ...platform, clock: () => new Date(end.getTime() + 1) };
  await using held = await Held.begin(desk.one.databaseUrl);
  await held.do('select from place_holds where sailing_id = $1 for update', [desk.here]);
  const crowd = Promise.all(Array.from({ length: 30 }, () => sweepSailing(later, desk.here)));
  await held.waitedFor(crowd);
  const waiting = await desk.ask(
    `select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
  );
  expect(waiting).toHaveLength(1);
  await held.commit();
  await crowd;
  expect(await desk.ask(`select from place_holds where sailing_id = ${desk.here}`)).toEqual([]);
});
