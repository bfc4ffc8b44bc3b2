import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { expect, test } from 'vitest';
import { GuestShop } from '../../../test/guest-shop.ts';

const shop = new GuestShop();

async function bought() {
  const booked = await shop.book();
  const { id = 0, orderNo = '' } = booked.orders[0] ?? {};
  await shop.payAtDesk(id);
  return { ...booked, id, orderNo, ticketLink: await shop.lastLink(booked.email) };
}

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** What a session by a link may do: nothing is cancelled here, for the order is paid. */
async function mayChange(link: string, id: number): Promise<boolean> {
  const token = await shop.opened(link);
  const { reason } = await shop.one.call(bookingCalls.cancelMyOrders, { body: { ids: [id] } }, { token });
  expect(['order.step', 'session.askLink']).toContain(reason);
  return reason === 'order.step';
}

test('opening the link of a ticket over and over shuts out who does it, and neither the buyer nor other links', async () => {
  const { email, id, orderNo, ticketLink } = await bought();
  for (let index = 0; index < 30; index += 1) expect((await shop.open(ticketLink)).code).toBe(200);
  expect((await shop.open(ticketLink)).reason).toBe('request.tooMany');
  expect((await shop.open(ticketLink, '203.0.113.77')).code).toBe(200);
  await shop.askLink(orderNo, email);
  expect(await mayChange(await shop.lastLink(email), id)).toBe(true);
});

test('who asks for links to the order of another uses up their own share, whether the address fits or not', async () => {
  const { email, orderNo } = await bought();
  const asked = async (to: string, address: string) => {
    const answers = [];
    for (let index = 0; index < 4; index += 1) answers.push(await shop.askLink(orderNo, to, address));
    return answers.map(({ code, reason }) => reason ?? code);
  };
  const three = [200, 200, 200, 'request.tooMany'];
  expect(await asked(email, '203.0.113.2')).toEqual(three);
  expect(await asked('stranger@example.com', '203.0.113.3')).toEqual(three);
  const before = (await shop.links(email)).length;
  await shop.askLink(orderNo, email, '203.0.113.4');
  expect(await shop.links(email)).toHaveLength(before + 1);
});

test('while strangers use up all that is mailed for an order, its newest link is good for as long', async () => {
  const { email, id, orderNo } = await bought();
  for (let index = 0; index < 9; index += 1) await shop.askLink(orderNo, email, `203.0.113.${index}`);
  const links = await shop.links(email);
  // That of the tickets, and five.
  expect(links).toHaveLength(6);
  const [, , , , older = '', newest = ''] = links;
  shop.one.setNow(minutes(40));
  expect(await mayChange(newest, id)).toBe(true);
  expect(await mayChange(older, id)).toBe(false);
  // Within the hour there is a newer one again, and this one is like any other.
  shop.one.setNow(minutes(61));
  expect(await mayChange(newest, id)).toBe(false);
  await shop.askLink(orderNo, email);
  expect(await mayChange(await shop.lastLink(email), id)).toBe(true);
});

test('what others book under an address without paying keeps no link from the orders its owner has paid', async () => {
  const { email, orderNo } = await bought();
  const before = (await shop.links(email)).length;
  const foreign = await shop.bookFor(email, 3);
  for (const other of foreign)
    for (let index = 0; index < 4; index += 1)
      await shop.askLink(other.orderNo, email, `203.0.113.${10 + index}`);
  const flooded = (await shop.links(email)).length - before;
  expect(flooded).toBe(10);
  await shop.askLink(orderNo, email);
  expect(await shop.links(email)).toHaveLength(before + flooded + 1);
});
