import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import { expect, test } from 'vitest';
import { passLine } from '../../../test/booking.ts';
import { GuestShop } from '../../../test/guest-shop.ts';
import { Held } from '../../../test/held.ts';

const shop = new GuestShop();
const over = { status: 404, reason: 'order.linkOver' };
const newAddress = () => `right.${randomUUID()}@example.com`;

/** An order that was paid, with the link of its mail. */
async function bought() {
  const booked = await shop.book();
  const [order] = booked.orders;
  if (!order) throw new Error('no order');
  await shop.payAtDesk(order.id);
  return { ...booked, ...order, link: await shop.lastLink(booked.email) };
}

const atDesk = (id: number, email: string, shownEmail: string) =>
  shop.one.call(
    bookingCalls.correctGuestEmail,
    { params: { id }, body: { email, shownEmail } },
    { token: shop.desk },
  );
const byGuest = (token: string, email: string, shownEmail: string) =>
  shop.one.call(bookingCalls.correctOwnEmail, { body: { email, shownEmail } }, { token });
const codeOf = async (token: string, id: number) => (await shop.tickets(token, [id])).code;

test('an address put right at the desk gets the tickets, and what went to the wrong one opens nothing', async () => {
  const { id, orderNo, email, session, link } = await bought();
  const byLink = await shop.opened(link);
  const right = newAddress();
  const done = await atDesk(id, right, email);
  expect(done.data.guest?.email).toBe(right);

  expect(await shop.open(link)).toMatchObject(over);
  expect(await codeOf(byLink, id)).toBe(506);
  // Tickets come with a link, to the right address; the session that bought goes on.
  expect(await codeOf(await shop.opened(await shop.lastLink(right)), id)).toBe(200);
  expect(await codeOf(session, id)).toBe(200);
  expect((await shop.one.call(identityCalls.info, {}, { token: session })).data.name).toBe(right);
  const wrong = await shop.mails(email);
  expect(wrong.at(-1)?.subject).toContain('Your booking goes to another address');

  // A link is asked for by the right address only.
  await shop.askLink(orderNo, email);
  await shop.askLink(orderNo, right);
  expect(await shop.mails(email)).toHaveLength(wrong.length);
  expect(await shop.links(right)).toHaveLength(2);

  // The same wish again is done already; another that did not see it is refused.
  expect((await atDesk(id, right, email)).code).toBe(200);
  expect(await shop.links(right)).toHaveLength(2);
  expect((await atDesk(id, newAddress(), email)).reason).toBe('record.changed');
});

test('a ticket that was shared stays so when the address is put right or an account is made, until it is withdrawn', async () => {
  const { id, email, session: token } = await bought();
  const params = { id: (await shop.tickets(token, [id])).data.orders[0]?.tickets[0]?.id ?? 0 };
  const { data: share } = await shop.one.call(bookingCalls.shareTicket, { params }, { token });
  const shown = async () =>
    (await shop.one.call(bookingCalls.sharedTicket, { body: { token: share.token } })).reason ?? 'shown';
  await byGuest(token, newAddress(), email);
  expect(await shown()).toBe('shown');
  const account = {
    username: `sharer.${id}`,
    password: 'Harbour-1',
    confirmPassword: 'Harbour-1',
    realName: 'Sharer',
    birthDate: '1990-01-01',
  };
  const made = await shop.one.call(customersCalls.makeAccount, { body: account }, { token });
  expect(made.code).toBe(200);
  expect(await shown()).toBe('shown');
  await shop.one.call(bookingCalls.withdrawTicket, { params }, { token });
  expect(await shown()).toBe('ticket.shareOver');
});

test('tickets that went to a wrong address are not sent there a second time', async () => {
  const { id, email } = await bought();
  await atDesk(id, newAddress(), email);
  const office = { token: await shop.one.login('admin') };
  const sent = await shop.ask<{ id: number; status: string }>(
    'select id::int, status from mails where tickets_of = $1 and recipient = $2',
    [id, email],
  );
  expect(sent.map(({ status }) => status)).toEqual(['sent']);
  const params = { id: sent[0]?.id ?? 0 };
  const before = (await shop.mails(email)).length;
  expect(await shop.one.call(systemCalls.sendMailAgain, { params }, office)).toMatchObject({
    status: 409,
    reason: 'mail.stopped',
  });
  expect((await shop.one.call(systemCalls.mailDetail, { params }, office)).data.stoppedAt).not.toBeNull();
  expect(await shop.mails(email)).toHaveLength(before);
});

test('who bought puts the own address right, and so does a link that was asked for; that of a ticket does not', async () => {
  const { id, orderNo, email, session, link } = await bought();
  const right = newAddress();
  const ofTicket = await shop.opened(link);
  expect((await byGuest(ofTicket, right, email)).reason).toBe('session.askLink');
  expect((await byGuest(session, right, email)).code).toBe(200);
  expect(await shop.open(link)).toMatchObject(over);
  await shop.askLink(orderNo, right);
  const asked = await shop.opened(await shop.lastLink(right));
  expect((await byGuest(asked, newAddress(), right)).code).toBe(200);
  expect(await codeOf(asked, id)).toBe(200);
});

test('nothing is mailed for what was not paid, and an address can be given three times a day', async () => {
  const { email, session } = await shop.book();
  const addresses = [email, newAddress(), newAddress(), newAddress(), newAddress()];
  const give = async (turn: number) =>
    (await byGuest(session, addresses[turn] ?? '', addresses[turn - 1] ?? '')).code;
  // The third one twice, since its answer was lost.
  const answers = [];
  for (const turn of [1, 2, 3, 3, 4]) answers.push(await give(turn));
  expect(answers).toEqual([200, 200, 200, 200, 429]);
  for (const address of addresses) expect(await shop.mails(address)).toEqual([]);
});

test('what moves nothing uses no try up: refused for an address that has changed, or the same as it is', async () => {
  const { email, session, id } = await bought();
  const right = newAddress();
  for (let count = 0; count < 5; count++)
    expect((await byGuest(session, newAddress(), 'other@example.com')).reason).toBe('record.changed');
  expect((await byGuest(session, right, email)).code).toBe(200);
  // The same wish from many at once: one of them moves it.
  const next = newAddress();
  const answers = await Promise.all([1, 2].map(() => byGuest(session, next, right)));
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  expect((await byGuest(session, newAddress(), next)).code).toBe(200);
  expect((await byGuest(session, newAddress(), next)).reason).toBe('request.tooMany');
  expect(await codeOf(session, id)).toBe(200);
});

test('whoever has an account has the address there', async () => {
  const customer = await shop.one.login('customer');
  expect((await byGuest(customer, newAddress(), '')).reason).toBe('guest.hasAccount');
  const [own] = await shop.more(customer, [passLine(shop.sailing)]);
  expect((await atDesk(own?.id ?? 0, newAddress(), '')).reason).toBe('guest.hasAccount');
});

test('a link that is written while the address is put right does not go to the wrong one', async () => {
  const { email, orders } = await shop.book();
  const [order] = orders;
  if (!order) throw new Error('no order');
  const beside = async (from: string, to: string, deed: () => Promise<unknown>) => {
    await using held = await Held.begin(shop.one.databaseUrl);
    await held.do('update customers set email = $1 where email = $2', [to, from]);
    const done = deed();
    await held.waitedFor(done);
    await held.commit();
    await done;
  };
  const [right, last] = [newAddress(), newAddress()];
  await beside(email, right, () => shop.payAtDesk(order.id));
  expect([await shop.mails(email), (await shop.links(right)).length]).toEqual([[], 1]);
  await beside(right, last, async () => {
    await shop.askLink(order.orderNo, right);
    await shop.links(right);
  });
  expect([(await shop.links(right)).length, await shop.mails(last)]).toEqual([1, []]);
});

test('all links of an order are withdrawn at once: those that were mailed, and those to its tickets', async () => {
  const { id, orderNo, email, session, link } = await bought();
  const ticketId = (await shop.tickets(session, [id])).data.orders[0]?.tickets[0]?.id ?? 0;
  const share = () =>
    shop.one.call(bookingCalls.shareTicket, { params: { id: ticketId } }, { token: session });
  const shown = async (token: string) =>
    (await shop.one.call(bookingCalls.sharedTicket, { body: { token } })).reason ?? 'shown';
  const shared = (await share()).data.token;
  await shop.askLink(orderNo, email);
  const asked = await shop.opened(await shop.lastLink(email));
  const ofTicket = await shop.opened(link);
  const withdraw = (token: string) =>
    shop.one.call(bookingCalls.withdrawLinks, { params: { id } }, { token });
  expect((await withdraw(ofTicket)).reason).toBe('session.askLink');
  expect((await withdraw((await shop.book()).session)).reason).toBe('record.missing');
  expect(await shown(shared)).toBe('shown');

  expect((await withdraw(asked)).code).toBe(200);
  expect((await withdraw(asked)).code).toBe(200);
  expect(await shown(shared)).toBe('ticket.shareOver');
  for (const one of await shop.links(email)) expect(await shop.open(one)).toMatchObject(over);
  expect([await codeOf(ofTicket, id), await codeOf(asked, id), await codeOf(session, id)]).toEqual([
    506, 200, 200,
  ]);

  // At the desk as well, whatever session a link has opened.
  const again = (await share()).data.token;
  await shop.one.call(bookingCalls.withdrawOfficeLinks, { params: { id } }, { token: shop.desk });
  expect(await shown(again)).toBe('ticket.shareOver');
  expect(await codeOf(asked, id)).toBe(506);
});
