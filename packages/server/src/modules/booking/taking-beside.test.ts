import { expect, test } from 'vitest';
import { countDeadlocks, tellStatistics } from '../../../test/count-deadlocks.ts';
import { Held } from '../../../test/held.ts';
import { sampleCaps } from '../../../test/sample-order.ts';
import { TakingFixture } from '../../../test/taking-fixture.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { holdGate, holdGatesOfShips } from '../sailings/index.ts';
import { sweepHolds } from './sweep-holds.ts';

const desk = new TakingFixture();

test('a sailing whose counters somebody holds keeps nobody of another waiting', async () => {
  await using held = await Held.begin(desk.one.databaseUrl);
  await held.do('insert into sailing_people (sailing_id, people_taken) values ($1, 0)', [desk.here]);
  const waiting = desk.takeAll([desk.passes(desk.here)]);
  await held.waitedFor(waiting);
  const others = await desk.takeAll([desk.passes(desk.there), desk.cabin(desk.there)]);
  expect(others.map(({ ok }) => ok)).toEqual([true, true]);
  await held.commit();
  expect((await waiting).map(({ ok }) => ok)).toEqual([true]);
});

test('a sailing somebody is at for long keeps those who came together with others from none of theirs', async () => {
  await using held = await Held.begin(desk.one.databaseUrl);
  await held.do('insert into sailing_people (sailing_id, people_taken) values ($1, 0)', [desk.here]);
  const [first, ...others] = [desk.passes(desk.here), desk.passes(desk.there), desk.cabin(desk.there)].map(
    (order) => desk.takeAll([order]),
  );
  expect(await Promise.all(others)).toMatchObject([[{ ok: true }], [{ ok: true }]]);
  await held.commit();
  expect(await first).toMatchObject([{ ok: true }]);
});

test('who was refused spoils no statement of others a second time', async () => {
  const again = await desk.sail();
  const hoarder = () =>
    desk.passes(desk.here, {
      accountId: desk.customer,
      checkout: desk.checkoutOf(desk.customer),
      caps: { ...sampleCaps(desk.customer, 'x'), perSailing: 1 },
    });
  const round = async (at: number) => {
    const outcomes = await desk.takeAll([desk.passes(at), hoarder(), desk.passes(at), desk.passes(at)]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true, true]);
    return desk.statements([at]);
  };
  expect([await round(desk.there), await round(again)]).toEqual([3, 1]);
});

test('together they go on beside whoever gives places back, takes rooms out of sale or shuts a sailing', async () => {
  const sailings = [desk.here, desk.there, await desk.sail(), await desk.sail()];
  const { db } = desk.other.gangway.platform;
  let isOver = false;
  const besides = async (work: () => Promise<unknown>) => {
    while (!isOver) await work();
  };
  const at = (index: number) => sailings[index % sailings.length] ?? desk.here;
  const work = Promise.all([
    besides(() => sweepHolds(db, new Date())),
    besides(() => sweepHolds(desk.one.gangway.platform.db, new Date(), desk.here)),
    besides(() => inTransaction(db, (tx) => holdGatesOfShips(tx, [desk.ship.shipId], new Date()))),
    besides(() => inTransaction(db, (tx) => holdGate(tx, desk.there))),
  ]);
  const ended = { holdExpiresAt: new Date() };
  const wishes = Array.from({ length: 240 }, (_, index) =>
    desk.passes(at(index), index % 3 === 0 ? {} : ended),
  );
  const outcomes = await Promise.all([
    desk.takeAll(wishes.slice(0, 120)),
    desk.takeAll(wishes.slice(120), desk.other),
  ]);
  isOver = true;
  await work;
  expect(outcomes.flat().every(({ ok }) => ok)).toBe(true);
  while ((await sweepHolds(db, new Date())) > 0);
  const [counted] = await desk.ask(
    `select (select sum(people_taken)::int from sailing_people where sailing_id = any($1::bigint[])) as people,
            (select sum(units_taken)::int from sailing_units where sailing_id = any($1::bigint[])) as units,
            (select count(*)::int from place_holds where sailing_id = any($1::bigint[])) as holds`,
    [sailings],
  );
  expect(counted).toEqual({ people: 160, units: 160, holds: 80 });
});

test.each(['sailing_units', 'sailing_people'])(
  '%s are counted in their order: who waits for the first holds none behind it',
  async (counters) => {
    await desk.takeAll([desk.passes(desk.here), desk.passes(desk.there)]);
    await using held = await Held.begin(desk.one.databaseUrl);
    await held.do(`select from ${counters} where sailing_id = $1 for update`, [desk.here]);
    const waiting = desk.takeAll([desk.passes(desk.there), desk.passes(desk.here)]);
    await held.waitedFor(waiting);
    await held.do(`select from ${counters} where sailing_id = $1 for update nowait`, [desk.there]);
    await held.commit();
    expect(await waiting).toMatchObject([{ ok: true }, { ok: true }]);
  },
);

const limits = { 'buyers and addresses': true, 'at the counter, where nobody is limited,': false };

test.each(Object.entries(limits))(
  'statements of two processes over the same sailings, %s wait in no circle',
  async (_, isLimited) => {
    const sailings = [desk.here, desk.there, await desk.sail(), await desk.sail(), await desk.sail()];
    const wishes = (isBackwards: boolean) =>
      Array.from({ length: 150 }, (__, index) => {
        const at = isBackwards ? 150 - index : index;
        const caps = isLimited ? sampleCaps((at % 7) + 1, `address ${at % 11}`) : null;
        return desk.passes(sailings[at % sailings.length] ?? desk.here, { accountId: desk.customer, caps });
      });
    const outcomes = await Promise.all([desk.takeAll(wishes(false)), desk.takeAll(wishes(true), desk.other)]);
    expect(outcomes.flat().filter(({ ok }) => ok)).toHaveLength(300);
    // Whoever waits in a circle gives up before PostgreSQL breaks it, and then each goes alone.
    expect(await desk.statements(sailings)).toBeLessThan(60);
    await tellStatistics(desk.other.gangway.pool);
    expect(await countDeadlocks(desk.one.gangway.pool)).toBe(0);
  },
);
