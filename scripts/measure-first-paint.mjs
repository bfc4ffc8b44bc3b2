import { chromium } from '@playwright/test';

/**
 * How soon the home page is there on a slow phone: slow 4G and a quarter of this machine's speed, an empty cache.
 * `/home` comes drawn by the server; `/home/`, with a stroke too many, comes as the plain document and is drawn by the
 * browser, so one run compares both. Usage: node scripts/measure-first-paint.mjs http://localhost:8080 [runs]
 */
const [base = 'http://localhost:8080', runs = '5'] = process.argv.slice(2);
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const rows = [];
for (const [name, path] of Object.entries({
  'drawn by the server': '/home',
  'drawn by the browser': '/home/',
})) {
  const found = [];
  for (let run = 0; run < Number(runs); run += 1) found.push(await measure(base + path));
  rows.push({
    page: name,
    'first paint ms': median(found.map((one) => one.fcp)),
    'largest paint ms': median(found.map((one) => one.lcp)),
    'moved (CLS)': median(found.map((one) => one.cls)),
  });
}
console.table(rows);
await browser.close();

async function measure(url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { fcp: 0, lcp: 0, cls: 0 };
    globalThis.seen = seen;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.entryType === 'layout-shift') seen.cls += entry.value;
        if (entry.entryType === 'largest-contentful-paint') seen.lcp = entry.startTime;
        if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
      }
    });
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift']) {
      observer.observe({ type, buffered: true });
    }
  });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return seen;
}

function median(values) {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return middle > 10 ? Math.round(middle) : Number(middle.toFixed(4));
}
