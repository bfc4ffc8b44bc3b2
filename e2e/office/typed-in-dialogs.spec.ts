import { book, newCustomer, orderPage } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test('a reason that was typed is not thrown away by Escape or by Back, and a dialog goes with its screen', async ({
  page,
  login,
  request,
}) => {
  const { token } = await newCustomer(request);
  const [order] = await book(request, token, [{}]);
  await login('frontdesk');
  await page.goto('/ship/rechargeRecord');
  await page.getByTestId('sidebar').getByRole('link', { name: 'Orders' }).click();
  await page.getByLabel('Number, name, phone or document').fill(order?.orderNo ?? '');
  await page.getByRole('button', { name: `Open: ${order?.orderNo}` }).click();
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  await cancel.click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  const reason = question.getByLabel('Reason');
  await reason.fill('Wrong date');
  await page.keyboard.press('Escape');
  await expect(reason).toHaveValue('Wrong date');

  await page.goBack();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await expect(reason).toHaveValue('Wrong date');
  await page.goBack();
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(question).toBeHidden();
  await expect(cancel).toBeHidden();

  // With nothing typed nobody is asked, and the question goes with the order it was about.
  await page.goto(orderPage(order));
  await cancel.click();
  await expect(question).toBeVisible();
  await page.getByTestId('sidebar').locator('a[href="/ship/rechargeRecord"]').dispatchEvent('click');
  await expect(page).toHaveURL(/rechargeRecord/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is found by keyboard hears the first letters too', async ({ page, login }) => {
  await login('frontdesk');
  await page.goto('/ship/shipOrder');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Head count');
  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  await expect(field).toHaveValue('Head count');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ship\/headCount/);
});
