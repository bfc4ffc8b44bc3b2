import { beforeEach, expect, test } from 'vitest';
import { type Caches, createShelf } from './shelf.ts';

class FakeCaches implements Caches {
  held = new Map<string, Map<string, string>>();
  async open(name: string) {
    const entries = this.held.get(name) ?? new Map<string, string>();
    this.held.set(name, entries);
    return {
      match: async (address: string) => {
        const text = entries.get(address);
        return text === undefined ? undefined : new Response(text);
      },
      put: async (address: string, response: Response) => void entries.set(address, await response.text()),
    };
  }
  async keys() {
    return [...this.held.keys()];
  }
  async delete(name: string) {
    return this.held.delete(name);
  }
}

let caches: FakeCaches;
let release: string;
beforeEach(() => {
  caches = new FakeCaches();
  release = '1';
});

/** What the server of the present release answers. */
const load: typeof fetch = async (asked) => {
  const address = asked instanceof Request ? asked.url : asked.toString();
  const text = address === '/scanner.html' ? `<meta content="${release}">` : `file of ${address}`;
  return address.includes('gone') ? new Response('', { status: 404 }) : new Response(text);
};

const shelfOf = (version: string, files = ['/assets/shared.js', `/assets/app-${version}.js`]) =>
  createShelf(caches, load, { version, files });

const shown = async (shelf: ReturnType<typeof shelfOf>) => (await shelf.document())?.text();

test('the first version on a device is whole, and used at once', async () => {
  const shelf = shelfOf('1');
  expect(await shelf.document()).toBeUndefined();
  await shelf.fill();
  expect(await shown(shelf)).toBe('<meta content="1">');
  expect(await (await shelf.file('/assets/app-1.js'))?.text()).toBe('file of /assets/app-1.js');
  expect(await shelf.file('/assets/other.js')).toBeUndefined();
});

test('a newer version waits until it is told, even where the browser has put it to work already', async () => {
  await shelfOf('1').fill();
  release = '2';
  const newer = shelfOf('2');
  await newer.fill();
  await newer.tidy();
  expect(await shown(newer)).toBe('<meta content="1">');
  expect(await newer.file('/assets/app-1.js')).toBeDefined();
  await newer.take();
  expect(await shown(newer)).toBe('<meta content="2">');
  expect(await newer.file('/assets/app-1.js')).toBeUndefined();
});

test('a version that never came to use is forgotten when the next one is there', async () => {
  await shelfOf('1').fill();
  for (release of ['2', '3']) {
    const newer = shelfOf(release);
    await newer.fill();
    await newer.tidy();
  }
  expect((await caches.keys()).toSorted()).toEqual([
    'gangway-scanner-1',
    'gangway-scanner-3',
    'gangway-scanner-current',
  ]);
});

test('caches of others are left alone', async () => {
  await caches.open('somebody-else');
  await shelfOf('1').fill();
  await shelfOf('1').take();
  expect(await caches.keys()).toContain('somebody-else');
});

test('a version is not taken in where a file is missing, or another release answered', async () => {
  await expect(shelfOf('1', ['/assets/gone.js']).fill()).rejects.toThrow('/assets/gone.js: 404');
  await expect(shelfOf('2').fill()).rejects.toThrow('not of version 2');
  expect(await shelfOf('2').document()).toBeUndefined();
});
