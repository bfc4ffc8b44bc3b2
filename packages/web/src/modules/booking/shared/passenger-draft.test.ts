import type { PassengerInput } from '@gangway/contract/booking/schemas.ts';
import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import { describe, expect, test } from 'vitest';
import { blankPassenger, fromCart, fromInput, fromSaved, isBlank, toSend } from './passenger-draft.ts';

const person = {
  name: 'Siti Aminah',
  gender: 'female',
  idType: 'passport',
  nationality: 'SG',
  birthDate: '1990-01-01',
  phone: '+60123456789',
  remarks: 'Window',
} as const;
const saved: SavedPassenger = {
  ...person,
  id: 7,
  idEnding: '5678',
  passportExpiry: '2032-05-01',
  email: null,
  consentedAt: null,
  updatedAt: '2026-11-15T00:00:00.000Z',
};

describe('a form', () => {
  test('is blank until something of one’s own stands in it', () => {
    expect(isBlank(blankPassenger({ nationality: 'MY', phone: '0123', referrer: 'HOUSE' }))).toBe(true);
    for (const given of [
      { name: 'A' },
      { idNumber: '1' },
      { birthDate: '1990-01-01' },
      { savedPassengerId: 1 },
    ])
      expect(isBlank(blankPassenger(given))).toBe(false);
    expect(isBlank(blankPassenger({ keptFrom: 0 }))).toBe(false);
  });

  test('has a key of its own', () => {
    expect(blankPassenger().key).not.toBe(blankPassenger().key);
  });

  test('of a passenger that is kept takes everything but what is decided for each trip', () => {
    const before = blankPassenger({
      name: 'Gone',
      idNumber: '1',
      referrer: 'AGENT',
      expecting: true,
      keep: true,
    });
    expect(fromSaved(saved, before)).toEqual({
      ...blankPassenger(),
      ...person,
      key: before.key,
      referrer: 'AGENT',
      idEnding: '5678',
      savedPassengerId: 7,
      passportExpiry: '2032-05-01',
    });
  });

  test('of a cart line takes the number from its place there', () => {
    const line = { ...person, idEnding: '5678', referrer: 'HOUSE', email: null, passportExpiry: null };
    expect(fromCart({ ...line, dueDate: null }, 2)).toMatchObject({
      keptFrom: 2,
      idEnding: '5678',
      idNumber: '',
      email: '',
      passportExpiry: '',
      expecting: false,
      dueDate: '',
    });
    expect(fromCart({ ...line, dueDate: '2027-03-01' }, 2)).toMatchObject({
      expecting: true,
      dueDate: '2027-03-01',
    });
  });

  test('of what was sent is what was typed', () => {
    const sent: PassengerInput = {
      ...person,
      idNumber: 'K7654321',
      referrer: 'HOUSE',
      dueDate: '2027-03-01',
    };
    expect(fromInput(sent)).toMatchObject({
      ...person,
      idNumber: 'K7654321',
      expecting: true,
      dueDate: '2027-03-01',
      email: '',
      savedPassengerId: null,
      keptFrom: null,
    });
    expect(fromInput({ ...sent, dueDate: null, idNumber: null, savedPassengerId: 7 })).toMatchObject({
      idNumber: '',
      expecting: false,
      savedPassengerId: 7,
    });
  });
});

describe('what is sent', () => {
  test('takes a kept number only where none was typed', () => {
    const guest = blankPassenger({ savedPassengerId: 5, keptFrom: 1 });
    expect(toSend(guest, 'HOUSE')).toMatchObject({ savedPassengerId: 5, keptFrom: 1 });
    expect(toSend({ ...guest, idNumber: 'A12345' }, 'HOUSE')).toMatchObject({
      idNumber: 'A12345',
      savedPassengerId: null,
      keptFrom: null,
    });
  });

  test('leaves out what no longer applies', () => {
    const guest = blankPassenger({ passportExpiry: '2030-01-01', expecting: false, dueDate: '2027-01-01' });
    expect(toSend(guest, 'HOUSE')).toMatchObject({ passportExpiry: '', dueDate: '' });
    expect(toSend({ ...guest, idType: 'passport', expecting: true }, 'HOUSE')).toMatchObject({
      passportExpiry: '2030-01-01',
      dueDate: '2027-01-01',
    });
  });

  test('has the house’s code until somebody writes one, and none where it was emptied', () => {
    expect(toSend(blankPassenger(), 'HOUSE')['referrer']).toBe('HOUSE');
    expect(toSend(blankPassenger({ referrer: 'AGENT' }), 'HOUSE')['referrer']).toBe('AGENT');
    expect(toSend(blankPassenger({ referrer: '' }), 'HOUSE')['referrer']).toBe('');
  });

  test('holds nothing that only the form knows', () => {
    const sent = toSend(blankPassenger({ keep: true, idEnding: '5678' }), 'HOUSE');
    for (const own of ['key', 'keep', 'expecting', 'idEnding']) expect(sent).not.toHaveProperty(own);
  });
});
