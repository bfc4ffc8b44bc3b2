import { readFileSync } from 'node:fs';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Order } from '@gangway/contract/booking/schemas.ts';
import { formatSerial, readTicketCode } from '@gangway/contract/booking/ticket-code.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { APIRequestContext, Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { call } from '../fixtures/call.ts';
import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { readQr } from '../fixtures/read-qr.ts';
import { expect, test } from '../fixtures/test.ts';

const codes = (page: Page) => page.getByRole('img', { name: /^QR code of ticket/ });

async function ticketsOf(request: APIRequestContext, token: string, orders: readonly Pick<Order, 'id'>[]) {
  const answer = await call(request, token, bookingCalls.listMyOrders, {
    body: { ids: orders.map(({ id }) => id) },
  });
  return answer.orders.flatMap((order) => order.tickets);
}

async function contentOf(download: Download): Promise<Uint8Array> {
  return readFileSync(await download.path());
}

test('a paid order shows a pass for each guest, in the time of the port, and its code reads as the ticket', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [
    { slot: 'night', passengers: [adult({ name: '陈美玲' }), adult({ name: 'Chan Wei Jie' })] },
  ]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await login(customer);
  await page.goto('/shipClient/personalOrder');
  await page.getByRole('link', { name: 'Tickets' }).click();
  await expect(page).toHaveURL(`/shipClient/personalOrder?order=${order.id}`);
  // A cabin's, too, is a boarding card, and no standing ticket.
  await expect(page.getByRole('article').first()).toContainText('Boarding card');
  await expect(codes(page)).toHaveCount(2);

  const [first] = await ticketsOf(request, customer.token, [order]);
  const pass = page.getByRole('article').first();
  const departs = formatInstant(order.sailing.departsAt).slice(11);
  for (const text of [
    '陈美玲',
    order.sailing.shipName,
    departs,
    formatSerial(first?.serial ?? ''),
    order.orderNo,
  ])
    await expect(pass).toContainText(text);
  // Written as every date of the site.
  const spoken = new RegExp(`^[A-Z][a-z]{2} \\d{1,2} [A-Z][a-z]{2} \\d{4} ${departs}$`);
  await expect(page.getByText(spoken)).toBeVisible();

  expect(await readQr(await codes(page).first().screenshot())).toEqual([first?.code]);
  expect(readTicketCode(first?.code ?? '')).toMatchObject({
    ticketId: first?.id,
    sailingId: order.sailing.id,
  });
});

test('a saved picture holds the code of its ticket', async ({ page, request, login }) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [
    { passengers: [adult({ name: 'Muhammad Amirul Hakim bin Abdul Rahman' })] },
  ]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${order.id}`);
  const started = page.waitForEvent('download');
  await page.getByRole('article').getByRole('button', { name: 'Save as image' }).click();
  const download = await started;
  const [ticket] = await ticketsOf(request, customer.token, [order]);
  expect(download.suggestedFilename()).toBe(`${order.orderNo}-${ticket?.serial}.png`);
  expect(await readQr(await contentOf(download))).toEqual([ticket?.code]);
  await expect(page.getByText('Download success')).toBeVisible();
});

test('tickets of several orders come as a zip with one picture each', async ({ page, request, login }) => {
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [
    { passengers: [adult(), adult()] },
    { slot: 'night', kind: 'standing' },
  ]);
  await confirmPaid(request, await login('frontdesk'), orders);
  await login(customer);
  await page.goto('/shipClient/personalOrder?status=paid');
  await page.getByRole('checkbox', { name: /^Select all of group/ }).check();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save tickets of 2 orders' }).click();
  const files = unzipSync(await contentOf(await started));
  const tickets = await ticketsOf(request, customer.token, orders);
  expect(tickets).toHaveLength(3);
  const read = await Promise.all(Object.values(files).map((file) => readQr(file)));
  expect(read.flat().toSorted()).toEqual(tickets.map(({ code }) => String(code)).toSorted());
  for (const { serial } of tickets)
    expect(Object.keys(files).filter((name) => name.endsWith(`${serial}.png`))).toHaveLength(1);
  await expect(page.getByText('Download success')).toBeVisible();
});

test('a picture that cannot be made says that the download failed', async ({ page, request, login }) => {
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [{}]);
  await confirmPaid(request, await login('frontdesk'), orders);
  await login(customer);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await page.goto(`/shipClient/personalOrder?order=${orders[0]?.id}`);
  await page.getByRole('article').getByRole('button', { name: 'Save as image' }).click();
  await expect(page.getByRole('alert')).toHaveText('Download failed');
});

test('an unpaid order and a cancelled one show no code and save no picture', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [{}]);
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${order?.id}`);
  await expect(page.getByText('The code appears here once the order is paid')).toBeVisible();
  await expect(codes(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('You canceled this order. Nothing was charged.')).toBeVisible();
  await expect(page.getByText('Not valid for boarding')).toBeVisible();
  await expect(codes(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
});

test('the calendar file says when the ship sails, and is the same each time', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [
    { slot: 'night', passengers: [adult({ name: 'Ong, Kai' })] },
  ]);
  if (!order) throw new Error('no order');
  await confirmPaid(request, await login('frontdesk'), [order]);
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${order.id}`);
  const save = async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(`${order.orderNo}.ics`);
    return Buffer.from(await contentOf(download)).toString('utf8');
  };
  const text = await save();
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const utc = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  expect(lines).toContain(`DTSTART:${utc(order.sailing.departsAt)}`);
  expect(lines).toContain(`DTEND:${utc(order.sailing.returnsAt)}`);
  expect(lines).toContain(`UID:order-${order.orderNo}@gangway`);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(String.raw`Ong\, Kai`);
  expect(await save()).toBe(text);
});

test('on paper there are the passes and nothing else, each in one piece', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [{ passengers: [adult(), adult(), adult()] }]);
  await confirmPaid(request, await login('frontdesk'), orders);
  await login(customer);
  await page.goto(`/shipClient/personalOrder?order=${orders[0]?.id}`);
  await expect(codes(page)).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(codes(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'About this order' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('article').first()).toHaveCSS('break-inside', 'avoid');
});

test('axe finds nothing on an order and its tickets, in Chinese', async ({
  page,
  request,
  login,
  speak,
  expectAccessible,
}) => {
  await speak('zh');
  const customer = await newCustomer(request);
  const [paid, unpaid] = await book(request, customer.token, [{ slot: 'night' }, {}]);
  if (!paid || !unpaid) throw new Error('no orders');
  await confirmPaid(request, await login('frontdesk'), [paid]);
  await login(customer);
  for (const { id } of [paid, unpaid]) {
    await page.goto(`/shipClient/personalOrder?order=${id}`);
    await expect(page.getByRole('article')).toBeVisible();
    await expectAccessible(page);
  }
});
