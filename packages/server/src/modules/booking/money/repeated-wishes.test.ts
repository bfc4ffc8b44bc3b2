import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { expect, test } from 'vitest';
import { cabinLine, cabinPrice, somebody } from '../../../../test/booking.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';

const shop = new PayingFixture();

test('a refund of a cabin where others stay is not the one of another fee, though neither is kept', async () => {
  const id = await shop.paidInCash([cabinLine(shop.sailing, [somebody(), somebody()])]);
  const [first = 0] = await shop.ticketIds(id);
  const key = randomUUID();
  const refund = (override: object | null) =>
    shop.one.call(
      bookingCalls.refundOfficeOrder,
      { params: { id }, body: { key, ticketIds: [first], override: override as never, reason: 'Ill' } },
      { token: shop.finance },
    );
  const asked = { feeSen: 500, reason: 'Ill' };
  expect((await refund(asked)).code).toBe(200);
  expect((await refund(asked)).code).toBe(200);
  for (const other of [{ ...asked, feeSen: 0 }, { ...asked, feeSen: 501 }, null])
    expect(await refund(other)).toMatchObject({ status: 409, reason: 'booking.keyReused' });
  expect(await shop.order(id)).toMatchObject({ people: 1, refunded_sen: cabinPrice / 2 - 500 });
});

test('orders of one payment that are in another tab with others too are paid once: the rest comes back', async () => {
  const [first, shared, last] = [await shop.book(), await shop.book(), await shop.book()];
  const one = await shop.jump([first.id, shared.id]);
  const other = await shop.jump([shared.id, last.id]);
  const alone = await shop.jump([shared.id]);
  expect(new Set([one.id, other.id, alone.id]).size).toBe(3);
  await Promise.all([one, other, alone].map(({ no }) => shop.payThere(no)));
  for (const { id } of [first, shared, last]) await shop.paidSoon(id);
  const kept = async () => {
    const rows = await shop.ask(
      'select sum(amount_sen - refunded_sen)::int as sen from payments where id = any($1)',
      [[one.id, other.id, alone.id]],
    );
    return rows[0]?.['sen'];
  };
  await expect.poll(kept, { timeout: 60_000 }).toBe(3 * cabinPrice);
  for (const { id } of [first, shared, last])
    expect(await shop.order(id)).toMatchObject({ status: 'paid', paid_sen: cabinPrice });
});

test('a payment out of the balance whose answer was lost is answered again, and is no other', async () => {
  const agent = await shop.one.login('agent');
  const [row] = await shop.ask(`select id::int from accounts where username = 'agent'`);
  const body = {
    key: randomUUID(),
    accountId: Number(row?.['id']),
    amountSen: 3 * cabinPrice,
    method: 'cash' as const,
    remarks: '',
  };
  await shop.one.call(walletCalls.saveRecharge, { body }, { token: shop.finance });
  const [first, second, third] = [await shop.book(agent), await shop.book(agent), await shop.book(agent)];
  const pay = (...ids: number[]) => shop.pay(ids, 'balance', shop.one, agent);
  const left = async () => (await shop.one.call(walletCalls.ownWallet, {}, { token: agent })).data.balanceSen;
  const answers = await Promise.all([pay(first.id, second.id), pay(second.id, first.id)]);
  answers.push(await pay(first.id, second.id));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { state: 'paid' } });
  expect(await left()).toBe(cabinPrice);
  // Some of them, more than them, or by another method was never asked for.
  for (const other of [[first.id], [first.id, second.id, third.id]])
    expect(await pay(...other)).toMatchObject({ status: 409 });
  expect(await shop.pay([first.id, second.id], 'creditCard', shop.one, agent)).toMatchObject({ status: 409 });
  // Nor is it another's.
  expect(await shop.pay([first.id, second.id], 'balance')).toMatchObject({ reason: 'record.missing' });
  await shop.confirmCash(third.id);
  expect(await pay(third.id)).toMatchObject({ status: 409 });
  expect(await left()).toBe(cabinPrice);
});
