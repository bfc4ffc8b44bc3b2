import { expect, test } from 'vitest';
import { stepPoint } from './step-point.ts';

test('arrows lead from point to point and stop at the ends', () => {
  expect(stepPoint('ArrowRight', 0, 31)).toBe(1);
  expect(stepPoint('ArrowLeft', 0, 31)).toBe(0);
  expect(stepPoint('ArrowRight', 30, 31)).toBe(30);
  expect(stepPoint('End', 4, 31)).toBe(30);
  expect(stepPoint('Home', 4, 31)).toBe(0);
  expect(stepPoint('PageUp', 4, 31)).toBe(7);
  expect(stepPoint('PageDown', 1, 31)).toBe(0);
});

test('other keys are left to the page', () => {
  expect(stepPoint('Tab', 3, 31)).toBeNull();
  expect(stepPoint('a', 3, 31)).toBeNull();
});
