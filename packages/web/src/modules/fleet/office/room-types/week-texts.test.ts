import { emptyWeek, weekdays } from '@gangway/contract/fleet/prices.ts';
import { describe, expect, test } from 'vitest';
import { copyDay, dayToNight, hasUnreadable, readWeek, weekTexts } from './week-texts.ts';

const week = weekTexts({ ...emptyWeek(), mon: { day: 12_850, night: null }, sat: { day: 1, night: 20_000 } });

test('what fields show is read back as it was', () => {
  expect(readWeek(week)).toEqual({
    ...emptyWeek(),
    mon: { day: 12_850, night: null },
    sat: { day: 1, night: 20_000 },
  });
});

test('no price at all is no mistake', () => {
  expect(hasUnreadable(week)).toBe(false);
});

test.each(['abc', '1,50', '-3', '1.234', '1000000.01'])('%s cannot be read as a price', (text) => {
  const spoilt = { ...week, fri: { day: text, night: '' } };
  expect(hasUnreadable(spoilt)).toBe(true);
  expect(readWeek(spoilt)['fri']).toEqual({ day: undefined, night: null });
});

describe('copying', () => {
  test('gives other days both prices of one, and leaves the rest', () => {
    const copied = copyDay(week, 'mon', ['tue', 'wed']);
    expect(copied.wed).toEqual({ day: '128.50', night: '' });
    expect(copied.sat).toEqual(week.sat);
    expect(week.wed).toEqual({ day: '', night: '' });
  });

  test('takes a part of the day for the night, to the sen, and never nothing', () => {
    const copied = dayToNight(week, 125);
    expect(copied.mon.night).toBe('160.63');
    expect(dayToNight(week, 10).sat.night).toBe('0.01');
  });

  test('leaves the night alone where the day has no price', () => {
    const copied = dayToNight(
      { ...week, tue: { day: '', night: '50' }, wed: { day: 'x', night: '60' } },
      200,
    );
    expect([copied.tue.night, copied.wed.night]).toEqual(['50', '60']);
    expect(weekdays.filter((day) => copied[day].night === '')).toEqual(['thu', 'fri', 'sun']);
  });
});
