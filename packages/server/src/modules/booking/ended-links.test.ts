import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { PassengerInput } from '@gangway/contract/booking/schemas.ts';
import { expect, test } from 'vitest';
import { passLine, somebody } from '../../../test/booking.ts';
import { GuestShop } from '../../../test/guest-shop.ts';

const shop = new GuestShop();
const over = { status: 404, reason: 'order.linkOver' };

/** Two orders bought together, both paid, and a session by the link of each. */
async function bought(first = somebody()) {
  const booked = await shop.book([passLine(shop.sailing, [first]), passLine(shop.sailing)]);
  const [id = 0, sibling = 0] = booked.orders.map((order) => order.id);
  await shop.payAtDesk(id);
  await shop.payAtDesk(sibling);
  const links = await shop.links(booked.email);
  const byLink = await Promise.all(links.map((link) => shop.opened(link)));
  return { ...booked, id, orderNo: booked.orders[0]?.orderNo ?? '', links, byLink, first };
}

async function look(id: number) {
  return (await shop.one.call(bookingCalls.orderDetail, { params: { id } }, { token: shop.desk })).data;
}

async function replaceAtDesk(id: number, passenger: PassengerInput) {
  const ticketId = (await look(id)).tickets.find(({ live }) => live)?.id ?? 0;
  const body = { key: randomUUID(), shownFeeSen: 0, ticketId, passenger };
  const done = await shop.one.call(
    bookingCalls.replaceOfficeGuest,
    { params: { id }, body },
    { token: shop.desk },
  );
  expect(done.code).toBe(200);
}

async function correct(id: number, passenger: PassengerInput) {
  const { updatedAt, tickets } = await look(id);
  const body = { ticketId: tickets[0]?.id ?? 0, passenger, updatedAt };
  const done = await shop.one.call(bookingCalls.correctGuest, { params: { id }, body }, { token: shop.desk });
  expect(done.code).toBe(200);
}

const codes = async (tokens: string[], id: number) =>
  Promise.all(tokens.map(async (token) => (await shop.tickets(token, [id])).code));

test('whoever was replaced sees nothing of the newcomer: older links end, and what they opened', async () => {
  const { email, session, id, links, byLink } = await bought();
  expect(await codes(byLink, id)).toEqual([200, 200]);
  await replaceAtDesk(id, somebody({ name: 'Newcomer' }));
  expect(await codes(byLink, id)).toEqual([506, 506]);
  for (const link of links) expect(await shop.open(link)).toMatchObject(over);
  // The tickets come anew to who bought, with a link; the session that bought goes on.
  const fresh = await shop.opened(await shop.lastLink(email));
  expect(await codes([fresh, session], id)).toEqual([200, 200]);
});

test('who replaces somebody by a link that was asked for goes on with it', async () => {
  const { email, id, orderNo, byLink } = await bought();
  await shop.askLink(orderNo, email);
  const asked = await shop.opened(await shop.lastLink(email));
  const ticketId = (await look(id)).tickets[0]?.id ?? 0;
  const body = { key: randomUUID(), shownFeeSen: 0, ticketId, passenger: somebody() };
  const done = await shop.one.call(bookingCalls.replaceGuest, { params: { id }, body }, { token: asked });
  expect(done.code).toBe(200);
  expect(await codes([...byLink, asked], id)).toEqual([506, 506, 200]);
});

test('a name put right ends them as well; a phone, for which nothing is mailed, does not', async () => {
  const { id, links, byLink, first } = await bought();
  await correct(id, { ...first, phone: '+6581234000' });
  expect(await codes(byLink, id)).toEqual([200, 200]);
  await correct(id, { ...first, phone: '+6581234000', name: 'Tan Mei Ling' });
  expect(await codes(byLink, id)).toEqual([506, 506]);
  for (const link of links) expect(await shop.open(link)).toMatchObject(over);
});

test('an order of a guest goes by the name of who travels, put right or replaced', async () => {
  const { id, first } = await bought(somebody({ name: 'Tan Mei Lin' }));
  expect((await look(id)).customerName).toBe('Tan Mei Lin');
  await correct(id, { ...first, name: 'Tan Mei Ling' });
  expect((await look(id)).customerName).toBe('Tan Mei Ling');
  await replaceAtDesk(id, somebody({ name: 'Lee Kah Wai' }));
  expect((await look(id)).customerName).toBe('Lee Kah Wai');
});

test('links opened at the moment somebody is replaced are ended or refused', async () => {
  const { id, links } = await bought();
  const [opened] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, (_, index) => shop.open(links[index % 2] ?? ''))),
    replaceAtDesk(id, somebody()),
  ]);
  const tokens = opened.flatMap(({ data }) => (data ? [data.token] : []));
  expect(new Set(await codes(tokens, id))).not.toContain(200);
});
