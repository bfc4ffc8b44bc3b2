import type { MonitorView } from '@gangway/contract/boarding/monitor-calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import type { LiveMessage } from '../../platform/live/live-hub.ts';
import { createMonitorBoard } from './monitor-board.ts';

let tell: (message: LiveMessage) => void;
const hub = {
  subscribe: (listener: (message: LiveMessage) => void) => {
    tell = listener;
    return () => undefined;
  },
};
const scanned = (sailingId: number) =>
  tell({ event: { type: 'boarding.scanned', sailingId, revision: 1, ticket: null }, audience: {} });

let reads: number[];
const viewOf = (id: number) => ({ id, counts: { boarded: reads.length } }) as MonitorView;
const readView = vi.fn<(id: number) => Promise<MonitorView>>(async (id) => {
  reads.push(id);
  return viewOf(id);
});

const newScreen = () => ({ show: vi.fn<(view: MonitorView) => void>(), end: vi.fn<() => void>() });

beforeEach(() => {
  vi.useFakeTimers();
  reads = [];
  readView.mockClear();
});
afterEach(() => vi.useRealTimers());

test('many screens of one sailing cost one read a second, however many come aboard', async () => {
  const board = createMonitorBoard(hub, readView);
  const screens = Array.from({ length: 30 }, newScreen);
  for (const screen of screens) board.watch(7, screen);
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toEqual([7]);
  for (let scan = 0; scan < 50; scan += 1) {
    scanned(7);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(reads.length).toBeLessThanOrEqual(7);
  expect(reads.length).toBeGreaterThanOrEqual(5);
  for (const { show } of screens) {
    expect(show).toHaveBeenCalledTimes(reads.length);
    expect(show).toHaveBeenLastCalledWith(viewOf(7));
  }
});

test('what happens while the numbers are read is read again', async () => {
  const slow = Promise.withResolvers<MonitorView>();
  readView.mockImplementationOnce(() => slow.promise);
  const board = createMonitorBoard(hub, readView);
  const screen = newScreen();
  board.watch(7, screen);
  scanned(7);
  await vi.advanceTimersByTimeAsync(5000);
  expect(readView).toHaveBeenCalledTimes(1);
  slow.resolve(viewOf(7));
  await vi.advanceTimersByTimeAsync(1);
  expect(readView).toHaveBeenCalledTimes(2);
  expect(screen.show).toHaveBeenCalledTimes(2);
});

test('a timer that rings a little early, as timers do, loses no news', async () => {
  const board = createMonitorBoard(hub, readView);
  board.watch(7, newScreen());
  await vi.advanceTimersByTimeAsync(10);
  scanned(7);
  vi.setSystemTime(Date.now() - 5);
  await vi.advanceTimersByTimeAsync(995);
  expect(reads).toEqual([7, 7]);
});

test('another sailing is not concerned, and one nobody looks at is forgotten', async () => {
  const board = createMonitorBoard(hub, readView);
  const screen = newScreen();
  const leave = board.watch(7, screen);
  await vi.advanceTimersByTimeAsync(2000);
  const before = reads.length;
  scanned(8);
  await vi.advanceTimersByTimeAsync(2000);
  expect(reads.length).toBe(before);
  leave();
  scanned(7);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads.length).toBe(before);
  expect(vi.getTimerCount()).toBe(0);
});

test('without news the numbers are read now and then, also after the database did not answer', async () => {
  const board = createMonitorBoard(hub, readView);
  const screen = newScreen();
  board.watch(7, screen);
  await vi.advanceTimersByTimeAsync(20_000);
  const before = reads.length;
  expect(before).toBeGreaterThanOrEqual(2);
  readView.mockRejectedValueOnce(new Error('no database'));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(reads.length).toBeGreaterThan(before);
  expect(screen.end).not.toHaveBeenCalled();
});

test('a screen of a sailing that is long past is ended', async () => {
  const board = createMonitorBoard(hub, readView);
  const screen = newScreen();
  board.watch(7, screen);
  await vi.advanceTimersByTimeAsync(0);
  readView.mockRejectedValueOnce(new AppError('record.missing'));
  scanned(7);
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.end).toHaveBeenCalledOnce();
});
