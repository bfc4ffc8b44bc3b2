import { expect, test } from '../fixtures/test.ts';

test('staff find a confirmation by its recipient, read it and go back to the list', async ({
  page,
  login,
  expectAccessible,
}) => {
  await login('editor');
  await page.goto('/setup/mails');
  const table = page.getByRole('table', { name: 'Mails' });
  const confirmation = table.getByRole('row').filter({ hasText: 'Your tickets / 您的电子船票' }).first();
  await expect(confirmation).toBeVisible();
  await expectAccessible(page);

  const recipient = (await confirmation.getByRole('cell').nth(1).textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Recipient or subject' }).fill(recipient);
  // It is searched for, but whose address it is stands in no address of ours.
  await expect(page).toHaveURL(/\/setup\/mails\?keyword=(?!.*@|.*%40)/);
  await confirmation.getByRole('button', { name: /^Read: / }).click();
  const mail = page.getByRole('dialog', { name: 'Mail' });
  await expect(mail).toContainText(recipient);
  await expect(mail).toContainText('Kept');
  await expect(mail).toContainText('No mail server is set');
  await expect(mail.getByRole('region', { name: 'Text' })).toContainText('is confirmed');
  await expect(mail.getByRole('region', { name: 'Text' })).toContainText('已确认');
  await expect(mail.getByRole('region', { name: 'Files' }).getByRole('listitem').first()).toContainText(
    /ticket-\w{10}\.png/,
  );
  await expect(mail.getByRole('button', { name: 'Send' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(mail).toHaveCount(0);
});

test('a filter that leaves nothing says so', async ({ page, login }) => {
  await login('frontdesk');
  await page.goto('/setup/mails?status=sent');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

for (const [locale, kept] of [
  ['zh', '已保留'],
  ['ko', '보관됨'],
] as const) {
  test(`the mails are shown in ${locale} and axe finds nothing`, async ({
    page,
    login,
    speak,
    expectAccessible,
  }) => {
    await speak(locale);
    await login('admin');
    await page.goto('/setup/mails');
    await expect(page.getByRole('table').getByText(kept).first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('a role without the screen is not let in', async ({ page, login, announceErrors }) => {
  announceErrors(/404/);
  await login('housekeeping');
  await page.goto('/setup/mails');
  await expect(page.getByRole('heading', { name: 'Your role does not include this screen' })).toBeVisible();
});
