import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refundTiers, settingKeys, settingRegistry } from './registry.ts';
import { readSetting, settingBounds, writeSetting } from './values.ts';

describe('refund tiers', () => {
  test('in any falling order of days that ends at 0 are taken', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: 11 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 100 }), (list, percent) => {
        const tiers = [...list.toSorted((a, b) => b - a), 0].map((fromDays) => ({ fromDays, percent }));
        expect(refundTiers.parse(tiers)).toEqual(tiers);
      }),
    );
  });

  test.each([
    [
      'in rising order',
      [
        { fromDays: 15, percent: 75 },
        { fromDays: 30, percent: 50 },
        { fromDays: 0, percent: 100 },
      ],
      'setting.tiersOrder',
    ],
    [
      'with a number of days twice',
      [
        { fromDays: 15, percent: 75 },
        { fromDays: 15, percent: 50 },
        { fromDays: 0, percent: 100 },
      ],
      'setting.tiersOrder',
    ],
    [
      'that leave the last days out',
      [
        { fromDays: 30, percent: 50 },
        { fromDays: 15, percent: 75 },
      ],
      'setting.tiersEnd',
    ],
  ])('%s are refused', (_name, tiers, message) => {
    expect(refundTiers.safeParse(tiers).error?.issues[0]?.message).toBe(message);
  });

  test.each([
    [[]],
    [[{ fromDays: 0, percent: 101 }]],
    [[{ fromDays: 0, percent: -1 }]],
    [[{ fromDays: 0, percent: 12.5 }]],
    [[{ fromDays: 0, percent: 10, note: 'x' }]],
    [Array.from({ length: 13 }, (_, index) => ({ fromDays: 12 - index, percent: 0 }))],
  ])('may not be %j', (tiers) => {
    expect(refundTiers.safeParse(tiers).success).toBe(false);
  });
});

describe.each(settingKeys)('%s', (key) => {
  test('has a default that it would itself take, and reads it back as it was written', () => {
    const { default: fallback } = settingRegistry[key];
    expect(readSetting(key, writeSetting(key, fallback))).toEqual({ ok: true, value: fallback });
  });

  test('refuses what is not of its kind', () => {
    const { kind, default: fallback } = settingRegistry[key];
    // What may be left out has at least an end.
    const wrongText = fallback === '' ? 'x'.repeat(1000) : '';
    const wrong = kind === 'text' ? [wrongText] : ['', 'soon', 'null', '[', '"5"', '{}'];
    expect(wrong.filter((value) => readSetting(key, value).ok)).toEqual([]);
  });
});

const bounded = settingKeys.flatMap((key) => {
  const { min, max } = settingBounds(key);
  return min === undefined || max === undefined ? [] : [{ key, min, max }];
});

test.each(bounded)('$key takes whole numbers from $min to $max', ({ key, min, max }) => {
  const tried = [min - 1, min, min + 0.5, max, max + 1];
  expect(tried.filter((value) => readSetting(key, String(value)).ok)).toEqual([min, max]);
});

test('every number has its bounds', () => {
  const numbers = settingKeys.filter((key) =>
    ['integer', 'money', 'percent'].includes(settingRegistry[key].kind),
  );
  expect(bounded.map(({ key }) => key)).toEqual(numbers);
});

test.each([
  ['percent', 150, 'setting.tierFee'],
  ['percent', null, 'setting.tierFee'],
  ['fromDays', 1001, 'setting.tierDays'],
  ['fromDays', null, 'setting.tierDays'],
])('a tier whose %s is %j is refused with what it must be', (field, value, id) => {
  const tiers = [{ fromDays: 0, percent: 10, [field]: value }];
  expect(readSetting('refund.tiers', JSON.stringify(tiers))).toEqual({ ok: false, id });
});
