import { expect, test } from 'vitest';
import { differences } from './audit-diff.ts';

test('fields stand side by side, nested ones by their path', () => {
  expect(differences({ title: { en: 'A' }, position: 1 }, { title: { en: 'B' }, position: 1 })).toEqual([
    { path: 'title.en', before: 'A', after: 'B' },
    { path: 'position', before: '1', after: '1' },
  ]);
});

test('a record that was created has nothing before', () => {
  expect(differences(null, { name: 'Night shift' })).toEqual([
    { path: 'name', before: null, after: 'Night shift' },
  ]);
});

test('entries of a list are matched by what names them, not by their place', () => {
  const before = { grants: [{ route: '/a', access: 'view' }] };
  const after = {
    grants: [
      { route: '/b', access: 'edit' },
      { route: '/a', access: 'view' },
    ],
  };
  expect(differences(before, after)).toEqual([
    { path: 'grants /a', before: 'view', after: 'view' },
    { path: 'grants /b', before: null, after: 'edit' },
  ]);
});

test('an empty list and a null are shown, and differ from a field that is not there', () => {
  expect(differences({ tags: [], note: null }, {})).toEqual([
    { path: 'tags', before: '-', after: null },
    { path: 'note', before: '-', after: null },
  ]);
});

test('moments are shown by the port clock', () => {
  expect(differences(null, { until: '2027-12-31T16:00:00.000Z' })[0]?.after).toBe('2028-01-01 00:00');
});
