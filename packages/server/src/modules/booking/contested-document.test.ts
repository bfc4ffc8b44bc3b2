import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { PassengerInput } from '@gangway/contract/booking/schemas.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buy, firstOrder, newCustomer, passLine, passPrice, somebody } from '../../../test/booking.ts';
import { Held } from '../../../test/held.ts';
import { PayingFixture, soon } from '../../../test/paying-fixture.ts';

const shop = new PayingFixture();
let stranger: string;
let owner: PassengerInput;

beforeAll(async () => {
  stranger = await newCustomer(shop.one, 'stranger');
  for (const username of ['payer', 'stranger']) await shop.recharge(10_000_000, username);
});
beforeEach(() => {
  owner = somebody();
});

const hold = async (token: string, passengers: PassengerInput[], method: PaymentMethod = 'creditCard') =>
  firstOrder(await buy(shop.one, token, [passLine(shop.sailing, passengers)], { method })).id;
const balance = (id: number, token: string, server = shop.one) => shop.pay([id], 'balance', server, token);
const cancelledSoon = (id: number) =>
  vi.waitFor(async () => {
    const [row] = await shop.ask('select status, cancel_reason from orders where id = $1', [id]);
    expect(row).toEqual({ status: 'canceled', cancel_reason: 'person' });
  }, soon);
const outboxDone = () =>
  vi.waitFor(
    async () => expect(await shop.ask(`select 1 from outbox where topic = 'order.paid'`)).toEqual([]),
    soon,
  );
const liveTickets = () =>
  shop.ask(
    `select t.order_id::int as id from tickets t join orders o on o.id = t.order_id
      where t.sailing_id = $1 and t.live and o.status = 'paid'`,
    [shop.sailing.sailingId],
  );

test('a stranger who holds a place under my document keeps me neither from booking nor from paying', async () => {
  const theirs = await hold(stranger, [owner, somebody()]);
  const mine = await hold(shop.customer, [owner]);
  expect((await balance(mine, shop.customer)).data).toEqual({ state: 'paid' });
  await cancelledSoon(theirs);
  expect(await shop.taken()).toBe(1);
  const late = await balance(theirs, stranger);
  expect(late.reason).toBe('order.step');
});

test('an account holds a place for a person once, and nobody books a person who is paid for', async () => {
  const mine = await hold(shop.customer, [owner]);
  const again = await buy(shop.one, shop.customer, [passLine(shop.sailing, [owner])]);
  expect(again.lines[0]).toMatchObject({ reason: 'booking.personTwice' });
  await balance(mine, shop.customer);
  const third = await buy(shop.one, stranger, [passLine(shop.sailing, [somebody(), owner])]);
  expect(third.lines[0]).toMatchObject({
    reason: 'booking.personTwice',
    fields: [{ field: 'passengers.1.idNumber' }],
  });
});

test('of many who pay for one person at once, at two processes, one has the ticket, and nobody else has paid', async () => {
  const second = somebody();
  const orders = await Promise.all(
    [shop.customer, stranger].map(async (token, index) => ({
      token,
      // The two in opposite orders: nobody may wait in a circle.
      id: await hold(token, index === 0 ? [owner, second] : [second, owner]),
    })),
  );
  const deadlocks = async () =>
    (await shop.ask('select deadlocks::int from pg_stat_database where datname = current_database()'))[0];
  const before = await deadlocks();
  const answers = await Promise.all(
    orders.flatMap(({ id, token }) => [shop.one, shop.other].map((server) => balance(id, token, server))),
  );
  expect(answers.filter((answer) => answer.code === 200).length).toBeGreaterThan(0);
  const live = await liveTickets();
  expect(live).toHaveLength(2);
  expect(new Set(live.map((row) => row['id'])).size).toBe(1);
  const [paid] = await shop.ask(
    `select count(*)::int, sum(paid_sen)::int as sen from orders where sailing_id = $1 and paid_sen > 0`,
    [shop.sailing.sailingId],
  );
  expect(paid).toEqual({ count: 1, sen: 2 * passPrice });
  expect(await deadlocks()).toEqual(before);
  const loser = orders.find(({ id }) => id !== live[0]?.['id']);
  await cancelledSoon(loser?.id ?? 0);
});

test('who is let in for a guest at the counter while a stranger pays for the same person has one ticket, and one of the two an answer', async () => {
  const mine = await shop.paidInCash([passLine(shop.sailing, [somebody()])]);
  const [ticketId = 0] = await shop.ticketIds(mine);
  const theirs = await hold(stranger, [owner]);
  const body = { key: randomUUID(), shownFeeSen: 0, ticketId, passenger: owner };
  const token = await shop.one.login('frontdesk');
  const [replaced, paid] = await Promise.all([
    shop.one.call(bookingCalls.replaceOfficeGuest, { params: { id: mine }, body }, { token }),
    balance(theirs, stranger, shop.other),
  ]);
  const answers = [replaced, paid].map(({ status, reason }) => [status, reason]);
  expect([
    [
      [200, undefined],
      [409, 'order.personBooked'],
    ],
    [
      [409, 'booking.personTwice'],
      [200, undefined],
    ],
  ]).toContainEqual(answers);
  const tickets = await shop.ask(
    `select 1 from tickets where sailing_id = $1 and name = $2 and live and paid`,
    [shop.sailing.sailingId, owner.name],
  );
  expect(tickets).toHaveLength(1);
});

test.each(['site', 'office'] as const)(
  "a stranger's hold keeps nobody from being let in for a guest on the %s; it is not cancelled, but cannot be paid",
  async (face) => {
    const mine = await shop.paidInCash([passLine(shop.sailing, [somebody()])]);
    // Or the news that it is paid would find the newcomer.
    await outboxDone();
    const [ticketId = 0] = await shop.ticketIds(mine);
    const theirs = await hold(stranger, [owner, somebody(), somebody()]);
    const passenger = owner;
    const input = { params: { id: mine }, body: { key: randomUUID(), shownFeeSen: 0, ticketId, passenger } };
    const replaced =
      face === 'site'
        ? await shop.one.call(bookingCalls.replaceGuest, input, { token: shop.customer })
        : await shop.one.call(bookingCalls.replaceOfficeGuest, input, {
            token: await shop.one.login('frontdesk'),
          });
    expect(replaced).toMatchObject({ code: 200 });
    await outboxDone();
    expect(await shop.order(theirs)).toMatchObject({ status: 'unpaid' });
    for (const method of ['creditCard', 'balance'] as const)
      expect(await shop.pay([theirs], method, shop.one, stranger)).toMatchObject({
        reason: 'order.personBooked',
      });
    // The newcomer gives up the place again, and the order that waited can be paid.
    const [newcomer = 0] = await shop.ticketIds(mine);
    const away = { key: randomUUID(), shownFeeSen: 0, ticketId: newcomer, passenger: somebody() };
    await shop.one.call(
      bookingCalls.replaceGuest,
      { params: { id: mine }, body: away },
      { token: shop.customer },
    );
    expect((await balance(theirs, stranger)).data).toEqual({ state: 'paid' });
  },
);

test('nobody is let in for a guest who is paid for in another order', async () => {
  const mine = await shop.paidInCash([passLine(shop.sailing, [somebody()])]);
  const [ticketId = 0] = await shop.ticketIds(mine);
  const theirs = await hold(stranger, [owner]);
  await balance(theirs, stranger);
  const body = { key: randomUUID(), shownFeeSen: 0, ticketId, passenger: owner };
  expect(
    await shop.one.call(bookingCalls.replaceGuest, { params: { id: mine }, body }, { token: shop.customer }),
  ).toMatchObject({
    status: 409,
    reason: 'booking.personTwice',
    fields: [{ field: 'passenger.idNumber' }],
  });
});

test('without the constraint and the locks above it, two would have paid for one person', async () => {
  const theirs = await hold(stranger, [owner]);
  const mine = await hold(shop.customer, [owner]);
  await expect(
    shop.ask(`update orders set status = 'paid', paid_at = now() where id = any($1)`, [[theirs, mine]]),
  ).rejects.toThrow('tickets_person');
});

test('whoever lost is told before being sent to the gateway; money under way comes back', async () => {
  const theirs = await hold(shop.customer, [owner]);
  const started = await shop.jump([theirs]);
  const mine = await hold(stranger, [owner]);
  await balance(mine, stranger);
  await shop.payThere(started.no);
  await shop.refundedSoon(started.id, passPrice);
  await cancelledSoon(theirs);
  expect(await liveTickets()).toEqual([{ id: mine }]);
});

test('an order that cannot be paid any more says so, whichever way it is tried', async () => {
  const mine = await hold(shop.customer, [owner]);
  const theirs = await hold(stranger, [owner]);
  await balance(mine, shop.customer);
  await cancelledSoon(theirs);
  // As if it had been booked in the moment the other one was paid.
  await shop.ask(
    `with back as (
       update orders set status = 'unpaid', canceled_at = null, cancel_reason = null,
              hold_expires_at = now() + interval '9 minutes' where id = $1)
     update tickets set live = true where order_id = $1`,
    [theirs],
  );
  for (const method of ['creditCard', 'balance', 'cash'] as const) {
    const answer = await shop.pay([theirs], method, shop.one, stranger);
    expect(answer).toMatchObject({ reason: 'order.personBooked' });
    expect(answer.message).toContain(owner.name);
  }
  const staff = await shop.one.login('frontdesk');
  const gift = await shop.one.call(
    bookingCalls.makeComplimentary,
    { params: { id: theirs }, body: { reason: 'why not' } },
    { token: staff },
  );
  expect(gift.reason).toBe('order.personBooked');
});

describe('a place given away at the counter', () => {
  const give = async () => {
    const token = await shop.one.login('frontdesk');
    const body = {
      key: randomUUID(),
      accountId: null,
      method: 'cash' as const,
      agreed: true as const,
      line: passLine(shop.sailing, [owner]),
      complimentaryReason: 'guest of the house',
    };
    return () => shop.one.call(bookingCalls.counterSale, { body }, { token });
  };

  test('goes to the owner although a stranger holds the document', async () => {
    const theirs = await hold(stranger, [owner]);
    const { data } = await (await give())();
    expect(data.lines[0]).toMatchObject({ ok: true });
    await cancelledSoon(theirs);
  });

  test('waits for whoever is paying for the same person', async () => {
    const theirs = await hold(stranger, [owner]);
    const giveIt = await give();
    await using held = await Held.begin(shop.one.databaseUrl);
    await held.do(
      `select pg_advisory_xact_lock(17, hashtext(sailing_id || ' ' || id_fingerprint)) from tickets where order_id = $1`,
      [theirs],
    );
    const order = vi.fn<() => void>();
    const given = giveIt().then((answer) => (order(), answer));
    await held.waitedFor(given);
    expect(order).not.toHaveBeenCalled();
    await held.commit();
    expect((await given).data.lines[0]).toMatchObject({ ok: true });
    expect(await balance(theirs, stranger)).toMatchObject({ status: 409 });
    expect(await liveTickets()).toHaveLength(1);
  });
});
