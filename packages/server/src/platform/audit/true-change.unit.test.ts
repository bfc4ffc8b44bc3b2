import { expect, test } from 'vitest';
import { trueChange } from './true-change.ts';

const about = { action: 'update' };

test('a save is told by what it names, before and after alike', () => {
  const before = { id: 1, name: 'Star', departs: new Date(0), version: 3, updatedAt: 'then', rooms: 12 };
  const after = { name: 'Dream', departs: new Date(0), updatedAt: 'now' };
  expect(trueChange({ ...about, before, after })).toEqual({
    before: { name: 'Star', departs: '1970-01-01T00:00:00.000Z' },
    after: { name: 'Dream', departs: '1970-01-01T00:00:00.000Z' },
  });
});

test('a save that changed nothing is not told', () => {
  const before = { id: 1, name: 'Star', images: [{ id: 7, url: '/7' }], image: { id: 8 }, version: 3 };
  expect(trueChange({ ...about, before, after: { name: 'Star', imageIds: [7], imageId: 8 } })).toBeNull();
  expect(trueChange({ ...about, before, after: { name: 'Star', imageIds: [9], imageId: 8 } })).not.toBeNull();
  expect(trueChange({ ...about, before: { image: null }, after: { imageId: null } })).toBeNull();
});

test('what is known to have changed is told though it reads alike', () => {
  const same = { idCard: '•••• 5678' };
  expect(trueChange({ ...about, before: same, after: same })).toBeNull();
  expect(trueChange({ ...about, before: same, after: same, isChange: true })).toEqual({
    before: same,
    after: same,
  });
});

test('what is new, gone or no save at all is told as it is', () => {
  expect(trueChange({ ...about, action: 'create', after: { name: 'Star' } })).toEqual({
    before: null,
    after: { name: 'Star' },
  });
  const same = { status: 'active' };
  expect(trueChange({ ...about, action: 'enable', before: same, after: same })).toEqual({
    before: same,
    after: same,
  });
});
