import { ageOn, isPlainDate } from '../core/dates.ts';
import { isMyKad, type MyKadProblem, readMyKad } from './my-kad.ts';
import type { IdType } from './passengers.ts';

export const oldestAge = 120;

/** A passenger's document and birth date, empty where nothing was given yet: that is asked for elsewhere. */
export interface Documented {
  idType: IdType;
  /** Null where the number is kept elsewhere and not held here. */
  idNumber: string | null;
  passportExpiry: string | null;
  nationality: string;
  birthDate: string;
}

/** What is wrong at one field, by the id of its message. */
export interface DocumentFinding {
  field: 'idNumber' | 'passportExpiry' | 'birthDate';
  id:
    | MyKadProblem
    | 'passenger.passportNumber'
    | 'passenger.enterPassportExpiry'
    | 'passenger.birthDateFuture'
    | 'passenger.birthDateOld';
}

/** What differs between a card and what was typed, by the id of its message. */
export interface CardWarning {
  field: 'birthDate' | 'gender';
  id: 'passenger.cardBirthDate' | 'passenger.cardGender';
}

/** What is wrong with a document and a birth date whatever the sailing. */
export function checkDocument(person: Documented, today: string): DocumentFinding[] {
  return [...checkNumber(person, today), ...checkExpiry(person), ...checkBirthDate(person, today)];
}

/** What looks wrong but is not refused: the card says another birth date or gender than the form. */
export function cardWarnings(person: Documented & { gender: string }, today: string): CardWarning[] {
  const { birthDate, gender } = person;
  if (!isMyKad(person) || !person.idNumber) return [];
  const reading = readMyKad(person.idNumber, today);
  if (!reading.ok) return [];
  const warnings: CardWarning[] = [];
  // The card does not say the century, so it cannot contradict one.
  if (birthDate && birthDate.slice(2) !== reading.facts.birthDate.slice(2))
    warnings.push({ field: 'birthDate', id: 'passenger.cardBirthDate' });
  if (gender && gender !== reading.facts.gender)
    warnings.push({ field: 'gender', id: 'passenger.cardGender' });
  return warnings;
}

function checkNumber(person: Documented, today: string): DocumentFinding[] {
  const { idNumber, idType } = person;
  if (!idNumber) return [];
  if (isMyKad(person)) {
    const reading = readMyKad(idNumber, today);
    return reading.ok ? [] : [{ field: 'idNumber', id: reading.id }];
  }
  if (idType === 'passport' && !/^[A-Z0-9]{5,15}$/i.test(idNumber))
    return [{ field: 'idNumber', id: 'passenger.passportNumber' }];
  return [];
}

function checkExpiry({ idType, passportExpiry }: Documented): DocumentFinding[] {
  return idType === 'passport' && !passportExpiry
    ? [{ field: 'passportExpiry', id: 'passenger.enterPassportExpiry' }]
    : [];
}

function checkBirthDate({ birthDate }: Documented, today: string): DocumentFinding[] {
  if (!isPlainDate(birthDate)) return [];
  if (birthDate > today) return [{ field: 'birthDate', id: 'passenger.birthDateFuture' }];
  if (ageOn(birthDate, today) > oldestAge) return [{ field: 'birthDate', id: 'passenger.birthDateOld' }];
  return [];
}
