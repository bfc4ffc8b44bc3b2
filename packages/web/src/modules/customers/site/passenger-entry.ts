import type { CountryCode } from '@gangway/contract/customers/countries.ts';
import { isMyKad, type MyKadFacts, readMyKad } from '@gangway/contract/customers/my-kad.ts';
import type { IdType, SavedPassenger } from '@gangway/contract/customers/passengers.ts';

/** Those fields of a passenger's form that depend on one another. */
export interface PassengerEntry {
  idType: IdType;
  nationality: CountryCode | '';
  idNumber: string;
  birthDate: string;
  gender: '' | SavedPassenger['gender'];
}

export function entryOf(saved: SavedPassenger | null): PassengerEntry {
  if (!saved) return { idType: 'idCard', nationality: 'MY', idNumber: '', birthDate: '', gender: '' };
  const { idType, nationality, birthDate, gender } = saved;
  return { idType, nationality, idNumber: '', birthDate, gender };
}

/** Changes fields of a form. A MyKad number fills in what it says, unless something else was typed there. */
export function changeEntry(
  before: PassengerEntry,
  part: Partial<PassengerEntry>,
  today: string,
): PassengerEntry {
  const next = { ...before, ...part };
  const facts = factsOf(next, today);
  if (!facts) return next;
  const said = factsOf(before, today);
  if (!next.birthDate || next.birthDate === said?.birthDate) next.birthDate = facts.birthDate;
  if (!next.gender || next.gender === said?.gender) next.gender = facts.gender;
  return next;
}

function factsOf(entry: PassengerEntry, today: string): MyKadFacts | null {
  const reading = isMyKad(entry) ? readMyKad(entry.idNumber, today) : null;
  return reading?.ok ? reading.facts : null;
}
