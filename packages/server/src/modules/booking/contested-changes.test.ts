import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { PassengerInput } from '@gangway/contract/booking/schemas.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buy,
  firstOrder,
  newCustomer,
  passLine,
  type SmallSailing,
  somebody,
} from '../../../test/booking.ts';
import { PayingFixture } from '../../../test/paying-fixture.ts';

const shop = new PayingFixture();
let stranger: string;
let owner: PassengerInput;
let there: SmallSailing;
let mine: number;

beforeAll(async () => {
  stranger = await newCustomer(shop.one, 'stranger');
  for (const username of ['payer', 'stranger']) await shop.recharge(10_000_000, username);
});

beforeEach(async () => {
  owner = somebody();
  there = await shop.another(70);
  mine = firstOrder(await buy(shop.one, shop.customer, [passLine(shop.sailing, [owner])])).id;
  await shop.pay([mine], 'balance');
});

const theirsThere = async () => firstOrder(await buy(shop.one, stranger, [passLine(there, [owner])])).id;
const quote = () =>
  shop.one.call(
    bookingCalls.quoteChange,
    { params: { id: mine }, body: { sailingId: there.sailingId } },
    { token: shop.customer },
  );
const move = (shownDueSen: number, method: 'balance' | 'creditCard' = 'balance') =>
  shop.one.call(
    bookingCalls.changeOrder,
    {
      params: { id: mine },
      body: { key: randomUUID(), sailingId: there.sailingId, shownDueSen, method },
    },
    { token: shop.customer },
  );

describe('a change of date', () => {
  test('is not kept back by a hold on the new date', async () => {
    const theirs = await theirsThere();
    expect((await move((await quote()).data.dueSen)).data).toEqual({ state: 'done' });
    await shop.statusSoon(theirs, 'canceled');
  });

  test('is kept back by a paid ticket there, and says whose already when it is asked about', async () => {
    const { dueSen } = (await quote()).data;
    await shop.pay([await theirsThere()], 'balance', shop.one, stranger);
    for (const answer of [await quote(), await move(dueSen)]) {
      expect(answer).toMatchObject({ status: 409, reason: 'booking.personTwice' });
      expect(answer.message).toContain(owner.name);
    }
    expect(await shop.order(mine)).toMatchObject({ sailing_id: shop.sailing.sailingId });
  });

  test('that waits for its money gives it back when somebody was paid for there meanwhile', async () => {
    const { data } = await move((await quote()).data.dueSen, 'creditCard');
    if (data.state !== 'jump') throw new Error('nobody was sent to pay');
    await shop.pay([await theirsThere()], 'balance', shop.one, stranger);
    const [row] = await shop.ask('select payment_no, amount_sen::int from payments where id = $1', [
      data.paymentId,
    ]);
    await shop.payThere(String(row?.['payment_no']));
    await shop.refundedSoon(data.paymentId, Number(row?.['amount_sen']));
    expect(await shop.order(mine)).toMatchObject({ sailing_id: shop.sailing.sailingId });
  });
});
