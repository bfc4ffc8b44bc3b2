import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { expect, test } from 'vitest';
import { buy, passLine, somebody } from '../../../../test/booking.ts';
import { DeskFixture } from '../../../../test/desk-fixture.ts';
import { sql } from '../../../../test/sql.ts';

const desk = new DeskFixture();

const find = async (keyword: string) => {
  const body = { filter: { keyword } };
  const { data } = await desk.one.call(bookingCalls.pageOrders, { body }, { token: desk.token });
  return data.records.map(({ id }) => id);
};

test('the list finds an order by a whole document, a phone and a mail address of a guest, and by no part of a document', async () => {
  const mei = somebody({ nationality: 'MY', idType: 'idCard', idNumber: '900505-14-5678' });
  const ahmad = somebody({ phone: '+60173334444', email: 'Ahmad@example.com' });
  const lines = [passLine(desk.sailing, [mei]), passLine(desk.sailing, [ahmad])];
  const bought = await buy(desk.one, await desk.one.login('customer'), lines);
  const [first, second] = bought.lines.map((line) => (line.ok ? line.order.id : 0));
  expect(await find('900505 145678')).toEqual([first]);
  expect(await find('90050514567')).toEqual([]);
  expect(await find('017-333 4444')).toEqual([second]);
  expect(await find('ahmad@EXAMPLE.com')).toEqual([second]);
});

test('the list finds an order by the number of what paid it, typed in any case', async () => {
  await desk.fresh();
  const { id } = await desk.sell();
  await desk.take(id, 'cash');
  const [paid] = await sql<{ payment_no: string }>(
    desk.one.databaseUrl,
    'select payment_no from payments join order_payments on payment_id = payments.id where order_id = $1',
    [id],
  );
  expect(await find(paid?.payment_no.toLowerCase() ?? '')).toEqual([id]);
});
