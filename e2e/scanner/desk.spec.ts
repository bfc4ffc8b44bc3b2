import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { HeadCount } from '@gangway/contract/boarding/head-count-schemas.ts';
import type { ScanSetup } from '@gangway/contract/boarding/schemas.ts';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { makeBoarding } from '../fixtures/boarding.ts';
import { call } from '../fixtures/call.ts';
import type { OwnSailing } from '../fixtures/own-sailing.ts';
import { staffToken } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

const desk = '/ship/shipWriteOff';

/** A sailing that boards, with one order on it, and the code of each of its tickets by name. */
async function makeOrder(request: APIRequestContext, names: readonly string[]) {
  const staff = await staffToken(request, 'editor');
  const { sailing, tickets } = await makeBoarding(request, staff, names);
  const codes = new Map(tickets.map(({ name, code }) => [name, code]));
  const codeOf = (name: string) => {
    const code = codes.get(name);
    if (!code) throw new Error(`no code for ${name}`);
    return code;
  };
  const headCount = (): Promise<HeadCount> =>
    call(request, staff, boardingCalls.headCount, { params: { id: sailing.id } });
  return { sailing, codeOf, headCount };
}

/** Opens the desk for boarding a sailing, with its list and some places of its own on the device. */
async function openDesk(page: Page, sailing: OwnSailing, people: number): Promise<void> {
  await page.goto(desk);
  await page.getByLabel('Name of the device').fill('Gangway left');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('radio', { name: new RegExp(sailing.ship) }).check();
  await page.getByRole('radio', { name: 'Boarding', exact: true }).check();
  const path = apiBase + boardingCalls.takeShare.path.replace('{id}', String(sailing.id));
  const share = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await page.getByRole('button', { name: 'Start scanning' }).click();
  await (await share).finished();
  await expectBoarded(page, 0, people);
}

/** Has the device wait for the server for as long as a loaded machine takes: alone it cannot say who scanned before. */
async function waitForServer(page: Page): Promise<void> {
  await page.route(`**${boardingCalls.scanSetup.path}`, async (route) => {
    const response = await route.fetch();
    const answer: { data: ScanSetup } = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, waitMs: 30_000 } } });
  });
}

/** What a scanner does, with nobody touching the screen before: the field must be waiting for it. */
async function scan(page: Page, code: string): Promise<void> {
  await expect(page.getByLabel(/^Scan, or type a serial number/)).toBeFocused();
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
}

/** The answer that lets somebody aboard. */
async function expectWelcome(page: Page, name: string): Promise<Locator> {
  const answer = page.getByRole('status').filter({ hasText: 'Welcome aboard.' }).filter({ hasText: name });
  await expect(answer.getByText('OK', { exact: true })).toBeVisible();
  await expect(answer).toHaveAttribute('data-mood', 'accepted');
  return answer;
}

async function expectBoarded(page: Page, boarded: number, people: number): Promise<void> {
  await expect(page.getByText(`${boarded} / ${people}`, { exact: true })).toBeVisible();
}

test('tickets board one after the other, none of them twice, and the rest of an order with one key', async ({
  page,
  login,
  request,
}) => {
  const { sailing, codeOf, headCount } = await makeOrder(request, [
    'Tan Ah Kow',
    'Siti Aminah',
    'Lim Siew Yen',
    'Raj Kumar',
  ]);
  await login('boarding');
  await waitForServer(page);
  await openDesk(page, sailing, 4);
  await scan(page, codeOf('Tan Ah Kow'));
  await expectWelcome(page, 'Tan Ah Kow');
  await expectBoarded(page, 1, 4);
  await scan(page, codeOf('Siti Aminah'));
  await expectWelcome(page, 'Siti Aminah');
  await expectBoarded(page, 2, 4);

  await scan(page, codeOf('Tan Ah Kow'));
  const stop = page.getByRole('alert').filter({ hasText: 'Tan Ah Kow' });
  await expect(stop).toContainText('Already aboard.');
  await expect(
    stop.getByRole('paragraph').filter({ hasText: /^\d\d:\d\d, Gangway left, Arif Hakimi$/ }),
  ).toBeVisible();
  await expectBoarded(page, 2, 4);

  await scan(page, codeOf('Lim Siew Yen'));
  await expectWelcome(page, 'Lim Siew Yen');
  await expect(page.getByRole('button', { name: 'Board the whole order (1 more) F2' })).toBeVisible();
  await page.keyboard.press('F2');
  await expect(page.getByRole('status').filter({ hasText: '1 of 1 passed' })).toContainText('Raj Kumar');
  await expectBoarded(page, 4, 4);
  await expect.poll(headCount).toMatchObject({ boarded: 4, aboard: 4, missing: 0, openConflicts: 0 });
});

test('the bar says the day of the sailing, at once in another language too', async ({
  page,
  login,
  request,
}) => {
  const { sailing } = await makeOrder(request, ['Tan Ah Kow']);
  const [, month, day] = /-(\d\d)-(\d\d)/.exec(sailing.name)?.map(Number) ?? [];
  await login('boarding');
  await openDesk(page, sailing, 1);
  const bar = page.getByRole('banner');
  await expect(bar).toContainText(new RegExp(`${sailing.ship} · ${day} [A-Z][a-z]+ · Day`));
  await page.getByLabel('Language').selectOption('zh');
  await expect(bar).toContainText(`${sailing.ship} · ${month}月${day}日 · 日间`);
});

test('a ticket accepted without a network outlives a reload and counts once when it is handed over', async ({
  page,
  login,
  request,
  context,
  announceErrors,
}) => {
  announceErrors(/ERR_INTERNET_DISCONNECTED/);
  const { sailing, codeOf, headCount } = await makeOrder(request, ['Tan Ah Kow', 'Siti Aminah']);
  await login('boarding');
  await openDesk(page, sailing, 2);
  await scan(page, codeOf('Tan Ah Kow'));
  await expectWelcome(page, 'Tan Ah Kow');
  const toSend = page.getByText('To send').locator('..').getByRole('definition');
  await expect(toSend).toHaveText('0');
  // Kept by the browser from here on, the app opens without a network.
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));

  await context.setOffline(true);
  await expect(page.getByText(/^Alone, [1-9]\d* more may board$/)).toBeVisible();
  await scan(page, codeOf('Siti Aminah'));
  const answer = await expectWelcome(page, 'Siti Aminah');
  await expect(answer).toContainText('Decided by this device, to be sent');
  await expectBoarded(page, 2, 2);
  await expect(toSend).toHaveText('1');

  await page.reload();
  await expect(toSend).toHaveText('1');
  await expectBoarded(page, 2, 2);
  await expect(page.getByRole('listitem').filter({ hasText: 'Siti Aminah' })).toContainText('to be sent');
  expect(await headCount()).toMatchObject({ boarded: 1, aboard: 1 });

  await context.setOffline(false);
  await expect(toSend).toHaveText('0');
  const counted = await headCount();
  expect(counted).toMatchObject({ boarded: 2, aboard: 2, missing: 0, openConflicts: 0 });
  expect(counted.devices).toMatchObject([{ name: 'Gangway left', scans: 2, holes: 0 }]);
  await expectBoarded(page, 2, 2);
});

test('without a network too, who is aboard is ticked off by deck, and so is the crew', async ({
  page,
  login,
  request,
  context,
  expectAccessible,
  announceErrors,
}) => {
  announceErrors(/ERR_INTERNET_DISCONNECTED/);
  const { sailing, codeOf } = await makeOrder(request, ['Tan Ah Kow', 'Siti Aminah']);
  const staff = await staffToken(request, 'editor');
  for (const crew of [
    { name: 'Captain Wong', duty: 'Bridge' },
    { duty: 'Galley', people: 12 },
  ])
    await call(request, staff, boardingCalls.saveCrew, { body: { sailingId: sailing.id, ...crew } });
  await login('boarding');
  await openDesk(page, sailing, 2);
  await scan(page, codeOf('Tan Ah Kow'));
  await expectWelcome(page, 'Tan Ah Kow');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Muster' }).click();
  await expect(page.getByRole('heading', { name: 'Muster: 0 of 14 at the station' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Without a cabin 1 person' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Crew and staff 13 people' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tan Ah Kow' }).check();
  await page.getByRole('checkbox', { name: '12 people Galley' }).check();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Muster: 13 of 14 at the station' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only who is missing' }).check();
  await expect(page.getByRole('checkbox', { name: 'Captain Wong Bridge' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Tan Ah Kow' })).toHaveCount(0);
  await context.setOffline(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the answer is accessible and a tap boards the whole order', async ({
    page,
    login,
    request,
    expectAccessible,
  }) => {
    const { sailing, codeOf, headCount } = await makeOrder(request, [
      'Tan Ah Kow',
      'Siti Aminah',
      'Lim Siew Yen',
    ]);
    await login('boarding');
    await openDesk(page, sailing, 3);
    await scan(page, codeOf('Siti Aminah'));
    await expect(await expectWelcome(page, 'Siti Aminah')).toBeInViewport();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await page.getByRole('button', { name: /^Board the whole order \(2 more\)/ }).click();
    const whole = page.getByRole('status').filter({ hasText: '2 of 2 passed' });
    await expect(whole.getByRole('listitem')).toHaveCount(2);
    await expect(whole).toContainText('Tan Ah Kow');
    await expect(whole).toContainText('Lim Siew Yen');
    await expectBoarded(page, 3, 3);
    await expectAccessible(page);
    await expect.poll(headCount).toMatchObject({ boarded: 3, aboard: 3 });
  });

  test('started from the end of a long list, the first answer stands whole under the bar', async ({
    page,
    login,
    request,
  }) => {
    const { sailing, codeOf } = await makeOrder(request, ['Tan Ah Kow', 'Siti Aminah', 'Lim Siew Yen']);
    // Low enough that the button is reached by scrolling, however few sailings there are.
    await page.setViewportSize({ width: 390, height: 440 });
    await login('boarding');
    await openDesk(page, sailing, 3);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await scan(page, codeOf('Siti Aminah'));
    const answer = await (await expectWelcome(page, 'Siti Aminah')).boundingBox();
    const bar = await page.getByRole('banner').boundingBox();
    expect(answer?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity));
  });
});
