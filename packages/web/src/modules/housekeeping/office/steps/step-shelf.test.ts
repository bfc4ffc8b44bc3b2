import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOld } from '#lib/forget-old.ts';
import { forgetOwn } from '#lib/own-keys.ts';
import type { RoomStep } from './room-step.ts';
import { createStepShelf } from './step-shelf.ts';

beforeEach(() => {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, value: string) {
      storage[key] = value;
    },
    removeItem(key: string) {
      delete storage[key];
    },
  });
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

function stepOf(id: string, more: Partial<RoomStep> = {}): RoomStep {
  return {
    id,
    kind: 'cleanDone',
    shipId: 1,
    roomId: 12,
    roomNumber: '512',
    at: '2026-11-16T02:42:00.000Z',
    reason: '',
    acceptOversold: false,
    refused: null,
    ...more,
  };
}

test('steps lie in the order they were put there, also past the ninth, and the next page finds them', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `wish-${String.fromCharCode(122 - index)}`);
  const shelf = createStepShelf(7);
  for (const id of ids) shelf.put(stepOf(id));
  expect(
    createStepShelf(7)
      .read()
      .map(({ id }) => id),
  ).toEqual(ids);
});

test('a step that changes keeps its place', () => {
  const shelf = createStepShelf(7);
  for (const id of ['a', 'b', 'c']) shelf.put(stepOf(id));
  shelf.put(stepOf('b', { refused: 'cleaned by Mei' }));
  expect(shelf.read().map(({ id, refused }) => [id, refused])).toEqual([
    ['a', null],
    ['b', 'cleaned by Mei'],
    ['c', null],
  ]);
});

test('two tabs that put and take at once lose nothing', () => {
  const [one, two] = [createStepShelf(7), createStepShelf(7)];
  one.put(stepOf('a'));
  two.put(stepOf('b'));
  one.remove('a');
  two.put(stepOf('c'));
  expect(one.read().map(({ id }) => id)).toEqual(['b', 'c']);
});

test('who comes next on the device sees and sends nothing of it, and logging out forgets none', () => {
  createStepShelf(7).put(stepOf('a'));
  forgetOwn();
  forgetOld();
  expect(createStepShelf(70).read()).toEqual([]);
  expect(createStepShelf(7).read()).toHaveLength(1);
});

test('what cannot be read is as if it were not there', () => {
  const shelf = createStepShelf(7);
  shelf.put(stepOf('a'));
  localStorage.setItem('gangway_steps1_7_000000002_b', '{"kind":');
  localStorage.setItem('gangway_steps1_7_000000003_c', '{"kind":"sink","roomId":1}');
  expect(shelf.read().map(({ id }) => id)).toEqual(['a']);
});

test('a browser that keeps nothing holds them as long as the page is open', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const shelf = createStepShelf(7);
  shelf.put(stepOf('a'));
  expect(shelf.read()).toHaveLength(1);
  shelf.remove('a');
  expect(shelf.read()).toEqual([]);
});
