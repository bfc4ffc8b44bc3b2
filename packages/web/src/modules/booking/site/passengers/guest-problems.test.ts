import { passenger } from '@gangway/contract/booking/schemas.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { i18n } from '#lib/i18n.ts';
import { guestProblems, guestWarnings, readGuests } from './guest-problems.ts';
import { blankPassenger, type PassengerDraft } from './passenger-draft.ts';

const sailing = { today: '2026-11-15', departs: '2026-12-01', returns: '2026-12-02' };
const around = { schema: passenger, sailing, houseCode: 'GANGWAY' };
const adult = (more: Partial<PassengerDraft> = {}) =>
  blankPassenger({
    name: 'Tan Mei Ling',
    gender: 'female',
    idNumber: '921123-08-5546',
    nationality: 'MY',
    birthDate: '1992-11-23',
    phone: '0123456789',
    ...more,
  });

// Shown by their ids: which words they have is the catalogue's affair.
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('the guests', () => {
  test('that are complete have no problem and are read as they are sent', () => {
    expect(guestProblems([adult()], around)).toEqual({});
    expect(readGuests([adult()], around)?.[0]).toMatchObject({
      phone: '+60123456789',
      referrer: 'GANGWAY',
      passportExpiry: null,
    });
  });

  test('that are blank are asked for every field the specification names', () => {
    const found = guestProblems([blankPassenger({ referrer: '' })], around);
    expect(found).toEqual({
      'passengers.0.name': 'passenger.enterName',
      'passengers.0.gender': 'passenger.chooseGender',
      'passengers.0.nationality': 'passenger.chooseNationality',
      'passengers.0.birthDate': 'passenger.enterBirthDate',
      'passengers.0.phone': 'passenger.enterPhone',
      'passengers.0.referrer': 'passenger.enterReferrer',
      'passengers.0.idNumber': 'passenger.enterIdNumber',
    });
    expect(readGuests([blankPassenger()], around)).toBeNull();
  });

  test('are held to each other only once everybody’s age is known', () => {
    const child = adult({ birthDate: '2015-01-01', idNumber: '150101-14-5546' });
    expect(guestProblems([child, blankPassenger()], around)).not.toHaveProperty('passengers.0.birthDate');
    expect(guestProblems([child], around)).toEqual({ 'passengers.0.birthDate': 'passenger.minorNeedsAdult' });
    expect(guestProblems([child, adult()], around)).toEqual({});
  });

  test('whose number is kept elsewhere need not give it', () => {
    expect(guestProblems([adult({ idNumber: '', savedPassengerId: 3 })], around)).toEqual({});
    expect(guestProblems([adult({ idNumber: '', keptFrom: 0 })], around)).toEqual({});
  });

  test('who expect a child say when', () => {
    expect(guestProblems([adult({ expecting: true })], around)).toEqual({
      'passengers.0.dueDate': 'wizard.enterDueDate',
    });
    expect(guestProblems([adult({ expecting: true, dueDate: '2027-01-20' })], around)).toEqual({
      'passengers.0.dueDate': 'passenger.pregnant',
    });
  });
});

test('a card that says otherwise is a warning', () => {
  expect(guestWarnings(adult({ birthDate: '1992-11-24', gender: 'male' }), sailing.today)).toEqual({
    birthDate: 'passenger.cardBirthDate',
    gender: 'passenger.cardGender',
  });
  expect(guestWarnings(adult(), sailing.today)).toEqual({});
});
