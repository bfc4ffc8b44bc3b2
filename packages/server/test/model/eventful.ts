import type { Step } from './steps.ts';

/** Somebody has paid and somebody has not, and there is something in a balance. */
export const lively: Step[] = [
  { deed: 'recharge', a: 1, b: 900, c: 1 },
  { deed: 'book', a: 0, b: 0, c: 0 },
  { deed: 'confirmCash', a: 0, b: 0, c: 0 },
  { deed: 'book', a: 0, b: 1, c: 2 },
];

/** More of that: a change of date, money that goes back by hand, by the gateway and into a balance. */
export const eventful: Step[] = [
  ...lively,
  { deed: 'book', a: 2, b: 1, c: 4 },
  { deed: 'confirmCash', a: 1, b: 0, c: 0 },
  { deed: 'staffChange', a: 1, b: 0, c: 0 },
  { deed: 'refund', a: 0, b: 0, c: 3 },
  { deed: 'book', a: 1, b: 1, c: 6 },
];
