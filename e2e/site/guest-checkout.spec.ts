import { randomBytes, randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { cookieNames } from '@gangway/contract/core/cookies.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { request as requests } from '@playwright/test';
import { flatWeek, roomTypeBody, standing } from '../../packages/server/test/catalogue.ts';
import { type MailServer, startMailServer } from '../../packages/server/test/mail-server.ts';
import { textOf } from '../../packages/server/test/read-mail.ts';
import { born, myKad } from '../fixtures/booking.ts';
import { call } from '../fixtures/call.ts';
import { demoPassword } from '../fixtures/demo-accounts.ts';
import { bill, decideAtGateway } from '../fixtures/gateway-page.ts';
import { openDrawers } from '../fixtures/open-drawers.ts';
import { adult, confirmPaid } from '../fixtures/orders.ts';
import { type Product, startProduct } from '../fixtures/start-product.ts';
import { expect, test, visible } from '../fixtures/test.ts';
import { fillMalaysian, guest, wizardPath } from '../fixtures/wizard.ts';

// A product of its own, which sends its mails; one for all tests here.
test.describe.configure({ mode: 'default' });
let product: Product;
let mailServer: MailServer;
let offer: Awaited<ReturnType<typeof makeOffer>>;
test.beforeAll(async () => {
  mailServer = await startMailServer();
  product = await startProduct({ env: { SMTP_URL: mailServer.url, DEMO: 'accounts' } });
  offer = await makeOffer();
});
test.afterAll(async () => {
  await product.stop();
  await mailServer.stop();
});

/** A sailing with boarding passes; the product has nothing else to sell. */
async function makeOffer(): Promise<{ sailingId: number; roomTypeId: number }> {
  const request = await requests.newContext({ baseURL: product.url });
  const body = { username: 'editor', password: demoPassword };
  const token = await call(request, null, identityCalls.login, { body });
  const both = (text: string) => ({ en: text, zh: text });
  const ship = await call(request, token, fleetCalls.saveShip, {
    body: { name: 'Aurora', status: 'active' },
  });
  const type = await call(request, token, fleetCalls.saveRoomType, {
    body: roomTypeBody('PASS', { ...standing, week: flatWeek(12_000, 12_000) }),
  });
  const ports = { fromPort: both('Port Klang'), destination: both('Strait'), description: both('') };
  const route = await call(request, token, sailingsCalls.saveRoute, {
    body: { ...ports, enabled: true, imageId: null },
  });
  const times = { slot: 'day' as const, departure: '09:00', returning: '17:00' };
  const sailing = await call(request, token, sailingsCalls.saveSailing, {
    body: { shipId: ship.id, routeId: route.id, date: addDays(portDate(new Date()), 30), ...times },
  });
  await request.dispose();
  return { sailingId: sailing.id, roomTypeId: type.id };
}

/** The link to an order in the latest mail to an address. */
async function linkOf(email: string, subject: RegExp): Promise<string> {
  const find = () =>
    mailServer.received.findLast(
      ({ envelopeTo, subject: said }) => envelopeTo[0] === email && subject.test(said),
    );
  await expect.poll(find).toBeDefined();
  const mail = find();
  return /http\S+#order=\S+$/m.exec(mail ? textOf(mail, 'text/plain') : '')?.[0] ?? '';
}

test('booked and paid without an account, opened by the mailed link elsewhere, and made an account of', async ({
  page,
  browser,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/status of 4\d\d/);
  const name = `guest${randomBytes(5).toString('hex')}`;
  const email = `${name}@example.com`;
  await page.goto(`${product.url}${wizardPath}?sailing=${offer.sailingId}&roomType=${offer.roomTypeId}`);
  await fillMalaysian(guest(page, 1), 'Farah Idris', myKad(born(31)));
  await guest(page, 1).getByLabel('Keep this guest').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Credit or debit card' }).check();
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: /^Pay now/ }).click();

  // The keyboard walks over all three ways, and what is known of the first passenger is there already.
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
  await dialog.getByRole('tab', { name: 'Sign in' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('tab', { name: 'Guest', exact: true })).toBeFocused();
  const form = dialog.getByRole('form', { name: 'Guest', exact: true });
  await expect(form.getByLabel('Phone')).toHaveValue('+60123456789');
  await expectAccessible(page);
  await form.getByLabel('Email').fill('farah');
  await form.getByRole('button', { name: 'Continue without an account' }).click();
  await expect(form.getByText('tick that you agree').first()).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Continue without an account' }).dblclick();

  await expect(bill(page)).toBeVisible();
  await decideAtGateway(page, 'pay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Welcome aboard!');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await page.goto(`${product.url}/shipClient/personalOrder`);
  await expect(page.getByRole('checkbox', { name: /^Select order GW/ })).toHaveCount(1);
  await expectAccessible(page);

  // Another device: only the link of the mail.
  const link = await linkOf(email, /Your tickets/);
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Order GW/);
  await expect(other.getByRole('img', { name: /^QR code/ })).toHaveCount(1);
  const orderNo = (await other.getByRole('heading', { level: 1 }).innerText()).replace('Order ', '');
  const offered = other.getByRole('button', { name: 'Make an account' });
  await expect(offered).toBeVisible();
  await expectAccessible(other);

  // A ticket is handed on with its link. To change something one asks for a link, mailed to whoever bought.
  await other.goto(`${product.url}/queryOrderInfo`);
  await other.getByRole('button', { name: 'Get the link again' }).click();
  const asking = other.getByRole('form', { name: 'Booked without an account?' });
  await asking.getByLabel('Order number').fill(orderNo);
  await asking.getByLabel('Email').fill(email);
  await asking.getByRole('button', { name: 'Mail me the link' }).click();
  const own = await linkOf(email, /^Your booking/);
  await other.goto('about:blank');
  await other.goto(own);
  await other.getByRole('button', { name: 'Open the booking' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderNo}`);
  await offered.click();
  const account = other.getByRole('dialog', { name: 'Make an account' });
  await expect(account.getByLabel('Full name')).toHaveValue('Farah Idris');
  await account.getByLabel('Username').fill(name);
  await account.getByLabel('Date of birth').fill('1990-02-28');
  await account.getByLabel('Password', { exact: true }).fill('first-Pass1');
  await account.getByLabel('Confirm password').fill('first-Pass1');
  await expectAccessible(other);
  await account.getByRole('button', { name: 'Create account' }).click();
  await expect(other.getByText('Your account is open. Welcome!')).toBeVisible();
  await expect(offered).toBeHidden();

  // The first device is signed out, and so is the link; the account has it all.
  await other.context().clearCookies();
  await other.goto('about:blank');
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link has run out');
  await other.goto(`${product.url}/login?redirect=/shipClient/personalOrder`);
  await other.getByRole('textbox', { name: 'Username' }).fill(name);
  await visible(other.getByLabel('Password', { exact: true })).fill('first-Pass1');
  await other.locator('form:visible').getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByRole('checkbox', { name: `Select order ${orderNo}` })).toHaveCount(1);
  await elsewhere.close();
});

/** Booked without an account and paid at the counter: the token of who bought, and the order. */
async function boughtBy(email: string) {
  const request = await requests.newContext({ baseURL: product.url });
  const token = await call(request, null, customersCalls.bookAsGuest, {
    body: { key: randomUUID(), email, phone: '+60123456789', agreed: true },
  });
  const line = { ...offer, bed: null, passengers: [adult()], shownTotalSen: 12_000 };
  const { lines } = await call(request, token, bookingCalls.checkout, {
    body: { key: randomUUID(), method: 'cash', agreed: true, lines: [line] },
  });
  const [bought] = lines;
  if (!bought?.ok) throw new Error('nothing was bought');
  await openDrawers(product.url);
  const body = { username: 'frontdesk', password: demoPassword };
  await confirmPaid(request, await call(request, null, identityCalls.login, { body }), [bought.order]);
  await request.dispose();
  return { token, ...bought.order };
}

test('a mistyped address is put right, the link of a ticket tells how to go on, and all links are withdrawn', async ({
  page,
  context,
  browser,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/status of 4\d\d/);
  const email = `right${randomBytes(5).toString('hex')}@example.com`;
  const order = await boughtBy(`wrong.${email}`);
  const first = await linkOf(`wrong.${email}`, /Your tickets/);
  await context.addCookies([{ name: cookieNames.token, value: order.token, url: product.url }]);
  await page.goto(`${product.url}/shipClient/personalOrder?order=${order.id}`);
  const links = page.getByRole('region', { name: 'Email and links' });
  await expect(links).toContainText(`go to wrong.${email}`);
  await links.getByRole('button', { name: 'Wrong address?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the email address' });
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Use this address' }).click();
  await expect(links).toContainText(`go to ${email}`);

  // Whoever has the ticket looks, and is told where to ask for more.
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await elsewhere.newPage();
  await other.goto(first);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link has run out');
  const ofTicket = await linkOf(email, /Your tickets/);
  await other.goto('about:blank');
  await other.goto(ofTicket);
  await other.getByRole('button', { name: /^Share this ticket/ }).click();
  const share = other.getByRole('dialog', { name: /^Share the ticket/ });
  await share.getByRole('button', { name: 'Make a link' }).click();
  await expect(share.getByText('it only shows the booking')).toBeVisible();
  await expect(share.getByRole('button', { name: 'Make a link' })).toHaveCount(0);
  await expectAccessible(other);
  await share.getByRole('link', { name: 'Mail me my own link' }).click();
  const asking = other.getByRole('form', { name: 'Booked without an account?' });
  await expect(asking.getByLabel('Order number')).toHaveValue(order.orderNo);
  await expect(asking.getByLabel('Email')).toBeFocused();
  await asking.getByLabel('Email').fill(email);
  await asking.getByRole('button', { name: 'Mail me the link' }).click();
  const own = await linkOf(email, /^Your booking/);
  await other.goto('about:blank');
  await other.goto(own);
  await other.getByRole('button', { name: 'Open the booking' }).click();

  await other.getByRole('button', { name: 'Withdraw all links' }).click();
  const question = other.getByRole('alertdialog').or(other.getByRole('dialog'));
  await expectAccessible(other);
  await question.getByRole('button', { name: 'Withdraw all links' }).click();
  await expect(other.getByText('No link opens this order any more')).toBeVisible();
  await other.context().clearCookies();
  for (const link of [ofTicket, own]) {
    await other.goto('about:blank');
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link has run out');
  }
  // Who bought is still there.
  await page.reload();
  await expect(links).toContainText(`go to ${email}`);
  await elsewhere.close();
});
