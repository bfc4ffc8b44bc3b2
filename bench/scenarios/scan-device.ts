import { existsSync } from 'node:fs';
import { cookieNames } from '@gangway/contract/core/cookies.ts';
import { chromium, type Page } from '@playwright/test';
import { Client } from 'pg';
import { fillScans } from '../fill-scans.ts';
import { percentile } from '../percentile.ts';
import type { Scenario } from '../scenario.ts';
import { signIn } from '../sign-in.ts';
import { codeMaker } from '../ticket-codes.ts';

const scans = 80;

/**
 * What whoever holds the scanner waits for: from the last key of a code, typed by a reader, until the answer is painted, in
 * the app itself in Chromium; with the server on the same machine, and without a network.
 */
export const scenario: Scenario = async (product) => {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  const executablePath =
    process.env['CHROMIUM_PATH'] ??
    ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file));
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const ground = await fillScans(client, 1, 0);
    const codeOf = await codeMaker(client);
    const codes = (ground.ticketIds[0] ?? []).map((id) => codeOf({ id, sailingId: ground.firstSailingId }));
    const context = await browser.newContext({ locale: 'en-GB' });
    const token = await signIn(product.url, 'boarding');
    await context.addCookies([{ name: cookieNames.token, value: token, url: product.url }]);
    const page = await context.newPage();
    await page.goto(`${product.url}/ship/shipWriteOff`);
    await page.getByLabel('Name of the device').fill('Bench');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('radio', { name: /Pier/ }).check();
    await page.getByRole('button', { name: 'Start scanning' }).click();
    await page.getByText('Ready to scan').waitFor();
    await page.getByText('Connected').first().waitFor();
    await measure(page, codes.slice(0, 10));
    const online = await measure(page, codes.slice(10, 10 + scans));
    await context.setOffline(true);
    await measure(page, codes.slice(200, 210));
    const offline = await measure(page, codes.slice(210, 210 + scans));
    return {
      scans,
      onlineP50Ms: percentile(online, 50),
      onlineP99Ms: percentile(online, 99),
      offlineP50Ms: percentile(offline, 50),
      offlineP99Ms: percentile(offline, 99),
    };
  } finally {
    await browser.close();
    await client.end();
  }
};

/** Types codes as a reader does, one after the other; how long each answer took to be there to see. */
async function measure(page: Page, codes: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const code of codes) {
    const { ms, answer } = await page.evaluate(scanOnce, code);
    if (answer !== 'accepted') throw new Error(`somebody was not let in: ${answer}`);
    times.push(ms);
  }
  return times;
}

/** Runs in the page: nothing between Chromium and this program is measured. */
// oxlint-disable unicorn/consistent-function-scoping -- All of it goes to the page.
async function scanOnce(code: string): Promise<{ ms: number; answer: string }> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function goes to the page whole
  const panel = () => document.querySelector<HTMLElement>('section[data-mood]');
  const before = panel()?.textContent;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the same
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    const now = panel();
    if (now && now.textContent !== before && now.dataset['mood'] !== 'ready') resolve();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  for (const key of code) press(key);
  const start = performance.now();
  press('Enter');
  await promise;
  watch.disconnect();
  // The frame after next: by then it has been painted.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return { ms: performance.now() - start, answer: panel()?.dataset['mood'] ?? '' };
}
