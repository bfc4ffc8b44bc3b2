import { expect, test } from 'vitest';
import { fieldErrors } from '@gangway/contract/core/field-errors.ts';
import { changedSettingSchema } from './setting-schema.ts';

test.each([
  ['booking.holdMinutes', '0', '1', '120'],
  ['booking.holdMinutes', '99999999999', '1', '120'],
  ['refund.noShowPercent', '150', '0%', '100%'],
  ['change.adminFeeSen', '10000001', 'RM 0.00', 'RM 100,000.00'],
])('%s refuses %s and names its range', (key, value, min, max) => {
  const { error } = changedSettingSchema.safeParse({ key, value, remark: '', version: 1 });
  expect(error && fieldErrors(error)).toEqual([
    { field: 'value', id: 'validation.range', values: { min, max } },
  ]);
});
