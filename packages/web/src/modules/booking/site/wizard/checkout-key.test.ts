import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.resetModules();
});

const load = () => import('./checkout-key.ts');

test('the same wish has the same key until an answer has come', async () => {
  const { keyFor, dropKey } = await load();
  const key = keyFor('{"lines":[1]}');
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(keyFor('{"lines":[1]}')).toBe(key);
  dropKey();
  expect(keyFor('{"lines":[1]}')).not.toBe(key);
});

test('it outlives a reload', async () => {
  const key = (await load()).keyFor('{"lines":[1]}');
  vi.resetModules();
  expect((await load()).keyFor('{"lines":[1]}')).toBe(key);
});

test('other content is another wish', async () => {
  const { keyFor } = await load();
  const key = keyFor('{"lines":[1]}');
  expect(keyFor('{"lines":[2]}')).not.toBe(key);
});

test('what was bought cannot be read from what is kept', async () => {
  const { keyFor } = await load();
  keyFor('{"idNumber":"921123-08-5546"}');
  const kept = localStorage.getItem('gangway_own1_checkout');
  expect(kept).toContain('"key"');
  // With its dashes: the moment it was kept at may end in any four digits.
  for (const part of ['idNumber', '921123-08-5546']) expect(kept).not.toContain(part);
});
