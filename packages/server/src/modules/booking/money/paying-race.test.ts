import { expect, test } from 'vitest';
import { cabinPrice } from '../../../../test/booking.ts';
import { countDeadlocks, tellStatistics } from '../../../../test/count-deadlocks.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { findOpen, insertPayment, openPayment, type PaymentWish } from '../../payments/open-payment.ts';

const shop = new PayingFixture(60);
const tabs = 24;

const paymentsFor = async (orderId: number) =>
  (await shop.ask('select id::int from payments where subject_ids = array[$1::bigint]', [orderId])).length;
const atOnce = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: tabs }, (_, index) => work(index)));
const serverOf = (index: number) => (index % 2 === 0 ? shop.one : shop.other);

test('paying the same orders from many tabs at once, at two processes, opens one payment', async () => {
  const [first, second] = [await shop.book(), await shop.book()];
  const answers = await atOnce((index) =>
    // Each tab names them in another order.
    shop.pay(index % 3 === 0 ? [second.id, first.id] : [first.id, second.id], 'creditCard', serverOf(index)),
  );
  expect(new Set(answers.map(({ data }) => data?.state === 'jump' && data.paymentId)).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const rows = await shop.ask('select id from payments where subject_ids @> array[$1::bigint]', [first.id]);
  expect(rows).toHaveLength(1);
  expect(shop.gateway.payments.size).toBeGreaterThan(0);
});

test('another method is another payment; whichever is paid first counts', async () => {
  const { id } = await shop.book();
  const card = await shop.jump([id]);
  const bank = await shop.jump([id], 'bank');
  expect(bank.id).not.toBe(card.id);
  expect((await shop.jump([id])).id).toBe(card.id);
});

test('a payment whose page was never heard of gets it when it is asked for again', async () => {
  const { id } = await shop.book();
  const first = await shop.jump([id]);
  // The process ended before the gateway answered.
  await shop.ask('update payments set jump = null, provider_ref = null where id = $1', [first.id]);
  expect((await shop.jump([id])).id).toBe(first.id);
  const [row] = await shop.ask('select jump is not null as has_page from payments where id = $1', [first.id]);
  expect(row).toEqual({ has_page: true });
});

test('without the lock the same race opens many: looking first is not enough', async () => {
  const wish = async (): Promise<PaymentWish> => {
    const { id } = await shop.book();
    const [row] = await shop.ask('select account_id::int as id from orders where id = $1', [id]);
    return {
      subject: 'orders',
      subjectIds: [id],
      label: '',
      amountSen: cabinPrice,
      method: 'creditCard',
      accountId: Number(row?.['id']),
      email: null,
      locale: 'en',
      expiresAt: new Date(Date.now() + 600_000),
    };
  };
  const [bare, locked] = [await wish(), await wish()];
  const dbOf = (index: number) => serverOf(index).gangway.platform.db;
  await atOnce((index) =>
    inTransaction(
      dbOf(index),
      async (tx) =>
        (await findOpen(tx, shop.gateway, bare)) ?? insertPayment(tx, shop.gateway, bare, new Date()),
    ),
  );
  expect(await paymentsFor(bare.subjectIds[0] ?? 0)).toBeGreaterThan(1);
  await atOnce((index) =>
    inTransaction(dbOf(index), (tx) => openPayment(tx, shop.gateway, locked, new Date())),
  );
  expect(await paymentsFor(locked.subjectIds[0] ?? 0)).toBe(1);
});

test('of all these nobody waited in a circle', async () => {
  await tellStatistics(shop.other.gangway.pool);
  expect(await countDeadlocks(shop.one.gangway.pool)).toBe(0);
});
