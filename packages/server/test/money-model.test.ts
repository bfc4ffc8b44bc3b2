import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';
import { eventful, lively } from './model/eventful.ts';
import { findBroken, findUnsettled } from './model/invariants.ts';
import { play, tricks } from './model/mischief.ts';
import { look } from './model/mischief/found.ts';
import { settleAll } from './model/settle-all.ts';
import { act, anyStep, type Step } from './model/steps.ts';
import { makeScene, type Scene, World } from './model/world.ts';

/** How many steps at least; `npm run test:model` takes a hundred thousand, new ones each time. */
const { MODEL_STEPS, MODEL_SEED, MODEL_PATH } = process.env;
const stepsPerWorld = 120;
/** What failed is lived through again, alone: by the seed and the path it was printed with. */
const again = MODEL_SEED ? { seed: Number(MODEL_SEED), path: MODEL_PATH ?? '0' } : undefined;
const wanted = again ? stepsPerWorld : Number(MODEL_STEPS ?? 1500);
/** The short run takes the same steps every time: what it finds was put there by the last change. */
const seed = MODEL_STEPS ? undefined : 20_261_115;
/** Worlds that are lived through side by side: while one waits for the database, another goes on. */
const lanes = again ? 1 : 4;

let scene: Scene;
beforeAll(async () => {
  scene = await makeScene();
});
afterAll(() => scene.database.drop());

/** Lives through some steps; gives the first thing that was not as it must be. */
async function live(steps: readonly Step[], count: () => void): Promise<string[]> {
  const world = new World(scene, await createTestDatabase(scene.database));
  try {
    for (const step of steps) {
      await act(world, step);
      count();
      const broken = await findBroken(world);
      if (broken.length > 0) return [`after ${JSON.stringify(step)}`, ...broken];
    }
    await settleAll(world);
    const deadlocks = await world.countDeadlocks();
    return [
      ...(await findBroken(world)),
      ...(await findUnsettled(world)),
      ...(deadlocks > 0 ? [`${deadlocks} deadlocks`] : []),
    ];
  } finally {
    await world.end();
  }
}

describe('the checks find it', () => {
  const tampered = {
    'when a place is counted that nobody has': 'update sailing_units set units_taken = units_taken + 1',
    'when people are more than was counted': 'update sailing_people set people_taken = people_taken - 1',
    'when a ticket lives that must not': `update tickets set live = not live`,
    'when an order is paid by nothing': `delete from order_payments`,
    'when money came for nothing': `update payments set amount_sen = amount_sen + 1`,
    'when more went back than was asked for': `update payments set refunded_sen = refunded_sen + 1`,
    'when an order says it gave back what it did not': `update orders set refunded_sen = refunded_sen + 1 where status = 'paid'`,
    'when a refund of an order goes back by no payment': `insert into order_refunds (order_id, ticket_ids, amount_sen, fee_sen, way, at)
      select id, '{}', 5, 0, 'cash', now() from orders where status = 'paid'`,
    'when late money is not among the refunds': `insert into order_payments (order_id, payment_id, amount_sen, outcome, at)
      select o.id, p.id, 5, 'returned', now() from orders o, payments p where o.status = 'unpaid'`,
    'when the price of a ticket moves by itself': `update tickets set price_sen = price_sen + 1`,
    'when what a passenger pays goes to another': `update tickets set price_sen = price_sen + case when position = 0 then 5 else -5 end`,
    'when a ship that is ready to depart still sells': `update sailings set status = 'ready', ready_at = now()`,
    'when orders tell of more late money than went back': `
      with came as (insert into payments (payment_no, provider, method, amount_sen, refunded_sen, status, subject, subject_ids,
          label, created_at, updated_at, paid_at)
        select 'came', 'fake', 'creditCard', 5, 5, 'paid', 'orders', array[id], '', now(), now(), now()
          from orders where status = 'unpaid' returning id, subject_ids[1] as order_id),
      back as (insert into payment_refunds (refund_no, payment_id, reference, amount_sen, status, created_at, updated_at)
        select 'back', id, 'back', 5, 'done', now(), now() from came returning id),
      share as (insert into order_payments (order_id, payment_id, amount_sen, outcome, at)
        select order_id, id, 6, 'returned', now() from came)
      insert into order_refunds (order_id, kind, ticket_ids, amount_sen, fee_sen, way, at, refund_ids)
      select order_id, 'late', '{}', 6, 0, 'gateway', now(), array[back.id] from came, back`,
    'when a hold is forgotten': `delete from place_holds`,
    'when cash lies in no drawer': `update payments set shift_id = null where provider = 'cash'`,
    'when a drawer was reckoned wrongly': `update cash_shifts set closed_at = now() + interval '9 days', closed_by = account_id, expected_sen = 1, handed_out_sen = 0, counted_sen = 1`,
    'when somebody aboard has no ticket any more': `update tickets set live = false, boarded_at = now()`,
    'when an order is completed before the voyage': `update orders set status = 'completed' where status = 'paid'`,
    'when a room is occupied by nobody': `update rooms set status = 'occupied'`,
    'when an order says a room it was not given': `update orders set room_number = '1' where status = 'paid'`,
    'when an order is for an edition that is not there yet': `update orders set edition = edition + 1`,
    'when a balance moves by itself': `update wallets set balance_sen = balance_sen + 1`,
  };
  test('when a sailing was moved under those who have booked', async () => {
    const world = new World(scene, await createTestDatabase(scene.database));
    try {
      for (const step of lively) await act(world, step);
      for (const id of scene.sailings) world.moved.set(id, 0);
      expect(await findBroken(world)).toEqual([]);
      for (const id of scene.sailings) world.moved.set(id, 100);
      expect(await findBroken(world)).toContainEqual(expect.stringMatching(/^moved: /));
    } finally {
      await world.end();
    }
  });

  test.each(Object.entries(tampered))('%s', async (_, statement) => {
    const world = new World(scene, await createTestDatabase(scene.database));
    try {
      for (const step of lively) await act(world, step);
      expect(await findBroken(world)).toEqual([]);
      await tamper(world, statement);
      expect(await findBroken(world)).not.toEqual([]);
    } finally {
      await world.end();
    }
  });
});

test('the caller who means no good gets as far as every call', async () => {
  const world = new World(scene, await createTestDatabase(scene.database));
  try {
    for (const step of eventful) await act(world, step);
    const missed = new Set<string>(Object.keys(tricks));
    const calls = Map.groupBy(Object.entries(tricks), ([, trick]) => trick);
    for (const [trick, entries] of calls) {
      // Whichever way a trick is played by chance, each is played here.
      for (let turn = 0; turn < 16; turn += 1) {
        const choice = { a: turn, b: turn * 7, c: Math.floor(turn * 2.5) };
        const isPlayed = await play(world, trick, await look(world), choice);
        if (isPlayed) for (const [name] of entries) missed.delete(name);
      }
      expect({ calls: entries, broken: await findBroken(world) }).toEqual({ calls: entries, broken: [] });
    }
    expect([...missed]).toEqual([]);
    expect(await world.countDeadlocks()).toBe(0);
  } finally {
    await world.end();
  }
});

/** Past the database's own checks, which would refuse most of it. */
function tamper(world: World, statement: string): Promise<void> {
  return world.platform.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(statement).execute(tx);
  });
}

test(
  'whatever happens in whatever order, no place is sold twice and every sen is accounted for',
  async () => {
    let done = 0;
    const steps = fc.array(anyStep, { minLength: stepsPerWorld, maxLength: stepsPerWorld });
    let isBroken = false;
    const property = fc.asyncProperty(steps, async (list) => {
      // What one lane has found ends the others.
      if (isBroken) return;
      let isWhole = false;
      try {
        expect(await live(list, () => (done += 1))).toEqual([]);
        isWhole = true;
      } finally {
        isBroken ||= !isWhole;
      }
    });
    const numRuns = Math.ceil(wanted / stepsPerWorld / lanes);
    const outcomes = await Promise.allSettled(
      Array.from({ length: lanes }, (_, lane) =>
        fc.assert(property, {
          numRuns,
          endOnFailure: true,
          ...(again ?? (seed === undefined ? {} : { seed: seed + lane })),
        }),
      ),
    );
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    expect(done).toBeGreaterThanOrEqual(wanted);
    console.log(`${done} steps lived through`);
  },
  24 * 3_600_000,
);
