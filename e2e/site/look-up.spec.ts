import { randomInt } from 'node:crypto';
import { adult, book, confirmPaid, newCustomer } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

const refused = /status of 4\d\d/;

/** A document nobody else has, whose last four characters are known. */
const numberEnding = (end: string) => `K${randomInt(100_000, 999_999)}${end}`;

test('an order number and the end of a document open that passenger’s ticket, and no other', async ({
  page,
  request,
  login,
}) => {
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [
    {
      slot: 'night',
      passengers: [
        adult({ name: 'Other Guest', idNumber: numberEnding('1111') }),
        adult({ name: 'Named Guest', idNumber: numberEnding('AB34') }),
      ],
    },
  ]);
  if (!order) throw new Error('no order');
  await page.context().clearCookies();
  await page.goto('/queryOrderInfo');
  const find = async () => {
    await page.getByLabel('Order number').fill(order.orderNo.toLowerCase());
    await page.getByLabel('Last 4 characters of the document').fill('ab34');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.orderNo}`);
  };
  await find();
  await expect(page.getByText('This order is not paid yet.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0);

  await confirmPaid(request, await login('frontdesk'), [order]);
  await page.context().clearCookies();
  await page.reload();
  await find();
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Named Guest' })).toBeVisible();
  await expect(page.getByText('Also on this order: O***')).toBeVisible();
  await expect(page.getByText('Other Guest')).toBeHidden();
  const saved = page.waitForEvent('download');
  await page.getByRole('article').getByRole('button', { name: 'Save as image' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^GW.*\.png$/);
  await expect(page.getByText('Download success')).toBeVisible();
});

test('a wrong number and wrong characters get the same answer, and tries run out', async ({
  page,
  request,
  announceErrors,
}) => {
  announceErrors(refused);
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [
    { passengers: [adult({ idNumber: numberEnding('9999') })] },
  ]);
  await page.goto('/queryOrderInfo');
  const ask = async (orderNo: string, ending: string) => {
    await page.getByLabel('Order number').fill(orderNo);
    await page.getByLabel('Last 4 characters of the document').fill(ending);
    const answered = page.waitForResponse('**/shipClient/queryOrder');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await answered;
    const place = page.getByRole('main').getByRole('alert');
    await expect(place).toBeVisible();
    return place.innerText();
  };
  const wrongEnding = await ask(order?.orderNo ?? '', '0000');
  expect(wrongEnding).toBe('No order found with this number and these 4 characters');
  expect(await ask('GW260101AAAAAA', '9999')).toBe(wrongEnding);
  for (let tries = 0; tries < 4; tries += 1) await ask(order?.orderNo ?? '', '0000');
  expect(await ask(order?.orderNo ?? '', '9999')).toContain('Try again in 15 minutes.');
});

test('characters that cannot be right are named at the field, and nothing is sent', async ({ page }) => {
  await page.goto('/queryOrderInfo');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/shipClient/queryOrder')) sent += 1;
  });
  await page.getByLabel('Last 4 characters of the document').fill('12');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Enter the last 4 letters or digits of the document');
  await expect(page.getByLabel('Order number')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toBe(0);
});

test('axe finds nothing where an order is looked up, in Chinese', async ({
  page,
  request,
  speak,
  expectAccessible,
}) => {
  await speak('zh');
  const customer = await newCustomer(request);
  const [order] = await book(request, customer.token, [
    { passengers: [adult({ idNumber: numberEnding('9999') })] },
  ]);
  await page.goto('/queryOrderInfo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.locator('input[name=orderNo]').fill(order?.orderNo ?? '');
  await page.locator('input[name=idEnding]').fill('9999');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectAccessible(page);
});

test('whoever lost the mail has the link mailed again; what is said is the same for everybody', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/queryOrderInfo');
  await page.getByRole('button', { name: 'Get the link again' }).click();
  const form = page.getByRole('form', { name: 'Booked without an account?' });
  await expect(form.getByLabel('Order number')).toBeFocused();
  await form.getByLabel('Order number').fill('GW000000');
  await form.getByLabel('Email').fill('nobody@example.com');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(page.getByText('the link is on its way')).toBeVisible();
});
