import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const sailing = { departsAt: '2026-11-16T09:00:00+08:00', returnsAt: '2026-11-16T17:00:00+08:00' };
const at = (time: string) => new Date(`2026-11-16T${time}+08:00`);

test('a sailing that has not left counts down to its departure, second by second', () => {
  expect(timeLeft({ ...sailing, status: 'scheduled' }, at('06:45:30'))).toEqual({
    what: 'departs',
    minutes: 134,
    seconds: 30,
  });
  expect(timeLeft({ ...sailing, status: 'boarding' }, at('09:00:00'))).toEqual({
    what: 'departs',
    minutes: 0,
    seconds: 0,
  });
});

test('one that should have left says how long ago', () => {
  expect(timeLeft({ ...sailing, status: 'ready' }, at('09:05:10'))).toEqual({
    what: 'overdue',
    minutes: 5,
    seconds: 10,
  });
});

test('one that is out counts down to its return, and one that is back or cancelled to nothing', () => {
  expect(timeLeft({ ...sailing, status: 'departed' }, at('16:00:00'))).toMatchObject({
    what: 'returns',
    minutes: 60,
  });
  expect(timeLeft({ ...sailing, status: 'departed' }, at('17:30:00'))).toMatchObject({
    what: 'backOverdue',
    minutes: 30,
  });
  expect(timeLeft({ ...sailing, status: 'returned' }, at('16:00:00'))).toBeNull();
  expect(timeLeft({ ...sailing, status: 'cancelled' }, at('08:00:00'))).toBeNull();
});
