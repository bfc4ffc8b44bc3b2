import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { buy, cabinLine, passLine, somebody } from '../../../../test/booking.ts';
import { catalogueMaker } from '../../../../test/catalogue.ts';
import { PayingFixture, soon } from '../../../../test/paying-fixture.ts';

const shop = new PayingFixture(60);
let later: number;

beforeEach(async () => {
  const { one, sailing } = shop;
  await shop.ask('delete from config_entries');
  await shop.ask('delete from place_holds');
  await shop.ask(`update order_changes set status = 'ended', updated_at = now() - interval '2 days'`);
  const make = catalogueMaker(one, await one.login('editor'));
  later = await make.sailing(sailing.shipId, sailing.routeId, addDays(shop.today, 61));
});

const couple = () => cabinLine(shop.sailing, [somebody(), somebody()]);
const paid = () => shop.paidInCash([couple()]);
const limit = (name: string, value: number) =>
  shop.ask('insert into config_entries (key, value) values ($1, $2)', [`booking.${name}`, String(value)]);

async function change(id: number, sailingId = later) {
  const [params, token] = [{ id }, shop.customer];
  const quote = await shop.one.call(bookingCalls.quoteChange, { params, body: { sailingId } }, { token });
  const shown = { shownDueSen: quote.data.dueSen, method: 'creditCard' as const };
  const body = { key: randomUUID(), sailingId, ...shown };
  return shop.one.call(bookingCalls.changeOrder, { params, body }, { token });
}

test.each([
  ['heldPerSailing', 'booking.heldSailing'],
  ['heldPerAccount', 'booking.heldAccount'],
  ['heldPerAddress', 'booking.heldAddress'],
])('the new place of a change that waits for its payment counts for %s', async (name, reason) => {
  const [first, second] = [await paid(), await paid()];
  await limit(name, 3);
  expect((await change(first)).data).toMatchObject({ state: 'jump' });
  const refused = await change(second);
  expect([refused.status, refused.reason]).toEqual([409, reason]);
  expect(await shop.taken(later)).toBe(1);
  // And a booking counts what the change holds.
  const passes = passLine({ ...shop.sailing, sailingId: later }, [somebody(), somebody()]);
  const answer = await buy(shop.one, shop.customer, [passes]);
  expect(answer.lines[0]).toMatchObject({ ok: false, reason });
});

test('changes that were let lapse add up for a day, swept or not', async () => {
  const [first, second] = [await paid(), await paid()];
  await limit('lapsedPerDay', 2);
  expect((await change(first)).data).toMatchObject({ state: 'jump' });
  await shop.ask(`update place_holds set expires_at = now() - interval '1 second'`);
  expect((await change(second)).reason).toBe('booking.lapsed');
  await vi.waitFor(async () => expect(await shop.ask('select from place_holds')).toEqual([]), soon);
  expect((await change(second)).reason).toBe('booking.lapsed');
  await shop.ask(`update order_changes set updated_at = updated_at - interval '25 hours'`);
  expect((await change(second)).data).toMatchObject({ state: 'jump' });
});

test('staff, who take the money at once, move whatever they like', async () => {
  const id = await paid();
  await limit('heldPerAccount', 1);
  const [params, token] = [{ id }, shop.finance];
  const quote = await shop.one.call(
    bookingCalls.quoteOfficeChange,
    { params, body: { sailingId: later } },
    { token },
  );
  const body = {
    key: randomUUID(),
    sailingId: later,
    shownDueSen: quote.data.dueSen,
    money: { method: 'cash' as const },
    note: '',
  };
  const done = await shop.one.call(bookingCalls.changeOfficeOrder, { params, body }, { token });
  expect(done.code).toBe(200);
});
