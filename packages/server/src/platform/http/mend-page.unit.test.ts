import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withMending } from './mend-page.ts';

const [, script = ''] = /<script>([^]*?)<\/script>/.exec(withMending('<title>')) ?? [];
const release = 'https://tickets.example.com/assets/site-A.js';
const sentence = 'This page did not load. Please load it again in a moment; nothing you saved is lost.';

/** A page of a release that lacks two pieces at once; `answers` with a status, or nobody does. */
async function lackPieces(given: { answers?: number; reloadedFor?: string; drawn?: boolean; lang?: string }) {
  const { answers, reloadedFor, drawn = false, lang = 'en' } = given;
  const listeners = new Map<string, () => Promise<void>>();
  const kept = new Map(reloadedFor ? [['gangway_reloaded', reloadedFor]] : []);
  const root = { firstChild: drawn ? {} : null, textContent: '' };
  const dataset: Record<string, string> = {};
  let reloads = 0;
  runInNewContext(script, {
    document: {
      documentElement: { dataset, lang },
      getElementById: () => root,
      querySelector: () => ({ src: release }),
    },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
    fetch: async () => {
      if (answers === undefined) throw new TypeError('Failed to fetch');
      return { status: answers };
    },
    location: { href: 'https://tickets.example.com/login', reload: () => reloads++ },
    addEventListener: (name: string, listener: () => Promise<void>) => listeners.set(name, listener),
  });
  const lack = listeners.get('vite:preloadError');
  await Promise.all([lack?.(), lack?.()]);
  return { reloads, text: root.textContent, kept: kept.get('gangway_reloaded') ?? '' };
}

test('a page that lacks a piece loads itself again, once however many it lacks', async () => {
  expect(await lackPieces({ answers: 200 })).toEqual({ reloads: 1, text: '', kept: ` ${release}` });
});

test('a page that was loaded again for its release already is not once more, and says so if nothing is drawn', async () => {
  const reloadedFor = ` ${release}`;
  expect(await lackPieces({ answers: 200, reloadedFor })).toMatchObject({ reloads: 0, text: sentence });
  expect(await lackPieces({ answers: 200, reloadedFor, drawn: true })).toMatchObject({
    reloads: 0,
    text: '',
  });
  expect((await lackPieces({ answers: 200, reloadedFor, lang: 'zh-CN' })).text).toMatch(/^页面没能打开/);
});

test('a page of the next release may be loaded again', async () => {
  const reloadedFor = ' https://tickets.example.com/assets/site-B.js';
  expect((await lackPieces({ answers: 200, reloadedFor })).reloads).toBe(1);
});

test('a page is left as it is where nobody answers or the server is down, and may be loaded again later', async () => {
  for (const given of [{}, { answers: 502 }])
    expect(await lackPieces({ ...given, drawn: true })).toEqual({ reloads: 0, text: '', kept: '' });
});
