import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = path.resolve(import.meta.dirname, '../packages/web/dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

const entry = 'site.html';
const texts = keyOf('virtual:messages/site/en');
const accountTexts = keyOf('virtual:messages/account/en');
const legalTexts = keyOf('virtual:messages/legal/en');
const orders = 'src/modules/booking/site';
const orderTexts = [accountTexts, keyOf('virtual:messages/booking/en'), keyOf('virtual:messages/orders/en')];
const laterPages = 'src/site/later-pages.ts';
const payTexts = keyOf('virtual:messages/pay/en');
const legal = 'src/modules/settings/site/legal';

/**
 * What a page of the site loads before it is complete: its own chunk and what the chunk asks for at once. Of `later`,
 * parts that come to life when the reader gets near them, only the styles are loaded with the page.
 */
const pages = [
  {
    path: '/home',
    limit: 110,
    chunks: ['src/site/home/home-page.tsx'],
    later: ['src/site/home/guide.tsx'],
  },
  {
    path: '/shipClient/routeList',
    limit: 130,
    chunks: ['src/modules/sailings/site/route-list-page.tsx', keyOf('virtual:messages/offers/en')],
  },
  { path: '/login', limit: 130, chunks: ['src/site/sign-in/login-page.tsx', accountTexts] },
  {
    path: '/shipClient/personalCenter',
    limit: 130,
    chunks: [
      laterPages,
      'src/site/account/account-page.tsx',
      'src/modules/customers/site/personal-center-page.tsx',
      keyOf('virtual:messages/personal/en'),
      ...orderTexts,
      keyOf('virtual:messages/wallet/en'),
    ],
  },
  {
    path: '/shipClient/personalOrder',
    limit: 130,
    chunks: [
      laterPages,
      `${orders}/orders/my-orders-page.tsx`,
      `${orders}/orders/order-list-page.tsx`,
      ...orderTexts,
    ],
  },
  {
    path: '/shipClient/personalOrder?order',
    limit: 130,
    chunks: [
      laterPages,
      `${orders}/orders/my-orders-page.tsx`,
      `${orders}/orders/order-page.tsx`,
      ...orderTexts,
    ],
  },
  {
    path: '/pay',
    limit: 130,
    chunks: [laterPages, `${orders}/pay/pay-page.tsx`, `${orders}/pay/pay-now.tsx`, ...orderTexts, payTexts],
  },
  {
    path: '/jump',
    limit: 130,
    chunks: [laterPages, 'src/modules/payments/site/jump-page.tsx', ...orderTexts, payTexts],
  },
  {
    // Paid: what came of the payment, and the tickets.
    path: '/return',
    limit: 135,
    chunks: [
      laterPages,
      `${orders}/return/return-page.tsx`,
      `${orders}/pay/paid-tickets.tsx`,
      ...orderTexts,
      payTexts,
    ],
  },
  {
    path: '/queryOrderInfo',
    limit: 130,
    chunks: [laterPages, `${orders}/look-up/look-up-page.tsx`, ...orderTexts],
  },
  {
    path: '/shipClient/pay/ship',
    limit: 155,
    chunks: [
      `${orders}/wizard/wizard-page.tsx`,
      accountTexts,
      ...['booking', 'offers', 'pay', 'wizard'].map((part) => keyOf(`virtual:messages/${part}/en`)),
    ],
  },
  {
    path: '/privacyPolicy',
    limit: 130,
    chunks: [laterPages, `${legal}/privacy-page.tsx`, `${legal}/privacy-en.md`, legalTexts],
  },
  {
    path: '/privacyPolicy/termsConditions',
    limit: 130,
    chunks: [laterPages, `${legal}/terms-page.tsx`, `${legal}/terms-en.md`, legalTexts],
  },
  {
    path: '/privacyPolicy/pda',
    limit: 130,
    chunks: [laterPages, `${legal}/pda-page.tsx`, `${legal}/pda-en.md`, legalTexts],
  },
  {
    path: '/monitor-live',
    limit: 130,
    chunks: [
      laterPages,
      'src/modules/boarding/site/monitor/monitor-page.tsx',
      keyOf('virtual:messages/monitor/en'),
    ],
  },
  { path: '/404', limit: 130, chunks: ['src/site/missing/missing-page.tsx'] },
];

/** Of the scanning app everything counts that it ever loads but WebAssembly: it is all brought at the first visit. */
const scanner = {
  path: '/ship/shipWriteOff',
  limit: 200,
  start: ['scanner.html', keyOf('virtual:messages/scanner/en')],
  chunks: ['desk/desk-screen', 'camera/camera-screen', 'serial-test/serial-test-screen'].map(
    (screen) => `src/modules/boarding/scanner/${screen}.tsx`,
  ),
  // In no manifest; the service worker names it.
  more: readFileSync(path.join(dist, 'scanner-worker.js'), 'utf8').match(/assets\/qr-worker-[\w-]+\.js/g),
};

const rows = [...pages, scanner].map((page) => {
  const { path: address, limit, start = [entry, texts], chunks, later = [], more = [] } = page;
  const files = new Set(more);
  for (const key of [...start, ...chunks]) collect(key, files);
  for (const file of stylesOf(later)) files.add(file);
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
    0,
  );
  return {
    page: address,
    'gzip KB': Number((bytes / 1024).toFixed(1)),
    'limit KB': limit,
    files: files.size,
  };
});

console.table(rows);
const over = rows.filter((row) => row['gzip KB'] > row['limit KB']);
for (const row of over)
  console.error(`${row.page} loads ${row['gzip KB']} KB, more than its ${row['limit KB']} KB`);
process.exitCode = over.length > 0 ? 1 : 0;

/** A virtual module stands in the manifest under a name with a prefix of the bundler's own. */
function keyOf(name) {
  const key = Object.keys(manifest).find((candidate) => candidate.endsWith(name));
  if (!key) throw new Error(`${name} is not in the manifest: build the web first, or mend this list`);
  return key;
}

function collect(key, files) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest: build the web first, or mend this list`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const file of chunk.css ?? []) files.add(file);
  for (const imported of chunk.imports ?? []) collect(imported, files);
}

function stylesOf(keys) {
  const files = new Set();
  for (const key of keys) collect(key, files);
  return [...files].filter((file) => file.endsWith('.css'));
}
