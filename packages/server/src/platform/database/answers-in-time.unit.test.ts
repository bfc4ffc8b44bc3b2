import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersInTime } from './answers-in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a proxy or an orchestrator that asks for readiness is promised. */
const promisedMs = 2000;

test('while the database keeps silent, it is said within two seconds that it does', async () => {
  const answers = answersInTime(() => new Promise(() => {}));
  const said: boolean[] = [];
  void answers().then((answer) => said.push(answer));
  await vi.advanceTimersByTimeAsync(promisedMs);
  expect(said).toEqual([false]);
});

test('many who ask a silent database wait for one statement, each no longer than the first', async () => {
  const ask = vi.fn<() => Promise<unknown>>(() => new Promise(() => {}));
  const answers = answersInTime(ask);
  const said: boolean[] = [];
  void answers().then((answer) => said.push(answer));
  await vi.advanceTimersByTimeAsync(promisedMs);
  void answers().then((answer) => said.push(answer));
  await vi.advanceTimersByTimeAsync(promisedMs);
  expect(said).toEqual([false, false]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('an answer is passed on as it comes, and a failure is none', async () => {
  expect(await answersInTime(async () => 1)()).toBe(true);
  const failing = answersInTime(() => Promise.reject(new Error('no')));
  expect(await failing()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
