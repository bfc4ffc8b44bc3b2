import { expect, test } from 'vitest';
import {
  adultAge,
  adultsPerInfant,
  infantAge,
  passportMonths,
  pregnancyWeeks,
  youngestMonths,
} from './booking/passenger-rules.ts';
import { countryCodes } from './core/countries.ts';
import { defaultLocale, locales, siteLocales } from './core/locales.ts';
import { minimumAccountAge } from './customers/rules.ts';
import { saveRoomTypeBody } from './fleet/schemas.ts';
import { passwordLength } from './identity/rules.ts';
import { beadCodes, resultMap } from './legacy/results.ts';
import { shipImageLimit, slideImageLimit } from './media/rules.ts';
import { settingRegistry } from './settings/registry.ts';
import { rechargeBody } from './wallet/schemas.ts';

/** Section 9 of the specification: what an installation starts with. */
test('settings start with the constants of the specification', () => {
  expect(settingRegistry['booking.holdMinutes'].default).toBe(10);
  expect(settingRegistry['sailing.capacity'].default).toBe(600);
  expect(settingRegistry['change.closedDays'].default).toBe(4);
  expect(settingRegistry['change.adminFeeSen'].default).toBeGreaterThan(0);
  expect(settingRegistry['refund.tiers'].default.map(({ fromDays }) => fromDays)).toEqual([
    90, 46, 30, 15, 0,
  ]);
  expect(settingRegistry['refund.tiers'].default[0].percent).toBe(0);
});

test('limits of pictures and passwords are those of the specification', () => {
  expect(shipImageLimit).toEqual({ count: 5, bytes: 5 * 1024 * 1024, formats: ['jpeg', 'png'] });
  // It states 1024 KB in English and 10 MB in Chinese: the larger one, so that neither reader is refused.
  expect(slideImageLimit.bytes).toBe(10 * 1024 * 1024);
  expect(passwordLength).toEqual({ min: 6, max: 20 });
});

test('a room takes one to six people', () => {
  const { maxOccupancy } = saveRoomTypeBody.shape;
  expect([0, 1, 6, 7].map((people) => maxOccupancy.safeParse(people).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a recharge is more than one sen', () => {
  const { amountSen } = rechargeBody.shape;
  expect([0, 1, 2].map((sen) => amountSen.safeParse(sen).success)).toEqual([false, false, true]);
});

test('ages, months and weeks of passengers are those of the specification', () => {
  expect({ adultAge, infantAge, adultsPerInfant, youngestMonths, passportMonths, pregnancyWeeks }).toEqual({
    adultAge: 18,
    infantAge: 2,
    adultsPerInfant: 2,
    youngestMonths: 6,
    passportMonths: 6,
    pregnancyWeeks: 24,
  });
  expect(minimumAccountAge).toBe(13);
});

test('English is the default, Chinese everywhere, Korean in the back office; every country is in the list', () => {
  expect([defaultLocale, siteLocales, locales]).toEqual(['en', ['en', 'zh'], ['en', 'zh', 'ko']]);
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
  expect(countryCodes.length).toBeGreaterThan(240);
});

test('the result map and the codes of bead bets are those of the specification', () => {
  expect(resultMap).toEqual({ 1: 'banker', 2: 'player', 3: 'tie', 4: 'bankerPair', 5: 'playerPair' });
  expect(beadCodes).toEqual(['z', 'x', 'h', 'zd', 'xd', 'sb', 'zs', 'xs']);
});
