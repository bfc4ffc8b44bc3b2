import { expect, test } from 'vitest';
import { menuTree } from './menu-tree.ts';

const entry = (path: string, parent: string | null, position: number, legacy = false) => ({
  path,
  parent,
  position,
  legacy,
  title: { en: '', zh: '', ko: '' },
  icon: '',
  enabled: !legacy,
  updatedAt: '2026-11-15T00:00:00.000Z',
  version: 1,
});

test('headings are followed by their own entries, by position, legacy ones last', () => {
  const tree = menuTree([
    entry('/legacy/cctv', null, 1, true),
    entry('/setup/b', '/setup', 20),
    entry('/setup', null, 90),
    entry('/setup/a', '/setup', 10),
    entry('/dashboard', null, 10),
  ]);
  expect(tree.map(({ path, depth }) => [path, depth])).toEqual([
    ['/dashboard', 0],
    ['/setup', 0],
    ['/setup/a', 1],
    ['/setup/b', 1],
    ['/legacy/cctv', 0],
  ]);
});

test('an entry whose heading is gone is not lost', () => {
  expect(menuTree([entry('/lost/a', '/lost', 1)]).map(({ depth }) => depth)).toEqual([0]);
});
