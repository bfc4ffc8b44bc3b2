import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isOfficeScreen, scannerScreens, sitePages } from '../packages/web/build/loaded-pages.ts';

const dist = path.resolve(import.meta.dirname, '../packages/web/dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

const textsOf = (part) => keyOf(`virtual:messages/${part}/en`);
/** More files than this, and a phone waits for the number of them. */
const mostFiles = 25;

const pages = sitePages.map(({ path: address, limit, starts, texts = [], later = [], files }) => ({
  page: address,
  limit,
  keys: ['site.html', textsOf('site'), ...starts, ...texts.map(textsOf)],
  later,
  most: files,
}));
const scanner = {
  page: '/ship/shipWriteOff',
  limit: 200,
  keys: ['scanner.html', textsOf('scanner'), ...scannerScreens],
  // In no manifest; the service worker names it.
  more: readFileSync(path.join(dist, 'scanner-worker.js'), 'utf8').match(/assets\/qr-worker-[\w-]+\.js/g),
};
/** The back office has no budget of bytes: its people open it once a day. */
const screens = Object.keys(manifest)
  .filter(isOfficeScreen)
  .map((screen) => ({
    page: screen,
    limit: Infinity,
    keys: ['office.html', textsOf('office'), screen],
    // What it shares with the site is dealt out as the site needs it.
    most: screen.endsWith('orders-screen.tsx') ? 35 : 30,
  }));

const rows = [...pages, scanner, ...screens].map(({ page, limit, keys, later = [], more = [], most }) => {
  const files = new Set(more);
  for (const key of keys) collect(key, files);
  for (const file of stylesOf(later)) files.add(file);
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
    0,
  );
  return {
    page,
    'gzip KB': Number((bytes / 1024).toFixed(1)),
    'limit KB': limit,
    files: files.size,
    'most files': most ?? mostFiles,
  };
});

console.table(rows);
const tooHeavy = rows.filter((row) => row['gzip KB'] > row['limit KB']);
for (const row of tooHeavy)
  console.error(`${row.page} loads ${row['gzip KB']} KB, more than its ${row['limit KB']} KB`);
// The site's styles for every page would dress the back office too.
const mixed = ['office.html', 'scanner.html'].flatMap((document) =>
  [...laterFiles(document)].filter((file) => /site-base.*\.css$/.test(file)),
);
for (const file of mixed) console.error(`another face loads ${file}, which is the site's`);
const tooMany = rows.filter((row) => row.files > row['most files']);
for (const row of tooMany)
  console.error(`${row.page} loads ${row.files} files, more than ${row['most files']}`);
process.exitCode = tooHeavy.length + tooMany.length + mixed.length > 0 ? 1 : 0;

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

/** Whatever a document loads, at once or later. */
function laterFiles(document) {
  const keys = new Set([document]);
  const files = new Set();
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key];
    collect(key, files);
    for (const other of [...imports, ...dynamicImports]) keys.add(other);
  }
  return files;
}

function stylesOf(keys) {
  const files = new Set();
  for (const key of keys) collect(key, files);
  return [...files].filter((file) => file.endsWith('.css'));
}
