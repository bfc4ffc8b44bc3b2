import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitPrice, worthOfEach } from './split-price.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const people = fc.integer({ min: 1, max: 20 });

describe('the price of one of several', () => {
  test('is an equal part, the odd sen with the first ones', () => {
    expect(splitPrice(10_001, 3)).toEqual([3334, 3334, 3333]);
    expect(splitPrice(10_000, 1)).toEqual([10_000]);
    expect(splitPrice(0, 2)).toEqual([0, 0]);
  });

  test('adds up to the whole, and differs from the others by a sen at most', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), people, (total, count) => {
        const parts = splitPrice(total, count);
        expect(parts.length).toBe(count);
        expect(sum(parts)).toBe(total);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
        expect(parts).toEqual(parts.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('what somebody leaves with', () => {
  test('is the price of their ticket, whoever left before', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), people, fc.array(fc.boolean()), (total, count, gone) => {
        const left = splitPrice(total, count).filter((_, index) => !gone[index]);
        expect(worthOfEach(left, sum(left))).toEqual(left);
      }),
    );
  });

  test('is an equal part of what the order holds, more or less than its prices; together all of it', () => {
    const order = fc.tuple(fc.nat(1_000_000), people, fc.array(fc.boolean()), fc.nat(1_000_000));
    fc.assert(
      fc.property(order, ([total, count, gone, worth]) => {
        const left = splitPrice(total, count).filter((_, index) => !gone[index]);
        if (left.length === 0) return;
        // The dearer tickets stand first, so the odd sen fall as if there were no prices.
        expect(worthOfEach(left, worth)).toEqual(splitPrice(worth, left.length));
      }),
    );
  });

  test('differs as the prices do', () => {
    expect(worthOfEach([300, 100], 500)).toEqual([350, 150]);
    expect(worthOfEach([300, 100, 200], 602)).toEqual([300, 101, 201]);
    expect(worthOfEach([300, 100], 397)).toEqual([298, 99]);
  });
});
