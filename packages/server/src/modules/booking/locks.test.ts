import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buy, cabinLine, firstOrder, passLine, type SmallSailing, somebody } from '../../../test/booking.ts';
import { countDeadlocks, tellStatistics } from '../../../test/count-deadlocks.ts';
import { Held } from '../../../test/held.ts';
import { PayingFixture, soon } from '../../../test/paying-fixture.ts';
import { followSailing } from './follow-sailing.ts';
import { sweepHolds } from './sweep-holds.ts';

const shop = new PayingFixture(60);
/** A day later. */
let later: SmallSailing;

beforeEach(async () => {
  later = await shop.another(61);
});

const begin = () => Held.begin(shop.one.databaseUrl);
const token = () => ({ token: shop.customer });
const cancel = (ids: number[]) => shop.one.call(bookingCalls.cancelMyOrders, { body: { ids } }, token());
const countersOf = (sailingId: number) => [
  `sailing_units where sailing_id = ${sailingId}`,
  `sailing_people where sailing_id = ${sailingId}`,
];
const bookAt = async (sailing: SmallSailing, passenger = somebody()) =>
  firstOrder(await buy(shop.one, shop.customer, [cabinLine(sailing, [passenger])]));

async function changeTo(orderId: number, sailingId: number, method: 'creditCard' | 'balance') {
  const params = { id: orderId };
  const quote = await shop.one.call(bookingCalls.quoteChange, { params, body: { sailingId } }, token());
  const body = { key: randomUUID(), sailingId, shownDueSen: quote.data.dueSen, method };
  return shop.one.call(bookingCalls.changeOrder, { params, body }, token());
}

describe('whoever waits for something else keeps nobody from booking', () => {
  const deeds: Record<string, (table: string) => Promise<() => Promise<unknown>>> = {
    'the sweep': async () => {
      const { id } = await shop.book();
      // Ended only for this sweep, not for those of the servers.
      return () =>
        sweepHolds(
          shop.one.gangway.platform.db,
          new Date(Date.now() + 3_600_000),
          shop.sailing.sailingId,
        ).then(() => id);
    },
    'whoever cancels': async () => {
      const { id } = await shop.book();
      return () => cancel([id]);
    },
    'a refund': async () => {
      const { id } = await shop.paid();
      const ticketIds = await shop.ticketIds(id);
      const params = { id };
      const quote = await shop.one.call(bookingCalls.quoteRefund, { params, body: { ticketIds } }, token());
      const body = { key: randomUUID(), ticketIds, shownBackSen: quote.data.backSen };
      return () => shop.one.call(bookingCalls.refundOrder, { params, body }, token());
    },
    'a change of date': async () => {
      const { id } = await shop.paid();
      await shop.recharge(100_000);
      return () => changeTo(id, later.sailingId, 'balance');
    },
    'a cancelled sailing': async () => {
      await shop.paid();
      await shop.book();
      const { sailingId } = shop.sailing;
      await shop.ask(`update sailings set status = 'cancelled' where id = $1`, [sailingId]);
      return () => followSailing(shop.one.gangway.platform, { sailingId, status: 'cancelled' });
    },
  };
  test.each(Object.entries(deeds))('%s', async (_, prepare) => {
    const work = await prepare('');
    await using held = await begin();
    await held.do('lock table outbox, audit_log in share mode');
    const deed = work();
    await held.waitedFor(deed);
    for (const counter of countersOf(shop.sailing.sailingId)) expect(await held.isFree(counter)).toBe(true);
    await held.commit();
    await deed;
    expect(await shop.taken()).toBe(0);
  });
});

test('a sailing everybody wants leaves connections to those who want something else', async () => {
  await shop.book();
  await using held = await begin();
  for (const counter of countersOf(shop.sailing.sailingId))
    await held.do(`select from ${counter} for update`);
  // More than there are connections.
  const crowd = Array.from({ length: 16 }, () => buy(shop.one, shop.customer, [passLine(shop.sailing)]));
  await held.waitedFor(Promise.all(crowd));
  for (let look = 0; look < 20; look++)
    expect((await shop.one.call(bookingCalls.pageMyOrders, { body: {} }, token())).code).toBe(200);
  await held.commit();
  for (const bought of await Promise.all(crowd)) expect(bought.success).toBe(1);
});

test('cancelling several orders takes their counters in one order, whichever was booked first', async () => {
  const second = await bookAt(later);
  const first = await bookAt(shop.sailing);
  expect(second.id).toBeLessThan(first.id);
  await using held = await begin();
  await held.do('select from sailing_units where sailing_id = $1 for update', [shop.sailing.sailingId]);
  const cancelled = cancel([second.id, first.id]);
  await held.waitedFor(cancelled);
  for (const counter of countersOf(later.sailingId)) expect(await held.isFree(counter)).toBe(true);
  await held.commit();
  expect((await cancelled).data.orders.map((order) => order.status)).toEqual(['canceled', 'canceled']);
});

test('whoever gives a place back leaves its tickets until it has the counters: the same person may be booking', async () => {
  const { id } = await shop.book();
  await using held = await begin();
  for (const counter of countersOf(shop.sailing.sailingId))
    await held.do(`select from ${counter} for update`);
  const cancelled = cancel([id]);
  await held.waitedFor(cancelled);
  expect(await held.isFree(`tickets where order_id = ${id}`)).toBe(true);
  await held.commit();
  expect((await cancelled).code).toBe(200);
});

test('a change into a type that nobody has bought there yet counts by type first, as those who buy do', async () => {
  const { id } = await shop.paid();
  await shop.recharge(100_000);
  // So that people are counted there, and cabins not.
  await buy(shop.one, shop.customer, [passLine(later)]);
  await using held = await begin();
  await held.do('insert into sailing_units values ($1, $2, 1)', [later.sailingId, later.cabinId]);
  const changed = changeTo(id, later.sailingId, 'balance');
  await held.waitedFor(changed);
  expect(await held.isFree(`sailing_people where sailing_id = ${later.sailingId}`)).toBe(true);
  await held[Symbol.asyncDispose]();
  expect((await changed).data).toEqual({ state: 'done' });
});

describe('a change that is paid at the moment its hold ends', () => {
  let orderId: number;
  let changeId: number;
  let paymentNo: string;
  let held: Held;

  beforeEach(async () => {
    orderId = (await shop.paid()).id;
    const { data } = await changeTo(orderId, later.sailingId, 'creditCard');
    if (data.state !== 'jump') throw new Error('nobody was sent to pay');
    const [row] = await shop.ask('select payment_no, subject_ids[1]::int as id from payments where id = $1', [
      data.paymentId,
    ]);
    changeId = Number(row?.['id']);
    paymentNo = String(row?.['payment_no']);
    held = await begin();
    await held.do('delete from place_holds where change_id = $1', [changeId]);
  });

  test('waits for the sweep and keeps it from nothing', async () => {
    await shop.payThere(paymentNo);
    await held.waitedFor(new Promise(() => {}));
    expect(await held.isFree(`order_changes where id = ${changeId}`)).toBe(true);
    await held[Symbol.asyncDispose]();
    await vi.waitFor(
      async () => expect(await shop.order(orderId)).toMatchObject({ sailing_id: later.sailingId }),
      soon,
    );
  });

  test('takes a place again, and its money is not lost', async () => {
    await held.do(`update order_changes set status = 'ended' where id = $1`, [changeId]);
    await held.do('update sailing_units set units_taken = units_taken - 1 where sailing_id = $1', [
      later.sailingId,
    ]);
    await held.do('update sailing_people set people_taken = people_taken - 1 where sailing_id = $1', [
      later.sailingId,
    ]);
    await shop.payThere(paymentNo);
    await held.waitedFor(new Promise(() => {}));
    await held.commit();
    await vi.waitFor(
      async () => expect(await shop.order(orderId)).toMatchObject({ sailing_id: later.sailingId }),
      soon,
    );
    expect([await shop.taken(), await shop.taken(later.sailingId)]).toEqual([0, 1]);
  });
});

test('a cancelled sailing ends the holds in the order in which several are paid at once', async () => {
  const first = await shop.book();
  const second = await shop.book();
  // Comes to lie behind the other.
  await shop.ask('update place_holds set people = people where order_id = $1', [first.id]);
  await using held = await begin();
  await held.do('select from place_holds where order_id = $1 for update', [first.id]);
  const { sailingId } = shop.sailing;
  const followed = followSailing(shop.one.gangway.platform, { sailingId, status: 'cancelled' });
  await held.waitedFor(followed);
  expect(await held.isFree(`place_holds where order_id = ${second.id}`)).toBe(true);
  await held.commit();
  await followed;
  expect(await shop.order(second.id)).toMatchObject({ status: 'canceled' });
});

describe('several orders paid at once', () => {
  test('out of the balance are paid all or not at all', async () => {
    await shop.recharge(200_000);
    const balance = () =>
      shop.ask(
        `select balance_sen::int from wallets w join accounts a on a.id = w.account_id where username = 'payer'`,
      );
    const before = await balance();
    const first = await shop.book(shop.customer, 'balance');
    const second = await shop.book(shop.customer, 'balance');
    await using held = await begin();
    await held.do('delete from place_holds where order_id = $1', [second.id]);
    await held.do(
      `update orders set status = 'canceled', canceled_at = now(), cancel_reason = 'expired' where id = $1`,
      [second.id],
    );
    await held.do('update tickets set live = false where order_id = $1', [second.id]);
    const paid = shop.pay([first.id, second.id], 'balance');
    await held.waitedFor(paid);
    await held.commit();
    const answer = await paid;
    expect(answer).toMatchObject({ status: 409, reason: 'order.oneOfSeveral' });
    expect(answer.message).toContain(second.orderNo);
    expect(await shop.order(first.id)).toMatchObject({ status: 'unpaid' });
    expect(await balance()).toEqual(before);
    expect((await shop.pay([first.id], 'balance')).data).toEqual({ state: 'paid' });
  });
});

test('of all these nobody waited in a circle', async () => {
  await tellStatistics(shop.other.gangway.pool);
  expect(await countDeadlocks(shop.one.gangway.pool)).toBe(0);
});
