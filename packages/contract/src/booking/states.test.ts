import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupStatus, orderStatuses, orderSteps, showsTickets } from './states.ts';

const status = fc.constantFrom(...orderStatuses);

describe('the status of a group', () => {
  test('is that of its orders while they agree', () => {
    fc.assert(
      fc.property(status, fc.integer({ min: 1, max: 20 }), (one, count) => {
        expect(groupStatus(Array.from({ length: count }, () => one))).toBe(one);
      }),
    );
  });

  test('is mixed as soon as one differs, wherever it stands', () => {
    const other = fc.tuple(status, status).filter(([one, two]) => one !== two);
    fc.assert(
      fc.property(other, fc.nat(6), fc.nat(6), ([many, one], before, after) => {
        const group = [...Array.from({ length: before + 1 }, () => many), one, ...Array(after).fill(many)];
        expect(groupStatus(group)).toBe('mixed');
      }),
    );
  });

  test('does not depend on the order of its orders', () => {
    fc.assert(
      fc.property(fc.array(status, { minLength: 1 }), (group) => {
        expect(groupStatus(group.toReversed())).toBe(groupStatus(group));
      }),
    );
  });
});

describe('the steps of an order', () => {
  test('are those of the product and no other', () => {
    const steps = orderStatuses.flatMap((from) => orderSteps[from].map((to) => `${from} -> ${to}`));
    expect(steps.toSorted()).toEqual([
      'canceled -> paid',
      'completed -> paid',
      'completed -> refunded',
      'paid -> completed',
      'paid -> refunded',
      'unpaid -> canceled',
      'unpaid -> paid',
    ]);
  });

  test('lead to an end: nothing comes back, but an order whose passenger is aboard after all', () => {
    const reach = (from: (typeof orderStatuses)[number]): string[] =>
      orderSteps[from]
        .filter((to) => !(from === 'completed' && to === 'paid'))
        .flatMap((to) => [to, ...reach(to)]);
    for (const one of orderStatuses) expect(reach(one)).not.toContain(one);
  });
});

test.each([
  ['unpaid', false],
  ['paid', true],
  ['completed', true],
  ['canceled', false],
  ['refunded', false],
] as const)('tickets of an order that is %s are shown: %s', (one, shown) => {
  expect(showsTickets(one)).toBe(shown);
});
