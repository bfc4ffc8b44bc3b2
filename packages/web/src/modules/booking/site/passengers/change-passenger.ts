import { isMyKad } from '@gangway/contract/booking/passenger-rules.ts';
import { type MyKadFacts, readMyKad } from '@gangway/contract/customers/my-kad.ts';
import { isBlank, type PassengerDraft } from './passenger-draft.ts';

/**
 * Changes one of the guests. A MyKad number fills in what it says where nothing else was given, and the first guest's
 * kind of document is the likely one of those still blank.
 */
export function changePassenger(
  guests: readonly PassengerDraft[],
  index: number,
  part: Partial<PassengerDraft>,
  today: string,
): PassengerDraft[] {
  return guests.map((guest, place) => {
    if (place === index) return completed(guest, withoutOldNumber(guest, part), today);
    if (index !== 0 || !isBlank(guest)) return guest;
    const { nationality = guest.nationality, idType = guest.idType } = part;
    return { ...guest, nationality, idType };
  });
}

/** A number kept elsewhere is of the document it was kept for. */
function withoutOldNumber(before: PassengerDraft, part: Partial<PassengerDraft>): Partial<PassengerDraft> {
  if (part.idType === undefined || part.idType === before.idType) return part;
  return { idNumber: '', idEnding: null, savedPassengerId: null, keptFrom: null, ...part };
}

function completed(before: PassengerDraft, part: Partial<PassengerDraft>, today: string): PassengerDraft {
  const next = { ...before, ...part };
  const facts = next.idType === 'idCard' ? factsOf(next, today) : null;
  if (!facts || (part.idNumber === undefined && part.nationality === undefined)) return next;
  if (!next.nationality) next.nationality = 'MY';
  if (!isMyKad(next)) return next;
  const said = factsOf(before, today);
  if (!next.birthDate || next.birthDate === said?.birthDate) next.birthDate = facts.birthDate;
  if (!next.gender || next.gender === said?.gender) next.gender = facts.gender;
  return next;
}

function factsOf({ idNumber }: PassengerDraft, today: string): MyKadFacts | null {
  const reading = readMyKad(idNumber, today);
  return reading.ok ? reading.facts : null;
}
