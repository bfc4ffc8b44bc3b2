import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cabinPrice, somebody } from '../../../test/booking.ts';
import { PayingFixture } from '../../../test/paying-fixture.ts';
import { replacing } from '../../../test/replacing.ts';

const shop = new PayingFixture(60);
const { replace, replaceByStaff, set, two } = replacing(shop);
const fee = 3000;

beforeEach(() => shop.ask('delete from try_counters'));
afterEach(() => setFee(0));

const setFee = (sen: number) => set('change.guestFeeSen', sen);

test('a key does not stand for another name, fee, slip or method', async () => {
  const id = await two();
  const [first = 0] = await shop.ticketIds(id);
  await setFee(fee);
  const passenger = somebody({ name: 'Newcomer', phone: '0123456789' });
  const money = { method: 'creditCard', slipNo: '0815' };
  const wish = { key: randomUUID(), shownFeeSen: fee, money, note: 'Desk 1' };
  expect((await replaceByStaff(id, first, passenger, wish)).code).toBe(200);
  const others = [
    await replaceByStaff(id, first, { ...passenger, name: 'Another' }, wish),
    await replaceByStaff(id, first, { ...passenger, phone: '0123456780' }, wish),
    await replaceByStaff(id, first, passenger, { ...wish, shownFeeSen: 0 }),
    await replaceByStaff(id, first, passenger, { ...wish, money: { ...money, slipNo: '0816' } }),
    await replaceByStaff(id, first, passenger, { ...wish, money: { method: 'cash', slipNo: '' } }),
    await replaceByStaff(id, first, passenger, { ...wish, money: null }),
    await replaceByStaff(id, first, passenger, { ...wish, note: 'Desk 2' }),
  ];
  expect(others.map(({ reason }) => reason)).toEqual(others.map(() => 'booking.keyReused'));
  expect((await replaceByStaff(id, first, passenger, wish)).code).toBe(200);
  expect(await shop.order(id)).toMatchObject({ fee_sen: fee });
});

test('the slip of one fee pays for the next of the same order only once somebody says so', async () => {
  const id = await two();
  const [first = 0, second = 0] = await shop.ticketIds(id);
  await setFee(fee);
  const money = { method: 'creditCard', slipNo: 'FEE-1' };
  const wish = { shownFeeSen: fee, money };
  expect((await replaceByStaff(id, first, somebody(), wish)).code).toBe(200);
  expect((await replaceByStaff(id, second, somebody(), wish)).reason).toBe('payment.slipUsed');
  const shared = { ...wish, money: { ...money, slipShared: true } };
  expect((await replaceByStaff(id, second, somebody(), shared)).code).toBe(200);
});

test('a fee is the one shown, taken from the balance or at the counter, and never comes back', async () => {
  const id = await two();
  const [first = 0, second = 0] = await shop.ticketIds(id);
  await setFee(fee);
  expect(await replace(id, first, somebody())).toMatchObject({ reason: 'order.guestFee' });
  const shownFeeSen = fee;
  expect((await replace(id, first, somebody(), { shownFeeSen })).reason).toBe('payment.method');
  const short = await replace(id, first, somebody(), { shownFeeSen, method: 'balance' });
  expect(short.reason).toBe('booking.balanceShort');
  const [row] = await shop.ask(`select id::int from accounts where username = 'payer'`);
  const recharge = {
    key: randomUUID(),
    accountId: Number(row?.['id']),
    amountSen: 5000,
    method: 'cash' as const,
  };
  await shop.one.call(
    walletCalls.saveRecharge,
    { body: { ...recharge, remarks: '' } },
    { token: shop.finance },
  );
  expect((await replace(id, first, somebody(), { shownFeeSen, method: 'balance' })).code).toBe(200);
  const staff = await replaceByStaff(id, second, somebody(), {
    shownFeeSen,
    money: { method: 'cash', slipNo: '' },
  });
  expect(staff.data).toMatchObject({ paidSen: cabinPrice + 2 * fee, feeSen: 2 * fee });
  const { data: wallet } = await shop.one.call(walletCalls.ownWallet, {}, { token: shop.customer });
  expect(wallet.balanceSen).toBe(5000 - fee);
  const { data: quote } = await shop.one.call(
    bookingCalls.quoteRefund,
    { params: { id }, body: { ticketIds: await shop.ticketIds(id) } },
    { token: shop.customer },
  );
  expect(quote.paidSen).toBe(cabinPrice);
});

test('a fee taken at the counter is not the price: an order paid online is not confirmed as paid in cash', async () => {
  const { id } = await shop.paid();
  const [ticketId = 0] = await shop.ticketIds(id);
  await setFee(fee);
  const money = { method: 'cash', slipNo: '' };
  expect((await replaceByStaff(id, ticketId, somebody(), { shownFeeSen: fee, money })).code).toBe(200);
  const answer = await shop.one.call(
    bookingCalls.confirmPaid,
    { params: { id }, body: { method: 'cash' } },
    { token: await shop.one.login('frontdesk') },
  );
  expect(answer).toMatchObject({ status: 409, reason: 'order.step' });
});
