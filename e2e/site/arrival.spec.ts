import { readFileSync } from 'node:fs';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { call } from '../fixtures/call.ts';
import { book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test('a ticket and its calendar entry say when boarding opens, by when to arrive, at which terminal, and where that is', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [{}]);
  await confirmPaid(request, await login('frontdesk'), orders);
  await login(customer);
  const { orders: own } = await call(request, customer.token, bookingCalls.listMyOrders, {
    body: { ids: orders.map(({ id }) => id) },
  });
  const arrival = own[0]?.arrival;
  if (!arrival) throw new Error('no order');
  const time = (instant: string) => formatInstant(instant).slice(11);
  const spoken = (name: string, instant: string) =>
    new RegExp(`${name}: [A-Z][a-z]{2} \\d{1,2} [A-Z][a-z]{2} \\d{4} ${time(instant)}`);
  await page.goto(`/shipClient/personalOrder?order=${orders[0]?.id}`);
  const pass = page.getByRole('article');
  for (const [name, value] of [
    ['Boarding opens', time(arrival.boardingOpensAt)],
    ['Arrive by', time(arrival.arriveBy)],
    ['Terminal', arrival.terminal.en],
  ])
    await expect(pass).toContainText(`${name}${value}`);
  const map = pass.getByRole('link', { name: 'Show on a map' });
  await expect(map).toHaveAttribute('href', arrival.mapUrl);
  await expect(map).toHaveAttribute('rel', 'noreferrer');

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const entry = readFileSync(await (await started).path(), 'utf8').replaceAll('\r\n ', '');
  expect(entry).toContain(`URL:${arrival.mapUrl}\r\n`);
  expect(entry).toMatch(spoken('Arrive by', arrival.arriveBy));
  expect(entry).toMatch(spoken('Boarding opens', arrival.boardingOpensAt));
  expect(entry.replaceAll('\\', '')).toContain(`LOCATION:${arrival.terminal.en}, Port Klang`);
});

test('the page of an order says where its tickets were mailed to, and when that failed', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [{}]);
  await confirmPaid(request, await login('frontdesk'), orders);
  await login(customer);
  // No mail leaves the product under test, so it says nothing by itself.
  await page.goto(`/shipClient/personalOrder?order=${orders[0]?.id}`);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText(/mailed/)).toHaveCount(0);
  for (const [state, words] of [
    ['sent', 'We have mailed your tickets to lim@example.com.'],
    ['failed', 'Your tickets could not be mailed to lim@example.com. They all stand here.'],
  ]) {
    await page.route(`**${apiBase}/shipClient/order/tickets`, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      for (const order of answer.data.orders) order.ticketMail = { recipient: 'lim@example.com', state };
      await route.fulfill({ response, json: answer });
    });
    await page.reload();
    await expect(page.getByText(words ?? '')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('whoever gave no address is told so on the paid order, and led to where one is given', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const orders = await book(request, customer.token, [{}]);
  await confirmPaid(request, await login('frontdesk'), orders);
  await login(customer);
  // A mail is written within seconds; this order was paid an hour ago.
  await page.route(`**${apiBase}/shipClient/order/tickets`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const order of answer.data.orders) order.paidAt = new Date(Date.now() - 3_600_000).toISOString();
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`/shipClient/personalOrder?order=${orders[0]?.id}`);
  await expect(page.getByText('We have no email address to send your tickets to.')).toBeVisible();
  await page.getByRole('link', { name: 'Add an email in the personal centre' }).click();
  await expect(page).toHaveURL('/shipClient/personalCenter');
});
