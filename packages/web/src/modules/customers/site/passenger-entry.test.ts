import { describe, expect, test } from 'vitest';
import { changeEntry, entryOf } from './passenger-entry.ts';

const today = '2026-11-15';
const blank = entryOf(null);

describe("a passenger's form", () => {
  test('takes birth date and gender from a MyKad number as soon as it is whole', () => {
    const typing = changeEntry(blank, { idNumber: '900101-14-567' }, today);
    expect(typing).toMatchObject({ birthDate: '', gender: '' });
    expect(changeEntry(typing, { idNumber: '900101-14-5678' }, today)).toMatchObject({
      birthDate: '1990-01-01',
      gender: 'female',
    });
  });

  test('follows a number that is mended', () => {
    const first = changeEntry(blank, { idNumber: '900101-14-5678' }, today);
    expect(changeEntry(first, { idNumber: '910203-14-5679' }, today)).toMatchObject({
      birthDate: '1991-02-03',
      gender: 'male',
    });
  });

  test('keeps what was typed, though the card says otherwise', () => {
    const typed = changeEntry(blank, { birthDate: '1985-05-05', gender: 'other' }, today);
    expect(changeEntry(typed, { idNumber: '900101-14-5678' }, today)).toMatchObject({
      birthDate: '1985-05-05',
      gender: 'other',
    });
  });

  test('lets a birth date be changed that the card gave', () => {
    const filled = changeEntry(blank, { idNumber: '900101-14-5678' }, today);
    expect(changeEntry(filled, { birthDate: '1989-01-01' }, today).birthDate).toBe('1989-01-01');
  });

  test.each([{ nationality: 'SG' as const }, { idType: 'passport' as const }])(
    'reads no MyKad where there is none: %j',
    (part) => {
      const other = changeEntry(blank, part, today);
      expect(changeEntry(other, { idNumber: '900101-14-5678' }, today)).toMatchObject({
        birthDate: '',
        gender: '',
      });
    },
  );

  test('reads the number once it is said to be a MyKad', () => {
    const foreign = changeEntry(
      changeEntry(blank, { nationality: 'SG' }, today),
      { idNumber: '900101145678' },
      today,
    );
    expect(changeEntry(foreign, { nationality: 'MY' }, today).birthDate).toBe('1990-01-01');
  });
});
