import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOld } from './forget-old.ts';
import { forgetOwn, ownKey } from './own-keys.ts';
import { createOwnStore } from './own-store.ts';

beforeEach(() => {
  const kept: Record<string, string> = { other: 'stays' };
  const storage = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      kept[key] = value;
      storage[key] = value;
    },
    removeItem(key: string) {
      delete kept[key];
      delete storage[key];
    },
  });
  storage['other'] = 'stays';
  vi.stubGlobal('localStorage', storage);
  vi.useFakeTimers({ now: new Date('2026-11-15T00:00:00Z') });
});
// Files share a process: the next one needs the true time.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was begun is found again by the next page', () => {
  createOwnStore('thing', 0).change((value) => value + 5);
  expect(createOwnStore('thing', 0).get()).toBe(5);
});

test('after a day it is gone', () => {
  createOwnStore('thing', 0).change(() => 5);
  vi.setSystemTime('2026-11-15T23:59:00Z');
  expect(createOwnStore('thing', 0).get()).toBe(5);
  vi.setSystemTime('2026-11-16T00:00:00Z');
  expect(createOwnStore('thing', 0).get()).toBe(0);
  expect(localStorage.getItem(ownKey('thing'))).toBeNull();
});

test('after a day it is gone also where nobody asks for it again, and what is younger stays', () => {
  createOwnStore('thing', 0).change(() => 5);
  localStorage.setItem(ownKey('broken'), '{"at":');
  vi.setSystemTime('2026-11-15T12:00:00Z');
  createOwnStore('younger', 0).change(() => 6);
  vi.setSystemTime('2026-11-16T00:00:00Z');
  forgetOld();
  expect(Object.keys(localStorage).toSorted()).toEqual([ownKey('younger'), 'other'].toSorted());
});

test('what cannot be read is as if it were not there', () => {
  localStorage.setItem(ownKey('thing'), '{"at":');
  expect(createOwnStore('thing', 7).get()).toBe(7);
});

test('a browser that keeps nothing still works as long as the page is open', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const store = createOwnStore('thing', 0);
  store.change(() => 3);
  expect(store.get()).toBe(3);
  store.clear();
  expect(store.get()).toBe(0);
});

test('listeners hear of every change', () => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const store = createOwnStore('thing', 0);
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.get()));
  store.change(() => 1);
  store.clear();
  stop();
  store.change(() => 2);
  expect(heard).toEqual([1, 0]);
});

test('forgetting takes everything of ours and nothing else', () => {
  createOwnStore('one', 0).change(() => 1);
  createOwnStore('two', 0).change(() => 2);
  forgetOwn();
  expect(Object.keys(localStorage)).toEqual(['other']);
});
