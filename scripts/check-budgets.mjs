import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  isOfficeScreen,
  mostFiles,
  officeAfterwards,
  scannerScreens,
  sitePages,
} from '../packages/web/build/loaded-pages.ts';

const dist = path.resolve(import.meta.dirname, '../packages/web/dist');
const [site, office, scanner] = ['site', 'office', 'scanner'].map((face) =>
  JSON.parse(readFileSync(path.join(dist, `.vite/${face}.json`), 'utf8')),
);
const textsOf = (part) => `virtual:messages/${part}/en`;

const pages = sitePages.map(({ path: address, limit, starts, texts = [], later }) => ({
  page: address,
  limit,
  manifest: site,
  keys: ['site.html', textsOf('site'), ...starts, ...texts.map(textsOf)],
  later,
}));
const scanning = {
  page: '/ship/shipWriteOff',
  limit: 200,
  manifest: scanner,
  keys: ['scanner.html', textsOf('scanner'), ...scannerScreens],
  // In no manifest; the service worker names it.
  more: readFileSync(path.join(dist, 'scanner-worker.js'), 'utf8').match(/assets\/qr-worker-[\w-]+\.js/g),
};
/** The back office has no budget of bytes: its people open it once a day. */
const screens = Object.keys(office)
  .filter(isOfficeScreen)
  .map((screen) => ({
    page: screen,
    limit: Infinity,
    manifest: office,
    keys: ['office.html', textsOf('office'), screen, ...officeAfterwards],
  }));

const rows = [...pages, scanning, ...screens].map(
  ({ page, limit, manifest, keys, later = [], more = [] }) => {
    const files = new Set([...more, ...filesOf(manifest, keys)]);
    for (const file of filesOf(manifest, later)) if (file.endsWith('.css')) files.add(file);
    const bytes = [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
      0,
    );
    return {
      page,
      'gzip KB': Number((bytes / 1024).toFixed(1)),
      'limit KB': limit,
      files: files.size,
    };
  },
);

console.table(rows);
const tooHeavy = rows.filter((row) => row['gzip KB'] > row['limit KB']);
for (const row of tooHeavy)
  console.error(`${row.page} loads ${row['gzip KB']} KB, more than its ${row['limit KB']} KB`);
const tooMany = rows.filter((row) => row.files > mostFiles);
for (const row of tooMany) console.error(`${row.page} loads ${row.files} files, more than ${mostFiles}`);
process.exitCode = tooHeavy.length + tooMany.length > 0 ? 1 : 0;

/** What stands in the manifest under these names is loaded, with all that it loads with itself. */
function filesOf(manifest, names) {
  const files = new Set();
  const collect = ({ file, css = [], imports = [] }) => {
    if (files.has(file)) return;
    for (const one of [file, ...css]) files.add(one);
    for (const imported of imports) collect(manifest[imported]);
  };
  for (const name of names) collect(manifest[keyOf(manifest, name)]);
  return files;
}

/** A virtual module stands in the manifest under a name with a prefix of the bundler's own. */
function keyOf(manifest, name) {
  const key = Object.keys(manifest).find((candidate) => candidate.endsWith(name));
  if (!key) throw new Error(`${name} is not in the manifest: build the web first, or mend this list`);
  return key;
}
