import { mayBeExpecting } from '@gangway/contract/booking/passenger-rules.ts';
import { fillFromMyKad } from '@gangway/contract/customers/my-kad.ts';
import { isBlank, type PassengerDraft } from './passenger-draft.ts';

/**
 * Changes one of those who travel. A MyKad number fills in what it says, and the first one's kind of document is the
 * likely one of those still blank.
 */
export function changePassenger(
  passengers: readonly PassengerDraft[],
  index: number,
  part: Partial<PassengerDraft>,
  today: string,
): PassengerDraft[] {
  return passengers.map((passenger, place) => {
    if (place === index) return changed(passenger, part, today);
    if (index !== 0 || !isBlank(passenger)) return passenger;
    const { nationality = passenger.nationality, idType = passenger.idType } = part;
    return { ...passenger, nationality, idType };
  });
}

function changed(before: PassengerDraft, part: Partial<PassengerDraft>, today: string): PassengerDraft {
  const next = { ...before, ...withoutOldNumber(before, part) };
  const filled = { ...next, ...fillFromMyKad(before, next, today) };
  // What is no longer asked is not sent either.
  return mayBeExpecting(filled, today) ? filled : { ...filled, expecting: false, dueDate: '' };
}

/** A number kept elsewhere is of the document it was kept for. */
function withoutOldNumber(before: PassengerDraft, part: Partial<PassengerDraft>): Partial<PassengerDraft> {
  if (part.idType === undefined || part.idType === before.idType) return part;
  return { idEnding: null, savedPassengerId: null, keptFrom: null, ...part };
}
