import { expect, test } from 'vitest';
import { differences, fieldName } from './audit-diff.ts';

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

test('amounts are shown in ringgit, the prices of a week and of a date among them', () => {
  const after = { dueSen: 10_000, newTotalSen: 123_450, week: { mon: { day: 8800 } }, night: -500, days: 3 };
  expect(differences(null, after).map((line) => `${line.path} ${line.after}`)).toEqual([
    'dueSen RM 100.00',
    'newTotalSen RM 1,234.50',
    'week.mon.day RM 88.00',
    'night -RM 5.00',
    'days 3',
  ]);
});

test('a field is called by its whole path, or by its parts; of an unknown one its own name is left', () => {
  const labels: Record<string, string> = {
    'name.en': 'Name (English)',
    week: 'Week',
    mon: 'Monday',
    grants: 'Grants',
  };
  const name = (path: string) => fieldName(path, (field) => labels[field]);
  expect(['name.en', 'week.mon', 'filter.mon', 'grants /a', 'unheard'].map(name)).toEqual([
    'Name (English)',
    'Week · Monday',
    'Monday',
    'Grants /a',
    'unheard',
  ]);
});
