import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { PassengerInput } from '@gangway/contract/booking/schemas.ts';
import { expect, test, vi } from 'vitest';
import { cabinLine, somebody } from '../../../test/booking.ts';
import { tenYearsAgo } from '../../../test/days.ts';
import { PayingFixture, soon } from '../../../test/paying-fixture.ts';

const shop = new PayingFixture(60);

/** A paid cabin with two guests, the first of them as given. */
async function sold(first = somebody({ email: 'guest@example.com' })) {
  const id = await shop.paidInCash([cabinLine(shop.sailing, [first, somebody()])]);
  const [ticketId = 0, other = 0] = await shop.ticketIds(id);
  return { id, ticketId, other, first };
}

async function look(id: number) {
  const token = await shop.one.login('frontdesk');
  return (await shop.one.call(bookingCalls.orderDetail, { params: { id } }, { token })).data;
}

async function correct(
  id: number,
  ticketId: number,
  passenger: PassengerInput,
  { updatedAt, by = 'frontdesk' }: { updatedAt?: string; by?: string } = {},
) {
  const seen = updatedAt ?? (await look(id)).updatedAt;
  const token = await shop.one.login(by);
  const body = { ticketId, passenger, updatedAt: seen };
  return shop.one.call(bookingCalls.correctGuest, { params: { id }, body }, { token });
}

const kept = (first: PassengerInput, more: Partial<PassengerInput> = {}): PassengerInput => ({
  ...first,
  idNumber: undefined,
  keptFrom: 0,
  ...more,
});

test('a name is put right: the same ticket, serial and number of the document; it is mailed again and noted', async () => {
  const { id, ticketId, first } = await sold();
  const before = await look(id);
  const { updatedAt } = before;
  const wish = kept(first, { name: 'Tan Mei Ling' });
  const done = await correct(id, ticketId, wish, { updatedAt });
  expect(done.code).toBe(200);
  const [was] = before.tickets;
  expect(done.data.tickets[0]).toMatchObject({
    id: ticketId,
    name: 'Tan Mei Ling',
    serial: was?.serial,
    idEnding: was?.idEnding,
    referrer: was?.referrer,
  });
  expect(done.data.history.at(-1)).toMatchObject({ what: 'guestCorrected', by: 'Amirah Yusof' });
  // Sent again, though the page is old by now, it is done once.
  expect((await correct(id, ticketId, wish, { updatedAt })).code).toBe(200);
  const noted = await shop.ask(`select before, after from audit_log where action = 'correctGuest'`);
  expect(noted).toEqual([
    { before: { ticketId, name: first.name }, after: { ticketId, name: 'Tan Mei Ling' } },
  ]);
  const mails = () => shop.ask(`select recipient from mails where about like 'order.corrected %'`);
  await vi.waitFor(async () => expect(await mails()).toEqual([{ recipient: 'guest@example.com' }]), soon);
});

test('a name that was pasted over two lines is kept in one', async () => {
  const { id, ticketId, first } = await sold(somebody({ name: 'Tan\r\nMei\t Ling' }));
  expect((await look(id)).tickets[0]?.name).toBe('Tan Mei Ling');
  const done = await correct(id, ticketId, kept(first, { name: ' Tan  Mei\nLin' }));
  expect(done.data.tickets[0]?.name).toBe('Tan Mei Lin');
});

test('a document is put right and stands in the log by its ending only; whoever has a ticket already is refused', async () => {
  const { id, ticketId, first } = await sold();
  expect((await correct(id, ticketId, { ...first, idNumber: 'P99887766' })).code).toBe(200);
  const [note] = await shop.ask(
    `select after from audit_log where action = 'correctGuest' order by id desc limit 1`,
  );
  expect(note).toEqual({ after: { ticketId, idNumber: '•••• 7766' } });
  const foreign = await sold();
  const twice = await correct(foreign.id, foreign.ticketId, { ...foreign.first, idNumber: 'P99887766' });
  expect(twice).toMatchObject({ reason: 'booking.personTwice', fields: [{ field: 'passenger.idNumber' }] });
});

test('somebody else altogether is no correction, and the rules of the sailing hold', async () => {
  const { id, ticketId, first } = await sold();
  expect(await correct(id, ticketId, somebody({ birthDate: '1991-01-01' }))).toMatchObject({
    status: 422,
    reason: 'order.otherPerson',
  });
  const { id: ofChild, ticketId: adult, first: parent } = await sold();
  const [, guest] = await shop.ticketIds(ofChild);
  await shop.ask('update tickets set birth_date = $2 where id = $1', [guest, tenYearsAgo]);
  expect(await correct(ofChild, adult, kept(parent, { birthDate: tenYearsAgo }))).toMatchObject({
    reason: 'booking.passengers',
    fields: [{ field: 'passenger.birthDate' }, { field: 'passenger.birthDate' }],
  });
  expect((await look(id)).tickets[0]?.name).toBe(first.name);
});

test('nobody becomes somebody else little by little either', async () => {
  const { id, ticketId, first } = await sold();
  const renamed = { ...first, name: 'Somebody Else', idNumber: 'P11223344' };
  expect((await correct(id, ticketId, renamed)).code).toBe(200);
  const last = await correct(id, ticketId, kept(renamed, { birthDate: '1991-01-01' }));
  expect(last).toMatchObject({ status: 422, reason: 'order.otherPerson' });
});

test('what was seen before somebody else changed it, a used ticket and a foreign one are refused', async () => {
  const { id, ticketId, other, first } = await sold();
  const { updatedAt } = await look(id);
  const mine = kept(first, { phone: '+6588887777' });
  expect((await correct(id, ticketId, mine)).code).toBe(200);
  const late = await correct(id, ticketId, kept(first, { name: 'Somebody Late' }), { updatedAt });
  expect(late).toMatchObject({ status: 409, reason: 'record.changed' });
  const foreign = await sold();
  expect(await correct(id, foreign.ticketId, mine)).toMatchObject({ reason: 'record.missing' });
  expect(await correct(id, ticketId, mine, { by: 'boarding' })).toMatchObject({ status: 403 });
  await shop.ask('update tickets set boarded_at = now() where id = $1', [other]);
  expect(await correct(id, other, somebody({ birthDate: '1990-05-05' }))).toMatchObject({
    reason: 'order.noCorrect',
  });
  // No mail for a phone: no ticket shows it.
  expect(
    await shop.ask(`select 1 from mails where about like $1`, [`order.corrected ${ticketId} %`]),
  ).toEqual([]);
});
