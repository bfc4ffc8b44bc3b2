import { describe, expect, onTestFinished, test } from 'vitest';
import { countDeadlocks, tellStatistics } from '../../../test/count-deadlocks.ts';
import { Held } from '../../../test/held.ts';
import { sampleCaps } from '../../../test/sample-order.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { TakingFixture } from '../../../test/taking-fixture.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { holdGate, holdGatesOfShips } from '../sailings/index.ts';
import type { NewOrder } from './new-order.ts';
import { requireEdition } from './require-edition.ts';
import { sweepHolds } from './sweep-holds.ts';

const desk = new TakingFixture();

/** Whoever waits for a lock. */
const blocked = () =>
  desk.ask(
    'select pid from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
  );

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

test('sailings somebody is at, more of them than there are statements at once, keep nobody else from buying', async () => {
  const held = [desk.here, await desk.sail(), await desk.sail(), await desk.sail(), await desk.sail()];
  await using gates = await Held.begin(desk.one.databaseUrl);
  await gates.do('insert into sailing_people (sailing_id, people_taken) select unnest($1::bigint[]), 0', [
    held,
  ]);
  const waiting = desk.takeAll(held.map((sailingId) => desk.passes(sailingId)));
  // As many as may wait have given up once, and wait now.
  await expect.poll(async () => (await blocked()).length, { timeout: 60_000 }).toBe(3);
  const others = await desk.takeAll([
    desk.passes(desk.there),
    desk.passes(await desk.sail()),
    desk.passes(desk.there),
  ]);
  expect(others.map(({ ok }) => ok)).toEqual([true, true, true]);
  await gates.commit();
  expect((await waiting).every(({ ok }) => ok)).toBe(true);
});

test('a process with few connections keeps most of them for those who need not wait', async () => {
  const { databaseUrl } = desk.one;
  const small = await startTestServer({ databaseUrl, env: { PG_POOL_SIZE: '4' } });
  onTestFinished(() => small.stop());
  await using gates = await Held.begin(databaseUrl);
  const held = [desk.here, await desk.sail(), await desk.sail()];
  await gates.do('insert into sailing_people (sailing_id, people_taken) select unnest($1::bigint[]), 0', [
    held,
  ]);
  const waiting = desk.takeAll(
    held.map((sailingId) => desk.passes(sailingId)),
    small,
  );
  // Who came later is served when each of those has been tried and set aside.
  expect(await desk.takeAll([desk.passes(desk.there)], small)).toMatchObject([{ ok: true }]);
  await expect.poll(async () => (await blocked()).length, { timeout: 60_000 }).toBe(1);
  await gates.commit();
  expect((await waiting).map(({ ok }) => ok)).toEqual([true, true, true]);
});

describe('who cannot be had spoils no statement of others', () => {
  /** Beside three others; in how many statements those were made, and what became of the one. */
  async function beside(wish: NewOrder): Promise<{ statements: number; outcome: string | undefined }> {
    const at = await desk.sail();
    const others = [desk.passes(at), desk.passes(at), desk.passes(at)];
    const [one, ...made] = await desk.takeAll([wish, ...others]);
    expect(made.map(({ ok }) => ok)).toEqual([true, true, true]);
    return { statements: await desk.statements([at]), outcome: one?.ok ? 'made' : one?.refusal };
  }

  test('a second time, when a buyer was refused', async () => {
    const caps = { ...sampleCaps(desk.customer, 'x'), perSailing: 1 };
    const hoarder = () => desk.passes(desk.here, { checkout: desk.checkoutOf(desk.customer), caps });
    expect(await beside(hoarder())).toEqual({ statements: 3, outcome: 'heldSailing' });
    expect(await beside(hoarder())).toEqual({ statements: 1, outcome: 'heldSailing' });
  });

  test('however many came before the first of them was refused', async () => {
    const caps = { ...sampleCaps(desk.customer, 'x'), perSailing: 1 };
    const sailings: number[] = [];
    for (let made = 0; made < 6; made++) sailings.push(await desk.sail());
    const burst = desk.takeAll(
      sailings.map((sailingId) => desk.passes(sailingId, { checkout: desk.checkoutOf(desk.customer), caps })),
    );
    await new Promise(setImmediate);
    const others = [desk.passes(desk.there), desk.passes(desk.there), desk.passes(desk.there)];
    expect(await desk.takeAll(others)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await desk.statements([desk.there])).toBe(1);
    expect(await burst).toMatchObject(sailings.map(() => ({ refusal: 'heldSailing' })));
  });

  test('by a type that is sold out, for those who want another one', async () => {
    const soldOut = () => desk.cabin(desk.here, { limit: 0 });
    expect(await desk.takeAll([soldOut()])).toMatchObject([{ refusal: 'units' }]);
    const others = [desk.passes(desk.here), desk.passes(desk.here), desk.passes(desk.here)];
    await desk.takeAll(others);
    expect(await desk.statements([desk.here])).toBe(1);
  });

  test('by an address, where what it holds is not limited', async () => {
    const accounts = await desk.ask(`select id::int from accounts where username like 'together%' limit 2`);
    const wishes = accounts.map(({ id }) =>
      desk.passes(desk.here, {
        checkout: desk.checkoutOf(Number(id)),
        caps: { ...sampleCaps(Number(id), 'home'), perAddress: 0 },
      }),
    );
    await using held = await Held.begin(desk.one.databaseUrl);
    await held.do(`select pg_advisory_xact_lock(16, hashtext('home'))`);
    expect(await desk.takeAll(wishes)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await desk.statements([desk.here])).toBe(1);
  });

  test('a second time, when a person was refused, whoever asks for them', async () => {
    const paid = desk.passes(desk.here);
    await desk.takeAll([paid]);
    await desk.ask('update tickets set paid = true where sailing_id = $1', [desk.here]);
    const again = () => desk.passes(desk.here, { tickets: paid.tickets });
    expect(await beside(again())).toEqual({ statements: 3, outcome: 'person' });
    expect(await beside(again())).toEqual({ statements: 1, outcome: 'person' });
  });
});

test('whoever finds a sailing shut that was open when they looked is told so, and not that all is sold', async () => {
  const { db } = desk.one.gangway.platform;
  await desk.ask('insert into sailing_people (sailing_id, people_taken, closed) values ($1, 0, true)', [
    desk.here,
  ]);
  const looked = { sailingId: desk.here, roomTypeId: desk.ship.passId, edition: 0 };
  await expect(requireEdition(db, looked, new Date())).rejects.toMatchObject({ reason: 'booking.closed' });
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
