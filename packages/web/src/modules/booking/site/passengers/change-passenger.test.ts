import { describe, expect, test } from 'vitest';
import { changePassenger } from './change-passenger.ts';
import { blankPassenger, type PassengerDraft, toSend } from './passenger-draft.ts';

const today = '2026-11-15';
const change = (before: Partial<PassengerDraft>, part: Partial<PassengerDraft>) =>
  changePassenger([blankPassenger(before)], 0, part, today)[0];

describe('a MyKad number', () => {
  test('fills in nationality, birth date and gender where nothing stands', () => {
    expect(change({}, { idNumber: '921123-08-5546' })).toMatchObject({
      nationality: 'MY',
      birthDate: '1992-11-23',
      gender: 'female',
    });
  });

  test('corrects what the number before it said, but not what somebody typed', () => {
    const read = { idNumber: '921123-08-5546', nationality: 'MY', birthDate: '1992-11-23' } as const;
    expect(change({ ...read, gender: 'other' }, { idNumber: '880101-14-5677' })).toMatchObject({
      birthDate: '1988-01-01',
      gender: 'other',
    });
  });

  test('says nothing of passports, licences and other countries', () => {
    const number = { idNumber: '921123-08-5546' };
    expect(change({ idType: 'passport' }, number)?.birthDate).toBe('');
    expect(change({ nationality: 'SG' }, number)).toMatchObject({ birthDate: '', nationality: 'SG' });
  });

  test('that is no date, or of no place, fills in nothing', () => {
    expect(change({}, { idNumber: '921323-08-5546' })?.birthDate).toBe('');
    expect(change({}, { idNumber: '921123-00-5546' })?.birthDate).toBe('');
  });
});

test('the first guest’s document is the likely one of those still blank, and of nobody else', () => {
  const guests = [blankPassenger(), blankPassenger({ name: 'Typed' }), blankPassenger()];
  const next = changePassenger(guests, 0, { idType: 'passport', nationality: 'SG' }, today);
  expect(next.map(({ idType, nationality }) => [idType, nationality])).toEqual([
    ['passport', 'SG'],
    ['idCard', ''],
    ['passport', 'SG'],
  ]);
});

test('a number kept elsewhere goes when the document is another one', () => {
  const kept = { savedPassengerId: 5, idEnding: '5546' };
  expect(change(kept, { name: 'New' })?.savedPassengerId).toBe(5);
  expect(change(kept, { idType: 'passport' })).toMatchObject({ savedPassengerId: null, idEnding: null });
});

describe('what is sent', () => {
  test('takes a kept number only where none was typed', () => {
    const guest = blankPassenger({ savedPassengerId: 5 });
    expect(toSend(guest, 'HOUSE')).toMatchObject({ savedPassengerId: 5, referrer: 'HOUSE' });
    expect(toSend({ ...guest, idNumber: 'A12345' }, 'HOUSE').savedPassengerId).toBeNull();
  });

  test('leaves out what no longer applies', () => {
    const guest = blankPassenger({ passportExpiry: '2030-01-01', expecting: false, dueDate: '2027-01-01' });
    expect(toSend(guest, 'HOUSE')).toMatchObject({ passportExpiry: '', dueDate: '' });
  });
});
