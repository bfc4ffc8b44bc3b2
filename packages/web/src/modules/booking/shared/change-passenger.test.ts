import { describe, expect, test } from 'vitest';
import { changePassenger } from './change-passenger.ts';
import { blankPassenger, type PassengerDraft } from './passenger-draft.ts';

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
});

describe('the first one’s document', () => {
  const passport = { idType: 'passport', nationality: 'SG' } as const;

  test('is the likely one of those still blank, and of nobody else', () => {
    const all = [blankPassenger(), blankPassenger({ name: 'Typed' }), blankPassenger()];
    const next = changePassenger(all, 0, passport, today);
    expect(next.map(({ idType, nationality }) => [idType, nationality])).toEqual([
      ['passport', 'SG'],
      ['idCard', ''],
      ['passport', 'SG'],
    ]);
  });

  test('leaves a blank one’s choice alone while another field is typed, and so does anybody else’s', () => {
    const all = [blankPassenger(), blankPassenger({ nationality: 'JP' })];
    expect(changePassenger(all, 0, { name: 'First' }, today)[1]).toEqual(all[1]);
    expect(changePassenger(all, 1, passport, today)[0]).toEqual(all[0]);
  });
});

describe('another kind of document', () => {
  const kept = { savedPassengerId: 5, keptFrom: 2, idEnding: '5546' };

  test('lets a number go that is kept elsewhere', () => {
    expect(change(kept, { name: 'New' })).toMatchObject(kept);
    expect(change(kept, { idType: 'idCard' })).toMatchObject(kept);
    expect(change(kept, { idType: 'passport' })).toMatchObject({
      savedPassengerId: null,
      keptFrom: null,
      idEnding: null,
    });
  });

  test('of a passenger that is chosen brings its own', () => {
    const chosen = { idType: 'passport', savedPassengerId: 9, idEnding: '4321' } as const;
    expect(change(kept, chosen)).toMatchObject(chosen);
  });

  test('leaves a typed number to the form: a clerk may have typed it first', () => {
    expect(change({ idNumber: 'A1234567' }, { idType: 'passport' })?.idNumber).toBe('A1234567');
  });
});
