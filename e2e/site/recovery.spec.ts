import { randomBytes } from 'node:crypto';
import { type MailServer, startMailServer } from '../../packages/server/test/mail-server.ts';
import { textOf } from '../../packages/server/test/read-mail.ts';
import { type Product, startProduct } from '../fixtures/start-product.ts';
import { expect, test, visible } from '../fixtures/test.ts';

// A product of its own, which sends its mails.
let product: Product;
let mailServer: MailServer;
test.beforeAll(async () => {
  mailServer = await startMailServer();
  product = await startProduct({ env: { SMTP_URL: mailServer.url, DEMO: 'off' } });
});
test.afterAll(async () => {
  await product.stop();
  await mailServer.stop();
});

/** The link of the latest mail to an address whose subject says so. */
async function linkOf(email: string, subject: RegExp): Promise<string> {
  const find = () =>
    mailServer.received.findLast(
      ({ envelopeTo, subject: said }) => envelopeTo[0] === email && subject.test(said),
    );
  await expect.poll(find).toBeDefined();
  const mail = find();
  return /^http\S+#\S+$/m.exec(mail ? textOf(mail, 'text/plain') : '')?.[0] ?? '';
}

test('an address is confirmed by a mail, and a forgotten password replaced by another', async ({
  page,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/status of 4\d\d/);
  const name = `guest${randomBytes(5).toString('hex')}`;
  const email = `${name}@example.com`;
  await page.goto(`${product.url}/login?tab=register`);
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.getByLabel('Full name').fill('Tan Ah Kow');
  await page.getByLabel('Phone').fill('012-345 6789');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Date of birth').fill('1990-02-28');
  await visible(page.getByLabel('Password', { exact: true })).fill('first-Pass1');
  await visible(page.getByLabel('Confirm password')).fill('first-Pass1');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/home$/);

  await page.goto(`${product.url}/shipClient/personalCenter`);
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(`A mail to ${email} is on its way`)).toBeVisible();
  await page.goto(await linkOf(email, /confirm your email/));
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, this is my email' }).click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Personal centre' }).click();
  await expect(page.getByText('Confirmed: your tickets come here')).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies({ name: 'gangway_token' });
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Username' }).fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to sign in' }).click();

  const link = await linkOf(email, /Set a new password/);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('second-Pass2');
  await page.getByLabel('Confirm password').fill('second-Pass');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  await page.getByLabel('Confirm password').fill('second-Pass2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your new password is saved. Please sign in.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill(email);
  await visible(page.getByLabel('Password', { exact: true })).fill('second-Pass2');
  await page.locator('form:visible').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/home$/);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('third-Pass3');
  await page.getByLabel('Confirm password').fill('third-Pass3');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('This link has been used or has run out.').first()).toBeVisible();
});
