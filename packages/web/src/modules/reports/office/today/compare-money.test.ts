import { expect, test } from 'vitest';
import { compareMoney } from './compare-money.ts';

const received = (takenSen: number, refundedSen = 0) => ({ takenSen, refundedSen });

test.each([
  [received(15_000), received(10_000), { what: 'more', percent: 50, thenSen: 10_000 }],
  [received(99_000), received(10_000), { what: 'times', times: 10, thenSen: 10_000 }],
  [received(10_000, 2500), received(10_000), { what: 'less', percent: 25, thenSen: 10_000 }],
  [received(500, 500), received(0), { what: 'same', percent: 0, thenSen: 0 }],
  [received(500), received(0), { what: 'nothing', percent: 0, thenSen: 0 }],
  [received(0), received(0, 400), { what: 'more', percent: 100, thenSen: -400 }],
])('%o beside %o is %o', (now, then, expected) => {
  expect(compareMoney(now, then)).toMatchObject(expected);
});
