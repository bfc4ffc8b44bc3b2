import { expect, test } from 'vitest';
import { stepDay } from './step-day.ts';

test('with months as rows, arrows lead along the days and down the months', () => {
  expect(stepDay('ArrowRight', '2026-03-30', false)).toBe('2026-03-31');
  expect(stepDay('ArrowRight', '2026-03-31', false)).toBe('2026-03-31');
  expect(stepDay('ArrowUp', '2026-03-31', false)).toBe('2026-02-28');
  expect(stepDay('ArrowUp', '2026-01-05', false)).toBe('2026-01-05');
  expect(stepDay('ArrowDown', '2026-12-05', false)).toBe('2026-12-05');
  expect(stepDay('End', '2028-02-03', false)).toBe('2028-02-29');
  expect(stepDay('Home', '2028-02-03', false)).toBe('2028-02-01');
});

test('with months as columns they are turned', () => {
  expect(stepDay('ArrowDown', '2026-03-30', true)).toBe('2026-03-31');
  expect(stepDay('ArrowRight', '2026-03-30', true)).toBe('2026-04-30');
  expect(stepDay('ArrowLeft', '2026-03-30', true)).toBe('2026-02-28');
});

test('other keys are left to the page', () => {
  expect(stepDay('Tab', '2026-03-30', false)).toBeNull();
});
