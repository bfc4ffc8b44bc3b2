import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOld } from '#lib/forget-old.ts';
import { forgetOwn } from '#lib/own-keys.ts';
import { stepOf } from '../test/step-of.ts';
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

const stepCalled = (id: string, more: Partial<RoomStep> = {}) => stepOf(12, { id, ...more });

test('steps lie in the order they were put there, also past the ninth, and the next page finds them', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `wish-${String.fromCharCode(122 - index)}`);
  const shelf = createStepShelf(7);
  for (const id of ids) shelf.put(stepCalled(id));
  expect(
    createStepShelf(7)
      .read()
      .map(({ id }) => id),
  ).toEqual(ids);
});

test('a step that changes keeps its place', () => {
  const shelf = createStepShelf(7);
  for (const id of ['a', 'b', 'c']) shelf.put(stepCalled(id));
  shelf.put(stepCalled('b', { refused: 'cleaned by Mei' }));
  expect(shelf.read().map(({ id, refused }) => [id, refused])).toEqual([
    ['a', null],
    ['b', 'cleaned by Mei'],
    ['c', null],
  ]);
});

test('two tabs that put and take at once lose nothing', () => {
  const [one, two] = [createStepShelf(7), createStepShelf(7)];
  one.put(stepCalled('a'));
  two.put(stepCalled('b'));
  one.remove('a');
  two.put(stepCalled('c'));
  expect(one.read().map(({ id }) => id)).toEqual(['b', 'c']);
});

test('who comes next on the device sees and sends nothing of it, and logging out forgets none', () => {
  createStepShelf(7).put(stepCalled('a'));
  forgetOwn();
  forgetOld();
  expect(createStepShelf(70).read()).toEqual([]);
  expect(createStepShelf(7).read()).toHaveLength(1);
});

test('who comes next learns whose steps lie there, and how many', () => {
  const shelf = createStepShelf(7);
  for (const id of ['a', 'b']) shelf.put(stepCalled(id, { by: 'Mei' }));
  shelf.put(stepCalled('c', { by: 'Mei', refused: 'cleaned by Siti' }));
  createStepShelf(8).put(stepCalled('d', { by: 'Aini' }));
  expect(createStepShelf(70).others()).toEqual([
    { by: 'Mei', count: 2 },
    { by: 'Aini', count: 1 },
  ]);
  expect(shelf.others()).toEqual([{ by: 'Aini', count: 1 }]);
});

test('a step the version before has kept is read, and may have been sent', () => {
  const kept = {
    id: 'a',
    kind: 'cleanDone',
    shipId: 1,
    roomId: 12,
    roomNumber: '512',
    at: '',
    refused: null,
  };
  localStorage.setItem('gangway_steps1_7_000000001_a', JSON.stringify(kept));
  expect(createStepShelf(7).read()).toEqual([{ ...stepCalled('a', { at: '', by: '', isSent: true }) }]);
});

test('what cannot be read is as if it were not there', () => {
  const shelf = createStepShelf(7);
  shelf.put(stepCalled('a'));
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
  shelf.put(stepCalled('a'));
  expect(shelf.read()).toHaveLength(1);
  shelf.remove('a');
  expect(shelf.read()).toEqual([]);
});
