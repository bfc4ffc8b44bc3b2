import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { sailingDeskCalls } from '@gangway/contract/booking/sailing-desk-calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { expect, test } from 'vitest';
import { cabinLine, cabinPrice, passLine, passPrice, somebody } from '../../../../test/booking.ts';
import { PayingFixture } from '../../../../test/paying-fixture.ts';
import { readExport } from '../../../../test/read-export.ts';

const shop = new PayingFixture(60);
const params = () => ({ id: shop.sailing.sailingId });
const as = async (name: string) => ({ token: await shop.one.login(name) });

const callsOf = async () =>
  (await shop.one.call(sailingDeskCalls.callList, { params: params() }, await as('frontdesk'))).data;
const mark = async (id: number, called: boolean, by = 'frontdesk') => {
  const body = { sailingId: shop.sailing.sailingId, called };
  return shop.one.call(sailingDeskCalls.markCalled, { params: { id }, body }, await as(by));
};

test('who is booked stands there with telephone and cabin, for those who may see orders', async () => {
  const guest = somebody({ name: 'Tan Mei Ling', phone: '+60123456789' });
  const id = await shop.paidInCash([cabinLine(shop.sailing, [guest, somebody()])]);
  const ask = async (by: string) =>
    shop.one.call(sailingDeskCalls.sailingGuests, { params: params() }, await as(by));
  const { data } = await ask('frontdesk');
  expect(data.filter(({ orderId }) => orderId === id)).toHaveLength(2);
  expect(data.find(({ name }) => name === 'Tan Mei Ling')).toMatchObject({
    orderStatus: 'paid',
    phone: '+60123456789',
    roomNumber: null,
    boardedAt: null,
  });
  expect((await ask('boarding')).status).toBe(403);
});

test('who is booked and fits what was typed is read back from Excel', async () => {
  const guests = [somebody({ name: 'Tan Mei Ling', phone: '+60123456789' }), somebody({ name: 'Lim' })];
  await shop.paidInCash([cabinLine(shop.sailing, guests)]);
  const exported = async (keyword: string) =>
    readExport(
      shop.one,
      sailingDeskCalls.exportSailingGuests,
      { params: params(), body: { filter: { keyword } } },
      await as('frontdesk'),
    );
  expect((await exported('')).rows.map((row) => row['Name'])).toEqual(['Lim', 'Tan Mei Ling']);
  expect((await exported('012-345 6789')).rows).toEqual([
    expect.objectContaining({ Name: 'Tan Mei Ling', Phone: '+60123456789', Status: 'Expected' }),
  ]);
});

test('money is what came and went by its true method, for those who may see payments', async () => {
  const sailing = await shop.another(70);
  const ask = async (by: string) =>
    shop.one.call(sailingDeskCalls.sailingMoney, { params: { id: sailing.sailingId } }, await as(by));
  expect((await ask('finance')).data).toEqual({ takenSen: 0, refundedSen: 0, openSen: 0, methods: [] });
  await shop.paidInCash([cabinLine(sailing, [somebody()])]);
  const passes = await shop.paidInCash([passLine(sailing, [somebody(), somebody()])]);
  const [ticketId = 0] = await shop.ticketIds(passes);
  const { data: quote } = await shop.one.call(
    bookingCalls.quoteOfficeRefund,
    { params: { id: passes }, body: { ticketIds: [ticketId] } },
    await as('frontdesk'),
  );
  const refund = { key: '5f0e3a52-6a4e-4c39-9d58-3c2a7c0f9b11', ticketIds: [ticketId], reason: '' };
  await shop.one.call(
    bookingCalls.refundOfficeOrder,
    { params: { id: passes }, body: refund },
    await as('frontdesk'),
  );
  const takenSen = cabinPrice + 2 * passPrice;
  expect(quote.backSen).toBeGreaterThan(0);
  expect((await ask('finance')).data).toEqual({
    takenSen,
    refundedSen: quote.backSen,
    openSen: 0,
    methods: [{ method: 'cash', takenSen, refundedSen: quote.backSen }],
  });
  expect((await ask('boarding')).status).toBe(403);
});

test('of two who call the same guest the second is told who was first', async () => {
  const id = await shop.paidInCash([passLine(shop.sailing, [somebody()])]);
  const answers = await Promise.all([mark(id, true), mark(id, true, 'editor')]);
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const lost = answers.find(({ code }) => code === 409);
  const first = (await callsOf()).find(({ orderId }) => orderId === id)?.called;
  expect(lost).toMatchObject({ reason: 'order.calledAlready' });
  expect(lost?.message).toContain(first?.person ?? '?');
  expect(['Amirah Yusof', 'Kevin Ong']).toContain(first?.person);
  // Said again by the same person it stays what it was.
  expect((await mark(id, true, first?.by ?? '')).data.called).toEqual(first);
  expect((await mark(id, false)).data.called).toBeNull();
  const notes = await shop.ask(`select 1 from audit_log where action = 'markCalled' and entity_id = $1`, [
    String(id),
  ]);
  expect(notes).toHaveLength(2);
  expect((await mark(id, true, 'boarding')).status).toBe(403);
});

test('of a cancelled sailing those are called whose money went back for it, and no others', async () => {
  const sailing = await shop.another(80);
  const list = async () =>
    (
      await shop.one.call(
        sailingDeskCalls.callList,
        { params: { id: sailing.sailingId } },
        await as('frontdesk'),
      )
    ).data;
  const stays = await shop.paidInCash([passLine(sailing, [somebody({ phone: '+60111222333' })])]);
  const gone = await shop.paidInCash([passLine(sailing, [somebody()])]);
  const body = {
    key: '6f0e3a52-6a4e-4c39-9d58-3c2a7c0f9b11',
    ticketIds: await shop.ticketIds(gone),
    reason: '',
  };
  await shop.one.call(bookingCalls.refundOfficeOrder, { params: { id: gone }, body }, await as('frontdesk'));
  expect((await list()).map(({ orderId }) => orderId)).toEqual([stays]);
  const { rows, totals } = await readExport(
    shop.one,
    sailingDeskCalls.exportCallList,
    { params: { id: sailing.sailingId } },
    await as('frontdesk'),
  );
  expect(rows.map((row) => row['Guests'])).toEqual([1]);
  expect(totals).toMatchObject({ 'Order number': 'Total', Guests: 1 });
  await shop.one.call(
    sailingsCalls.cancelSailing,
    { params: { id: sailing.sailingId }, body: { reason: 'Storm' } },
    await as('editor'),
  );
  await shop.statusSoon(stays, 'refunded');
  const [call, ...others] = await list();
  expect(others).toEqual([]);
  expect(call).toMatchObject({ orderId: stays, people: 1, status: 'refunded', called: null });
  expect(call?.phones).toContain('+60111222333');
  const sheet = await shop.one.call(
    sailingDeskCalls.callList,
    { params: { id: 999_999_999 } },
    await as('frontdesk'),
  );
  expect(sheet.reason).toBe('record.missing');
});
