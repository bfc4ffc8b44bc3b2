import { passenger } from '@gangway/contract/booking/schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { i18n } from '#lib/i18n.ts';
import { draftWarnings, passengerProblems, readPassengers } from './passenger-problems.ts';
import { blankPassenger, type PassengerDraft } from './passenger-draft.ts';

const sailing = { today: '2026-11-15', departs: '2026-12-01', returns: '2026-12-02' };
const around = { schema: passenger, sailing, houseCode: 'GANGWAY', unnamed: 'wizard.guest' } as const;
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
    expect(passengerProblems([adult()], around)).toEqual({});
    expect(readPassengers([adult()], around)?.[0]).toMatchObject({
      phone: '+60123456789',
      referrer: 'GANGWAY',
      passportExpiry: null,
    });
  });

  test('that are blank are asked for every field the specification names', () => {
    const found = passengerProblems([blankPassenger({ referrer: '' })], around);
    expect(found).toEqual({
      'passengers.0.name': 'passenger.enterName',
      'passengers.0.gender': 'passenger.chooseGender',
      'passengers.0.nationality': 'passenger.chooseNationality',
      'passengers.0.birthDate': 'passenger.enterBirthDate',
      'passengers.0.phone': 'passenger.enterPhone',
      'passengers.0.referrer': 'passenger.enterReferrer',
      'passengers.0.idNumber': 'passenger.enterIdNumber',
    });
    expect(readPassengers([blankPassenger()], around)).toBeNull();
  });

  test('are held to each other only once everybody’s age is known', () => {
    const child = adult({ birthDate: '2015-01-01', idNumber: '150101-14-5546' });
    expect(passengerProblems([child, blankPassenger()], around)).not.toHaveProperty('passengers.0.birthDate');
    expect(passengerProblems([child], around)).toEqual({
      'passengers.0.birthDate': 'passenger.minorNeedsAdult',
    });
    expect(passengerProblems([child, adult()], around)).toEqual({});
  });

  test('of one cabin of several are told who is missing there, not in the booking', () => {
    const found = (birthDate: string) =>
      passengerProblems([adult(), adult({ birthDate, idNumber: '', savedPassengerId: 3 })], {
        ...around,
        inCabin: true,
      });
    expect(found('2025-10-01')).toEqual({ 'passengers.1.birthDate': 'wizard.infantNeedsAdults' });
    expect(found('2015-01-01')).toEqual({});
    const child = adult({ birthDate: '2015-01-01', idNumber: '150101-14-5546' });
    expect(passengerProblems([child], { ...around, inCabin: true })).toEqual({
      'passengers.0.birthDate': 'wizard.minorNeedsAdult',
    });
  });

  test('whose number is kept elsewhere need not give it', () => {
    expect(passengerProblems([adult({ idNumber: '', savedPassengerId: 3 })], around)).toEqual({});
    expect(passengerProblems([adult({ idNumber: '', keptFrom: 0 })], around)).toEqual({});
  });

  test('who are the same person twice are told so, the later one', () => {
    expect(passengerProblems([adult(), adult({ idNumber: '921123085546' })], around)).toEqual({
      'passengers.1.idNumber': 'passenger.sameTwice',
    });
  });

  test('are looked at without a sailing as far as each field is written', () => {
    const child = adult({ birthDate: '2015-01-01', phone: '1' });
    expect(passengerProblems([child], { ...around, sailing: null })).toEqual({
      'passengers.0.phone': 'validation.phone',
    });
  });

  test('have one message per field, how it is written before what the rules say', () => {
    const found = passengerProblems([adult({ idType: 'passport', idNumber: '?' })], around);
    expect(found['passengers.0.idNumber']).toBe('passenger.idNumber');
    expect(found['passengers.0.passportExpiry']).toBe('passenger.enterPassportExpiry');
  });

  test('who expect a child say when', () => {
    expect(passengerProblems([adult({ expecting: true })], around)).toEqual({
      'passengers.0.dueDate': 'wizard.enterDueDate',
    });
    expect(passengerProblems([adult({ expecting: true, dueDate: '2027-01-20' })], around)).toEqual({
      'passengers.0.dueDate': 'passenger.pregnant',
    });
  });
});

describe('a problem that names somebody', () => {
  const child = adult({ birthDate: '2015-01-01', idNumber: '150101-14-5546' });
  beforeAll(() =>
    i18n.loadAndActivate({
      locale: 'en',
      messages: {
        'passenger.minorNeedsAdult': [['name'], ' needs an adult'],
        'passenger.infantNeedsAdults': [['name'], ' needs two adults'],
        'wizard.guest': ['Guest ', ['number']],
        'counter.passenger': ['Passenger ', ['number']],
      },
    }),
  );
  afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

  test('says the name, or what the face calls somebody without one', () => {
    const said = (name: string, unnamed: 'wizard.guest' | 'counter.passenger') =>
      passengerProblems([{ ...child, name }], { ...around, unnamed })['passengers.0.birthDate'];
    expect(said(' Ali ', 'wizard.guest')).toBe('Ali needs an adult');
    expect(said(' ', 'wizard.guest')).toBe('Guest 1 needs an adult');
    expect(said('', 'counter.passenger')).toBe('Passenger 1 needs an adult');
  });

  test('names the one who lacks company by a newcomer, at the newcomer’s birth date once there is one', () => {
    const travelling = (name: string, birthDate: string) => ({
      ...adult({ name, birthDate }),
      idNumber: null,
      passportExpiry: null,
      dueDate: null,
    });
    const company = [travelling('Baby', '2026-01-01'), travelling('Mei', '1990-01-01')];
    const found = (newcomer: Partial<PassengerDraft>) =>
      passengerProblems([adult({ name: 'Lee', idNumber: '', savedPassengerId: 4, ...newcomer })], {
        ...around,
        company,
      });
    expect(found({})).toEqual({});
    expect(found({ birthDate: '2015-01-01' })).toEqual({ 'passengers.0.birthDate': 'Baby needs two adults' });
    expect(found({ birthDate: '' })).toEqual({ 'passengers.0.birthDate': 'passenger.enterBirthDate' });
  });
});

test('a card that says otherwise is a warning', () => {
  expect(draftWarnings(adult({ birthDate: '1992-11-24', gender: 'male' }), sailing.today)).toEqual({
    birthDate: 'passenger.cardBirthDate',
    gender: 'passenger.cardGender',
  });
  expect(draftWarnings(adult(), sailing.today)).toEqual({});
});
