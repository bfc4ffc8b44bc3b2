import { fieldErrors } from '@gangway/contract/core/field-errors.ts';
import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import { describe, expect, test } from 'vitest';
import { passengerSchema } from './passenger-schema.ts';

const today = '2026-11-15';
const typed = {
  name: 'Siti Aminah',
  gender: 'female',
  idType: 'idCard',
  idNumber: '900101-14-5678',
  nationality: 'MY',
  birthDate: '1990-01-01',
  phone: '012-345 6789',
  email: '',
  remarks: '',
  consent: true,
};
const saved: SavedPassenger = {
  id: 7,
  name: 'Siti Aminah',
  gender: 'female',
  idType: 'idCard',
  idEnding: '5678',
  passportExpiry: null,
  nationality: 'MY',
  birthDate: '1990-01-01',
  phone: '+60123456789',
  email: null,
  remarks: '',
  consentedAt: null,
  updatedAt: '2026-11-15T00:00:00.000Z',
};

async function problems(change: object, kept: SavedPassenger | null = null) {
  const schema = await passengerSchema(kept, today)();
  const parsed = schema.safeParse({ ...typed, ...change });
  return parsed.success ? [] : fieldErrors(parsed.error).map(({ field, id }) => `${field} ${id}`);
}

describe("a passenger's form", () => {
  test('is taken when everything is right', async () => {
    expect(await problems({})).toEqual([]);
  });

  test('tells what is wrong with the document beside everything else, at once', async () => {
    expect(await problems({ name: '', gender: '', idNumber: '900101-00-5678', phone: '' })).toEqual([
      'name passenger.enterName',
      'gender passenger.chooseGender',
      'phone passenger.enterPhone',
      'idNumber passenger.myKadPlace',
    ]);
    expect(await problems({ birthDate: '2026-11-16', passportExpiry: '', idType: 'passport' })).toEqual([
      'idNumber passenger.passportNumber',
      'passportExpiry passenger.enterPassportExpiry',
      'birthDate passenger.birthDateFuture',
    ]);
  });

  test('adds nobody without their consent, which is not asked again of those who are kept', async () => {
    expect(await problems({ consent: false })).toEqual(['consent passenger.consent']);
    expect(await problems({ consent: false }, saved)).toEqual([]);
  });

  test('asks for a number unless one of this document is kept', async () => {
    expect(await problems({ idNumber: '' })).toEqual(['idNumber passenger.enterIdNumber']);
    expect(await problems({ idNumber: '' }, saved)).toEqual([]);
    expect(await problems({ idNumber: '', idType: 'drivingLicense' }, saved)).toEqual([
      'idNumber passenger.enterIdNumber',
    ]);
  });
});

test('consent is asked for again with another document, whatever the name, and not with another name', async () => {
  const kept = { ...saved, consentedAt: '2026-11-15T00:00:00.000Z' };
  const other = { name: 'Aminah Ali', idNumber: '880214-10-4321', birthDate: '1988-02-14', consent: false };
  expect(await problems(other, kept)).toEqual(['consent passenger.consent']);
  expect(await problems({ ...other, consent: true }, kept)).toEqual([]);
  expect(await problems({ ...other, name: kept.name }, kept)).toEqual(['consent passenger.consent']);
  const licence = { idType: 'drivingLicense', idNumber: '900101145678', consent: false };
  expect(await problems(licence, kept)).toEqual(['consent passenger.consent']);
  expect(await problems({ name: 'Aminah Ali', consent: false }, kept)).toEqual([]);
  expect(await problems({ name: 'Aminah Ali', idNumber: '', consent: false }, kept)).toEqual([]);
});
