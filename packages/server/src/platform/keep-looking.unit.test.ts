import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLooking } from './keep-looking.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Look = () => Promise<number>;

/** Looks that take no time, each saying this of the next. */
function start(waits: readonly number[]) {
  const left = [...waits];
  const look = vi.fn<Look>(async () => left.shift() ?? Infinity);
  const onError = vi.fn<(error: unknown) => void>();
  return { look, onError, looking: keepLooking({ look, afterFailureMs: 5000, onError }) };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('each look says when the next is', async () => {
  const { look } = start([2000, 300]);
  await pass(0);
  expect(look).toHaveBeenCalledTimes(1);
  await pass(1999);
  expect(look).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(look).toHaveBeenCalledTimes(2);
  await pass(300);
  expect(look).toHaveBeenCalledTimes(3);
});

test('one that waits for ever is woken, and what wakes it together is looked for once', async () => {
  const { look, looking } = start([]);
  await pass(86_400_000);
  expect(look).toHaveBeenCalledTimes(1);
  looking.wake(20);
  looking.wake(20);
  await pass(20);
  expect(look).toHaveBeenCalledTimes(2);
  await pass(86_400_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test('what comes while it looks is looked for after', async () => {
  const first = Promise.withResolvers<number>();
  const look = vi.fn<Look>(async () => Infinity).mockReturnValueOnce(first.promise);
  const looking = keepLooking({ look, afterFailureMs: 5000, onError: () => {} });
  await pass(0);
  looking.wake(20);
  await pass(1000);
  expect(look).toHaveBeenCalledTimes(1);
  first.resolve(Infinity);
  await pass(0);
  expect(look).toHaveBeenCalledTimes(2);
});

test('a look that fails is told of and made again', async () => {
  const { look, onError } = start([]);
  look.mockRejectedValueOnce(new Error('away'));
  await pass(0);
  expect(onError).toHaveBeenCalledTimes(1);
  await pass(5000);
  expect(look).toHaveBeenCalledTimes(2);
});

test('after the stop nothing is looked for, and the stop waits for the look under way', async () => {
  const first = Promise.withResolvers<number>();
  const look = vi.fn<Look>(async () => 0).mockReturnValueOnce(first.promise);
  const looking = keepLooking({ look, afterFailureMs: 5000, onError: () => {} });
  await pass(0);
  const stopped = vi.fn<() => void>();
  void looking.stop().then(stopped);
  await pass(1000);
  expect(stopped).not.toHaveBeenCalled();
  first.resolve(0);
  await pass(1000);
  expect(stopped).toHaveBeenCalled();
  looking.wake(0);
  await pass(1000);
  expect(look).toHaveBeenCalledTimes(1);
});
