import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleaningSpeed, forecastTurnover, type TypeNeed } from './forecast-turnover.ts';

const minute = 60_000;
// A moment like any other: nothing here reads the clock.
const now = new Date(1_800_000_000_000);
const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
const ahead = (minutes: number) => new Date(now.getTime() + minutes * minute);
/** One every ten minutes, for longer than an hour. */
const sixAnHour = [70, 60, 50, 40, 30, 20, 10].map(ago);

function need(more: Partial<TypeNeed> = {}): TypeNeed {
  return { roomTypeId: 1, sold: 10, clean: 10, dirty: 0, occupied: 0, ...more };
}

describe('the speed of cleaning', () => {
  test('is unknown until several rooms were cleaned in the last hour', () => {
    expect(cleaningSpeed([], now)).toBeNull();
    expect(cleaningSpeed([now], now)).toBeNull();
    expect(cleaningSpeed([ago(40), ago(20)], now)).toBeNull();
    expect(cleaningSpeed([ago(80), ago(70), ago(61), ago(10)], now)).toBeNull();
  });

  test('is what was cleaned in the last hour', () => {
    expect(cleaningSpeed(sixAnHour, now)).toBe(6);
    expect(cleaningSpeed([...sixAnHour, ago(90), ago(600)], now)).toBe(6);
  });

  test('counts from the first one where cleaning began less than an hour ago, and that one is not counted', () => {
    expect(cleaningSpeed([ago(30), ago(20), ago(5)], now)).toBe(4);
    expect(cleaningSpeed([ago(600), ago(30), ago(20), ago(5)], now)).toBe(4);
  });

  test('takes nobody for lightning who has just reported the first rooms together', () => {
    expect(cleaningSpeed([ago(2), ago(1), now], now)).toBeNull();
    expect(cleaningSpeed([ago(20), ago(1), now], now)).toBe(6);
  });

  test('believes no room that is to be cleaned later', () => {
    expect(cleaningSpeed([ago(30), ago(20), ahead(1)], now)).toBeNull();
  });
});

describe('a turnover', () => {
  const forecast = (needs: TypeNeed[], cleanedAt = sixAnHour, neededAt = ahead(120), leftAt = now) =>
    forecastTurnover(needs, { cleanedAt, assumedPerHour: 12, now, neededAt, leftAt });

  test('with enough clean rooms has nothing to do', () => {
    const { types, readyAt } = forecast([need(), need({ sold: 0, clean: 0, dirty: 4 })]);
    expect(readyAt).toBeNull();
    expect(types.map(({ toClean, missing, late }) => ({ toClean, missing, late }))).toEqual([
      { toClean: 0, missing: 0, late: false },
      { toClean: 0, missing: 0, late: false },
    ]);
  });

  test('cleans no more than is sold', () => {
    const [type] = forecast([need({ clean: 7, dirty: 20 })]).types;
    expect(type).toMatchObject({ toClean: 3, missing: 0, readyAt: ahead(30), late: false });
  });

  test('is late as soon as the last room comes after it is needed, and not a moment before', () => {
    const needs = [need({ clean: 0, dirty: 10 })];
    expect(forecast(needs, sixAnHour, ahead(100)).types[0]).toMatchObject({
      readyAt: ahead(100),
      late: false,
    });
    expect(forecast(needs, sixAnHour, ahead(99)).types[0]).toMatchObject({ late: true });
  });

  test('lets a type wait for those before it', () => {
    const needs = [need({ clean: 4, dirty: 6 }), need({ roomTypeId: 2, clean: 4, dirty: 8 })];
    const { types, readyAt } = forecast(needs, sixAnHour, ahead(90));
    expect(types.map((type) => [type.readyAt, type.late])).toEqual([
      [ahead(60), false],
      [ahead(120), true],
    ]);
    expect(readyAt).toEqual(ahead(120));
  });

  test('says how many rooms there are not, which no cleaning mends', () => {
    const [type] = forecast([need({ clean: 5, dirty: 2, occupied: 1 })]).types;
    expect(type).toMatchObject({ toClean: 3, missing: 2, late: true });
  });

  test('reckons with what is assumed until the speed was seen, and says so', () => {
    const needs = [need({ clean: 0, dirty: 10 })];
    expect(forecast(needs)).toMatchObject({ perHour: 6, isMeasured: true });
    expect(forecast(needs, [])).toMatchObject({ perHour: 12, isMeasured: false, readyAt: ahead(50) });
  });

  test('warns before a single room was cleaned, where the time will not do', () => {
    const needs = [need({ clean: 0, dirty: 10 })];
    expect(forecast(needs, [], ahead(50)).types[0]).toMatchObject({ late: false });
    expect(forecast(needs, [], ahead(49)).types[0]).toMatchObject({ late: true });
    expect(forecast(needs, [now], ahead(49)).types[0]).toMatchObject({ late: true });
  });

  test('is late when the time has come and something is left to do, and not where nothing is', () => {
    expect(forecast([need({ clean: 9, dirty: 1 })], [], now).types[0]).toMatchObject({ late: true });
    expect(forecast([need()], [], ago(5)).types[0]).toMatchObject({ late: false });
  });

  test('cleans rooms that are lived in once their guests leave', () => {
    const needs = [need({ clean: 8, occupied: 2 })];
    expect(forecast(needs).types[0]?.readyAt).toEqual(ahead(20));
    expect(forecast(needs, sixAnHour, ahead(120), ahead(60)).types[0]?.readyAt).toEqual(ahead(80));
    // What is dirty is cleaned meanwhile.
    const both = [need({ clean: 1, dirty: 8, occupied: 1 })];
    expect(forecast(both, sixAnHour, ahead(120), ahead(60)).types[0]?.readyAt).toEqual(ahead(90));
    // Who should have left already is waited for no longer than until now.
    expect(forecast(needs, sixAnHour, ahead(120), ago(60)).types[0]?.readyAt).toEqual(ahead(20));
  });

  test('is ready when its last type is, and what is sold is clean, to be cleaned, or missing', () => {
    const count = fc.nat(30);
    const any = fc.record({ roomTypeId: count, sold: count, clean: count, dirty: count, occupied: count });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), fc.nat(200), (needs, minutes) => {
        const { types, readyAt } = forecast(needs, sixAnHour, ahead(60), ahead(minutes));
        for (const type of types) {
          expect(Math.min(type.sold, type.clean) + type.toClean + type.missing).toBe(type.sold);
          expect(type.toClean).toBeLessThanOrEqual(type.dirty + type.occupied);
        }
        const ends = types.flatMap((type) => (type.readyAt ? [type.readyAt.getTime()] : []));
        expect(readyAt?.getTime() ?? null).toBe(ends.length > 0 ? Math.max(...ends) : null);
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      }),
    );
  });
});
