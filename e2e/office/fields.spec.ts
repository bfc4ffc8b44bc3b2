import { expect, test } from '../fixtures/test.ts';

test('a date is taken as people type it, and what is none is said and not taken for the one before', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/ship/shipOrder');
  await page.getByRole('button', { name: 'Counter sale' }).click();
  const born = page.getByRole('group', { name: 'Passenger 1' }).getByLabel('Date of birth');
  for (const typed of ['14/02/1988', '14021988', '1988-02-14']) {
    await born.fill(typed);
    await born.blur();
    await expect(born).toHaveValue('1988-02-14');
    await expect(born).not.toHaveAttribute('aria-invalid', 'true');
  }
  await born.fill('31/02/1988');
  await born.blur();
  await expect(page.getByText('“31/02/1988” is not a date.')).toBeVisible();
  await expect(born).not.toHaveValue('1988-02-14');
  // Nothing was there before: what was typed stays to be mended.
  await born.fill('14/02/88');
  await born.blur();
  await expect(page.getByText('“14/02/88” is not a date.')).toBeVisible();
  await expect(born).toHaveValue('14/02/88');
  await born.fill('14/02/1988');
  await born.blur();
  await expect(born).toHaveValue('1988-02-14');
  await expect(page.getByText('is not a date')).toHaveCount(0);
});

test('a number that is too small is refused with its reason, and stays as it was typed', async ({
  page,
  login,
  announceErrors,
}) => {
  announceErrors(/status of 4\d\d/);
  await login('admin');
  await page.goto('/setup/settingConfig?keyword=booking.holdMinutes');
  await page
    .getByRole('row', { name: /booking\.holdMinutes/ })
    .getByRole('button')
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  const value = drawer.getByRole('textbox').first();
  await value.fill('0');
  await value.blur();
  await expect(value).toHaveValue('0');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  await expect(drawer.getByText('Value range 1-120')).toBeVisible();
  await expect(value).toHaveValue('0');
});

test('a tier that is emptied stays empty, and is refused with its reason clear of the button below', async ({
  page,
  login,
}) => {
  await login('admin');
  await page.goto('/setup/settingConfig?keyword=refund.tiers');
  await page
    .getByRole('row', { name: /refund\.tiers/ })
    .getByRole('button')
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  const fee = drawer.getByLabel('Tier 1: fee in percent');
  await fee.fill('');
  await fee.blur();
  await expect(fee).toHaveValue('');
  await drawer.getByRole('button', { name: 'Save' }).click();
  const reason = drawer.getByText('The fee of a tier is a whole number from 0 to 100 %');
  await expect(reason).toBeVisible();
  const [below, above] = [
    await reason.boundingBox(),
    await drawer.getByRole('button', { name: 'Add a tier' }).boundingBox(),
  ];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(5);
});
