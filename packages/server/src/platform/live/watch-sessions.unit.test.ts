import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FindOpenSessions, watchSessions } from './watch-sessions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A watch of sessions that are all open at first. */
function start() {
  const over = new Set<number>();
  const findOpen = vi.fn<FindOpenSessions>(async (ids) => new Set(ids.filter((id) => !over.has(id))));
  const clock = () => new Date();
  return { over, findOpen, sessions: watchSessions({ findOpen, clock, log: pino({ level: 'silent' }) }) };
}

test('once a minute all sessions are looked at in one question, and whose is over is told', async () => {
  const { over, findOpen, sessions } = start();
  const [first, second, third] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  sessions.watch(1, first);
  sessions.watch(1, second);
  sessions.watch(2, third);
  over.add(1);
  await pass(59_999);
  expect(findOpen).not.toHaveBeenCalled();
  await pass(1);
  expect(findOpen).toHaveBeenCalledExactlyOnceWith([1, 2], new Date());
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  await pass(60_000);
  expect(findOpen).toHaveBeenCalledTimes(2);
});

test('nothing is asked while no stream is open, whoever says that something may be missed', async () => {
  const { findOpen, sessions } = start();
  sessions.watch(1, () => {})();
  sessions.lookAgain();
  await pass(3_600_000);
  expect(findOpen).not.toHaveBeenCalled();
});

test('who comes while it looks is not taken for over', async () => {
  const { findOpen, sessions } = start();
  const answer = Promise.withResolvers<ReadonlySet<number>>();
  findOpen.mockReturnValueOnce(answer.promise);
  const [looked, late] = [vi.fn<() => void>(), vi.fn<() => void>()];
  sessions.watch(1, looked);
  sessions.lookAgain();
  await pass(0);
  sessions.watch(2, late);
  answer.resolve(new Set());
  await pass(0);
  expect([looked, late].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('a look that fails ends nobody, and is made again soon', async () => {
  const { over, findOpen, sessions } = start();
  findOpen.mockRejectedValueOnce(new Error('away'));
  const told = vi.fn<() => void>();
  sessions.watch(1, told);
  over.add(1);
  sessions.lookAgain();
  await pass(0);
  expect(told).not.toHaveBeenCalled();
  await pass(5000);
  expect(told).toHaveBeenCalledTimes(1);
});

test('those who ask in the same moment are looked up together', async () => {
  const { over, findOpen, sessions } = start();
  over.add(2);
  const asked = Promise.all([sessions.isOpen(1), sessions.isOpen(2), sessions.isOpen(3)]);
  await pass(0);
  expect(await asked).toEqual([true, false, true]);
  expect(findOpen).toHaveBeenCalledTimes(1);
});
