import { expect, test, vi } from 'vitest';
import { nowAndThen } from './now-and-then.ts';

function setUp(read: () => Promise<number>, patienceMs = 60_000) {
  let now = 1_000_000;
  const asked = vi.fn<() => Promise<number>>(read);
  const onError = vi.fn<(error: unknown) => void>();
  const clock = () => new Date(now);
  const get = nowAndThen({ clock, freshMs: 10_000, read: asked, onError, patienceMs });
  return { get, asked, onError, pass: (ms: number) => (now += ms) };
}

test('a figure is read once for all who ask within its time, and again after it', async () => {
  let figure = 0;
  const { get, asked, pass } = setUp(async () => (figure += 1));
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  pass(9999);
  expect(await get()).toBe(1);
  pass(1);
  expect(await get()).toBe(2);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a figure is read again when the clock was set back', async () => {
  const { get, asked, pass } = setUp(async () => 1);
  await get();
  pass(-3_600_000);
  await get();
  expect(asked).toHaveBeenCalledTimes(2);
  await get();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what cannot be had is null, and is left in peace for a while', async () => {
  const { get, asked, onError, pass } = setUp(() => Promise.reject(new Error('gone')));
  expect([await get(), await get()]).toEqual([null, null]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledTimes(1);
  pass(5000);
  await get();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('nobody waits long for an answer that does not come, and nobody asks twice at once', async () => {
  const { get, asked } = setUp(() => new Promise(() => {}), 1);
  expect(await Promise.all([get(), get()])).toEqual([null, null]);
  expect(asked).toHaveBeenCalledTimes(1);
});
