import { beforeAll, describe, expect, test } from 'vitest';
import { i18n } from '#lib/i18n.ts';
import type { PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';
import { checkSale, saleBody } from './check-sale.ts';
import { counterPassenger, emptySale, nextPassenger } from './sale-values.ts';

const sailing = { today: '2026-11-15', departs: '2026-12-01', returns: '2026-12-02' };
const key = '0f0e0d0c-0b0a-4908-8706-050403020100';
const terms = { tiers: [], noShowPercent: 100, nonRefundable: false, peak: true, floorPercent: 0 };
const choice = {
  sailingId: 1,
  roomTypeId: 2,
  totalSen: 10_000,
  departsAt: '2026-12-01T01:00:00.000Z',
  terms,
};
const adult: PassengerDraft = {
  ...counterPassenger('GANGWAY'),
  name: 'Lee Kah Fai',
  gender: 'male',
  idNumber: '900505-14-5553',
  birthDate: '1990-05-05',
  phone: '0123456789',
};
const sale = { ...emptySale('2026-12-01', 'GANGWAY'), passengers: [adult], agreed: true };

// Shown by their ids: which words they have is the catalogue's affair.
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('a sale at the counter', () => {
  test('that is complete has no problem', () => {
    expect(checkSale(sale, choice, key, sailing)).toEqual({});
  });

  test('that is empty is asked for everything at once, each at its field', () => {
    const nothing = {
      sailingId: null,
      roomTypeId: null,
      totalSen: 0,
      departsAt: undefined,
      terms: undefined,
    };
    const empty = { ...emptySale('2026-12-01', ''), complimentary: true };
    expect(checkSale(empty, nothing, key, null)).toEqual({
      sailingId: 'counter.chooseSailing',
      roomTypeId: 'counter.chooseType',
      complimentaryReason: 'form.reasonMissing',
      agreed: 'booking.agree',
      'passengers.0.name': 'passenger.enterName',
      'passengers.0.gender': 'passenger.chooseGender',
      'passengers.0.birthDate': 'passenger.enterBirthDate',
      'passengers.0.phone': 'passenger.enterPhone',
      'passengers.0.referrer': 'passenger.enterReferrer',
      'passengers.0.idNumber': 'passenger.enterIdNumber',
    });
  });

  test('says what was shown of it, so that nothing else is sold', () => {
    expect(saleBody(sale, choice, key).line).toMatchObject({
      shownTotalSen: 10_000,
      shownDepartsAt: '2026-12-01T01:00:00.000Z',
      shownTerms: terms,
    });
  });

  test('is held to the rules of its sailing', () => {
    const child = { ...adult, idNumber: '150101-14-5546', birthDate: '2015-01-01' };
    expect(checkSale({ ...sale, passengers: [child] }, choice, key, sailing)).toEqual({
      'passengers.0.birthDate': 'passenger.minorNeedsAdult',
    });
    expect(checkSale({ ...sale, passengers: [child, adult] }, choice, key, sailing)).toEqual({});
  });

  test('gives a reason only where it is given away', () => {
    const reasoned = { ...sale, complimentaryReason: 'Raffle' };
    expect(saleBody(reasoned, choice, key).complimentaryReason).toBe('');
    expect(saleBody({ ...reasoned, complimentary: true }, choice, key).complimentaryReason).toBe('Raffle');
  });
});

test('the next passenger shares with the first what people who travel together share', () => {
  const first = { ...adult, idType: 'passport', nationality: 'SG', referrer: 'AGENT' } as const;
  expect(nextPassenger(first, 'GANGWAY')).toMatchObject({
    idType: 'passport',
    nationality: 'SG',
    phone: '0123456789',
    referrer: 'AGENT',
    name: '',
    idNumber: '',
    birthDate: '',
  });
  expect(nextPassenger(undefined, 'GANGWAY')).toMatchObject({ nationality: 'MY', referrer: 'GANGWAY' });
});
