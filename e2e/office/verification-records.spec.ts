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
  await expect(page.getByRole('button', { name: `Sailing: ${sailing.name}` })).toBeVisible();
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
  await expect(question).toContainText('Say the reason');
  await question.getByRole('textbox', { name: 'Reason' }).fill('The wrong person');
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The scan of Tan Ah Kow was taken back')).toBeVisible();
  await expect(panel).toContainText('The wrong person');
  await expect(panel.getByRole('button', { name: 'Take back' })).toBeHidden();
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
