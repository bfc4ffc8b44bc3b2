import { expect, test } from 'vitest';
import { weeksOf } from '#ui/shared/month-grid.ts';
import { nextSpot } from './next-spot.ts';

const weeks = weeksOf('2026-12');
const two = (date: string) => (date === '2026-12-09' ? 1 : 2);
const press = (key: string, date: string, entry = 0) => nextSpot(key, { date, entry }, weeks, two);

test('left and right go to the neighbouring day, also over the end of a week', () => {
  expect(press('ArrowRight', '2026-12-06', 1)).toEqual({ date: '2026-12-07', entry: 1 });
  expect(press('ArrowLeft', '2026-12-07')).toEqual({ date: '2026-12-06', entry: 0 });
  expect(press('ArrowRight', '2026-12-08', 1)).toEqual({ date: '2026-12-09', entry: 0 });
});

test('up and down go through the entries of a day and on to the next week', () => {
  expect(press('ArrowDown', '2026-12-08', 0)).toEqual({ date: '2026-12-08', entry: 1 });
  expect(press('ArrowDown', '2026-12-08', 1)).toEqual({ date: '2026-12-15', entry: 0 });
  expect(press('ArrowUp', '2026-12-15', 0)).toEqual({ date: '2026-12-08', entry: 1 });
});

test('Home and End go to the ends of the week, within the month', () => {
  expect(press('Home', '2026-12-04')).toEqual({ date: '2026-12-01', entry: 0 });
  expect(press('End', '2026-12-29')).toEqual({ date: '2026-12-31', entry: 0 });
});

test('nothing lies beyond the edges, and other keys do nothing', () => {
  expect(press('ArrowLeft', '2026-12-01')).toBeNull();
  expect(press('ArrowRight', '2026-12-31')).toBeNull();
  expect(press('ArrowUp', '2026-12-02')).toBeNull();
  expect(press('ArrowDown', '2026-12-31', 1)).toBeNull();
  expect(press('a', '2026-12-02')).toBeNull();
});
