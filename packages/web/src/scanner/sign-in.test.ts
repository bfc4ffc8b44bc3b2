import { afterEach, expect, test, vi } from 'vitest';
import { signIn } from './sign-in.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['no network', false, () => Promise.resolve({ ok: true })],
  ['no way to the server', true, () => Promise.reject(new TypeError('no way'))],
  ['a server that is down', true, () => Promise.resolve({ ok: false })],
])('with %s the session stays, and so does the page', async (_, onLine, fetch) => {
  const page = openPage(onLine, fetch);
  expect(await signIn()).toBe(false);
  expect(page).toEqual({ cookie: 'as it was', went: [] });
});

test('where the server answers, it goes to the login and comes back here', async () => {
  const page = openPage(true, () => Promise.resolve({ ok: true }));
  expect(await signIn()).toBe(true);
  expect(page.cookie).toContain('Max-Age=0');
  expect(page.went).toEqual([expect.stringContaining('shipWriteOff')]);
});

function openPage(onLine: boolean, fetch: () => Promise<{ ok: boolean }>) {
  const page = { cookie: 'as it was', went: [] as string[] };
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', {
    pathname: '/ship/shipWriteOff',
    search: '',
    hash: '',
    assign: (address: string) => page.went.push(address),
  });
  return page;
}
