import { isPlainDate } from '../core/dates.ts';
import type { CountryCode } from '../core/countries.ts';
import type { IdType } from './passengers.ts';
import type { Gender } from './schemas.ts';

/** Place codes that were never given out. */
const noPlace = new Set(['00', '17', '18', '19', '20', '69', '70', '73', '80', '81', '94', '95', '96', '97']);

export interface MyKadFacts {
  birthDate: string;
  gender: 'male' | 'female';
}

export type MyKadReading = { ok: true; facts: MyKadFacts } | { ok: false; id: MyKadProblem };
export type MyKadProblem = 'passenger.myKadFormat' | 'passenger.myKadDate' | 'passenger.myKadPlace';

/**
 * Reads a Malaysian identity card number: YYMMDD-PB-###G. The century is not on the card, so a date that would lie after
 * `today` is taken to be a hundred years earlier; the last digit is odd for men.
 */
export function readMyKad(number: string, today: string): MyKadReading {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{12}$/.test(digits)) return { ok: false, id: 'passenger.myKadFormat' };
  const birthDate = birthDateOf(digits, today);
  if (!birthDate) return { ok: false, id: 'passenger.myKadDate' };
  if (noPlace.has(digits.slice(6, 8))) return { ok: false, id: 'passenger.myKadPlace' };
  return { ok: true, facts: { birthDate, gender: Number(digits[11]) % 2 === 1 ? 'male' : 'female' } };
}

/** Whether a document is to be read as a Malaysian identity card. */
export function isMyKad(document: { idType: IdType; nationality: string }): boolean {
  return document.idType === 'idCard' && document.nationality === 'MY';
}

/** Those fields of a passenger's form that a card has to do with; empty where nothing was given. */
export interface CardForm {
  idType: IdType;
  nationality: CountryCode | '';
  idNumber: string;
  birthDate: string;
  gender: Gender | '';
  /** What the last whole number said, so that a mended one is known to replace it while it is typed. */
  cardSaid?: MyKadFacts | null | undefined;
}

/**
 * What a form takes from a MyKad number as soon as it is whole: birth date and gender, also where another number said
 * them before, but never in place of what somebody typed; and the nationality where none was chosen.
 */
export function fillFromMyKad(before: CardForm, next: CardForm, today: string): Partial<CardForm> {
  const isSame =
    next.idNumber === before.idNumber &&
    next.idType === before.idType &&
    next.nationality === before.nationality;
  const nationality = next.nationality || 'MY';
  if (isSame || !isMyKad({ ...next, nationality })) return {};
  const reading = readMyKad(next.idNumber, today);
  if (!reading.ok) return {};
  const { birthDate, gender } = reading.facts;
  const earlier = readMyKad(before.idNumber, today);
  const said = earlier.ok ? earlier.facts : before.cardSaid;
  return {
    nationality,
    cardSaid: reading.facts,
    ...(!next.birthDate || next.birthDate === said?.birthDate ? { birthDate } : {}),
    ...(!next.gender || next.gender === said?.gender ? { gender } : {}),
  };
}

/** The latest day with these two-digit year, month and day that is not after today; 29 February may skip a century. */
function birthDateOf(digits: string, today: string): string | null {
  const rest = `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
  const century = Number(today.slice(0, 2));
  const candidates = [`${century}${rest}`, `${century - 1}${rest}`];
  return candidates.find((date) => isPlainDate(date) && date <= today) ?? null;
}
