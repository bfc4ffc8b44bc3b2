import { makeBoarding } from '../fixtures/boarding.ts';
import { newViewer } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test('every scan stands in the records, is found by its filters, opened, and taken back with a reason', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const { sailing, tickets, lane } = await makeBoarding(request, await login('editor'), [
    'Tan Ah Kow',
    'Siti Aminah',
  ]);
  const [first, second] = tickets;
  await lane.scan('board', { ticketId: first?.id ?? 0 });
  await lane.scan('board', { ticketId: first?.id ?? 0 });
  await lane.scan('board', { text: 'https://example.com/menu' });
  await lane.handOver('board', second?.id ?? 0);

  await page.goto(`/ship/verificationRecord?sailingId=${sailing.id}`);
  const table = page.getByRole('table', { name: 'Verification records' });
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table).toContainText('Already boarded');
  await expect(table).toContainText('Not a ticket');
  await expect(page.getByRole('combobox', { name: 'Sailing' })).toHaveValue(sailing.name);
  await expectAccessible(page);

  // The filters stand in the address, and a link shows the same.
  await page.getByRole('combobox', { name: 'Answer' }).click();
  await page.getByRole('option', { name: 'Turned away' }).click();
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(page).toHaveURL(/verdict=refused/);
  await page.goto(`/ship/verificationRecord?sailingId=${sailing.id}&offline=yes`);
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('Siti Aminah');

  await page.goto(`/ship/verificationRecord?serial=${first?.serial}&verdict=accepted`);
  await page.getByRole('button', { name: 'Open: Tan Ah Kow' }).click();
  const panel = page.getByRole('dialog', { name: 'Boarding: Tan Ah Kow' });
  await expect(panel).toContainText('Lane one');
  await expect(panel).toContainText('By the server');
  await expect(panel).toContainText(first?.serial ?? '');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Take back' }).click();
  const question = page.getByRole('dialog', { name: 'Take back the scan of Tan Ah Kow?' });
  await expect(question).toContainText('then counts as not boarded');
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(question).toContainText('Please enter a reason');
  await question.getByRole('textbox', { name: 'Reason' }).fill('The wrong person');
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The scan of Tan Ah Kow was taken back')).toBeVisible();
  await expect(panel).toContainText('The wrong person');
  await expect(panel.getByRole('button', { name: 'Take back' })).toBeHidden();
});

test('a sailing and a device are chosen by their names, a period in one go, and the tickets by what they are', async ({
  page,
  login,
  request,
  expectAccessible,
}) => {
  const deviceName = `Lane ${Date.now()}`;
  const { sailing, tickets, lane } = await makeBoarding(
    request,
    await login('editor'),
    ['Ng Wei Jie', 'Nurul Huda'],
    deviceName,
  );
  await lane.scan('board', { ticketId: tickets[0]?.id ?? 0 });
  await lane.scan('food', { ticketId: tickets[1]?.id ?? 0 });
  await page.goto('/ship/verificationRecord');
  const rows = page.getByRole('table', { name: 'Verification records' }).getByRole('row');
  const choose = async (filter: string, option: string) => {
    await page.getByRole('combobox', { name: filter, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };

  const sailings = page.getByRole('combobox', { name: 'Sailing', exact: true });
  await sailings.fill(sailing.ship);
  await page.getByRole('option', { name: sailing.name }).click();
  await expect(page).toHaveURL(new RegExp(`sailingId=${sailing.id}`));
  await expect(rows).toHaveCount(3);
  await choose('Period', 'Today');
  await expect(page).toHaveURL(/receivedFrom=.*receivedTo=/);
  await expect(rows).toHaveCount(3);
  await choose('Period', 'Yesterday');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await choose('Period', 'Last 7 days');
  await expect(rows).toHaveCount(3);

  await page.getByRole('button', { name: 'More filters' }).click();
  await choose('Boarding status', 'Pending boarding');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Nurul Huda');
  await choose('Verification', 'Unverified');
  await choose('Cabin type', 'Standing');
  await page.getByRole('combobox', { name: 'Device', exact: true }).fill(deviceName);
  await page.getByRole('option', { name: deviceName }).click();
  await page.getByRole('searchbox', { name: 'Phone' }).fill('0000000');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Phone' }).fill('');
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);

  // A link shows the same, with the names of what it is about.
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(sailings).toHaveValue(sailing.name);
  await expect(page.getByRole('combobox', { name: 'Device', exact: true })).toHaveValue(deviceName);
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('Last 7 days');
  await choose('Cabin type', 'Window');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click();
  await expect(sailings).toHaveValue('');
});

test('who may only look takes nothing back and sees no whole document', async ({ page, login, request }) => {
  const admin = await login('admin');
  const { tickets, lane } = await makeBoarding(request, admin, ['Lim Siew Yen']);
  await lane.scan('board', { ticketId: tickets[0]?.id ?? 0 });
  await login(await newViewer(request, admin, ['/ship/verificationRecord']));
  await page.goto(`/ship/verificationRecord?serial=${tickets[0]?.serial}`);
  await page.getByRole('button', { name: 'Open: Lim Siew Yen' }).click();
  const panel = page.getByRole('dialog', { name: 'Boarding: Lim Siew Yen' });
  await expect(panel).toContainText('••••');
  await expect(panel.getByRole('button', { name: /Show|Take back/ })).toHaveCount(0);
});

test('on a telephone each scan is a card', async ({ page, login, request, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { sailing, tickets, lane } = await makeBoarding(request, await login('editor'), ['Lim Siew Yen']);
  await lane.scan('board', { ticketId: tickets[0]?.id ?? 0 });
  await page.goto(`/ship/verificationRecord?sailingId=${sailing.id}`);
  const cards = page.getByRole('list', { name: 'Verification records' });
  await expect(cards.getByRole('listitem')).toHaveCount(1);
  await expect(cards).toContainText('Lim Siew Yen');
  await expectAccessible(page);
  await cards.getByText('Lim Siew Yen').click();
  await expect(page.getByRole('dialog', { name: 'Boarding: Lim Siew Yen' })).toBeVisible();
});
