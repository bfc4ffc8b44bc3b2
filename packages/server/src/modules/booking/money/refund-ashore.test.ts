import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { expect, test, vi } from 'vitest';
import { BoardingFixture } from '../../../../test/boarding-fixture.ts';
import { boardingProblems } from '../../../../test/boarding-invariants.ts';
import { cabinPrice } from '../../../../test/booking.ts';
import { soon } from '../../../../test/paying-fixture.ts';

const pier = new BoardingFixture();

/** A cabin paid by card, whose people came aboard and went ashore again before the ship left. */
async function ashore() {
  const paid = await pier.paid();
  const papers = await pier.papersOf(paid.id);
  await pier.board();
  const device = await pier.device();
  for (const post of ['board', 'disembark'] as const)
    for (const { code } of papers)
      expect(await device.scan(post, code)).toMatchObject({ verdict: 'accepted' });
  await pier.statusSoon(paid.id, 'completed');
  return { ...paid, papers, device };
}

const params = () => ({ id: pier.sailing.sailingId });
const cancel = () =>
  pier.one.call(
    sailingsCalls.cancelSailing,
    { params: params(), body: { reason: 'Storm' } },
    { token: pier.editor },
  );
const progress = async () =>
  (await pier.one.call(bookingCalls.refundProgress, { params: params() }, { token: pier.editor })).data;

test('who went ashore before the sailing was cancelled has everything back, once, and a ticket that is good no more', async () => {
  const { id, paymentId, papers, device } = await ashore();
  expect((await cancel()).code).toBe(200);
  const all = { orders: 1, refunded: 1, backSen: cabinPrice, failed: 0 };
  await vi.waitFor(async () => expect(await progress()).toEqual(all), soon);
  await pier.refundedSoon(paymentId, cabinPrice);
  expect(await pier.order(id)).toMatchObject({ status: 'refunded', refunded_sen: cabinPrice, fee_sen: 0 });
  expect(await pier.taken()).toBe(0);
  // Told again, as after a crash, nothing happens a second time.
  await pier.ask(`insert into outbox (topic, payload) values ('sailing.stepped', $1)`, [
    JSON.stringify({ sailingId: pier.sailing.sailingId, status: 'cancelled' }),
  ]);
  await vi.waitFor(
    async () => expect(await pier.ask(`select 1 from outbox where topic = 'sailing.stepped'`)).toEqual([]),
    soon,
  );
  expect(await progress()).toEqual(all);
  expect(await pier.payment(paymentId)).toMatchObject({ refunded_sen: cabinPrice });
  expect(await pier.ask('select 1 from order_refunds where order_id = $1', [id])).toHaveLength(1);
  expect(await pier.ticketIds(id)).toEqual([]);
  for (const { code } of papers)
    expect(await device.scan('board', code)).toMatchObject({ verdict: 'refused' });
  expect((await pier.papersOf(id)).filter(({ code }) => code !== '')).toEqual([]);
  expect(await boardingProblems(pier.one.databaseUrl)).toEqual([]);
});

test('a completed order that cannot be refunded yet is counted among those that failed', async () => {
  const { id, paymentId } = await ashore();
  const lose = `update order_payments set outcome = $2 where order_id = $1`;
  await pier.ask(lose, [id, 'pending']);
  await cancel();
  await vi.waitFor(
    async () => expect(await progress()).toEqual({ orders: 1, refunded: 0, backSen: 0, failed: 1 }),
    soon,
  );
  await pier.ask(lose, [id, 'paid']);
  await pier.ask(`update outbox set next_attempt_at = now() where topic = 'sailing.stepped'`);
  await pier.refundedSoon(paymentId, cabinPrice);
  expect(await progress()).toEqual({ orders: 1, refunded: 1, backSen: cabinPrice, failed: 0 });
});
