import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { type Chance, pick } from '../random.ts';
import type { RoomKeeper } from './room-keeper.ts';

const minute = 60_000;

/** An order with a cabin, and those of its guests who came aboard. */
interface HousedParty {
  orderId: number;
  roomTypeId: number;
  people: number;
  guests: readonly { ticketId: number; boardedAt: number }[];
}

export interface HousedVoyage {
  id: number;
  shipId: number;
  status: SailingStatus;
  returnsAt: number;
  /** It came back within a day, and no other of its ship has since: its rooms are what housekeeping is at. */
  isLast: boolean;
  parties: readonly HousedParty[];
}

export interface PlannedStay {
  orderId: number;
  sailingId: number;
  roomId: number;
  checkedInAt: number;
  checkedOutAt: number | null;
  reason: string;
  /** The stay they moved from. */
  before: PlannedStay | null;
  guests: { ticketId: number; arrivedAt: number }[];
}

const upgradeReasons = ['Celebrating their silver wedding', 'The air conditioning of theirs was loud'];
const moveReasons = ['The neighbours were loud', 'Wanted to be nearer to their friends'];
/** Guests of the voyage that came back last who have not given their key back yet. */
const stillIn = 4;

/** Lets everybody who came aboard have a room of their own, and leave it when the ship is back. */
export function planStays(
  chance: Chance,
  voyages: readonly HousedVoyage[],
  keeper: RoomKeeper,
  now: number,
): PlannedStay[] {
  return voyages.flatMap((voyage) => {
    const parties = voyage.parties
      .map((party) => ({ party, at: firstAboard(party) + chance.whole(4 * 60, 12 * 60) * 1000 }))
      .filter(({ at }) => at <= now)
      .toSorted((one, other) => one.at - other.at);
    return parties.flatMap(({ party, at }, place) => planParty({ voyage, party, at, place }));
  });

  function planParty(coming: {
    voyage: HousedVoyage;
    party: HousedParty;
    at: number;
    place: number;
  }): PlannedStay[] {
    const { voyage, party, at, place } = coming;
    const isUpgraded = chance.chance(0.02);
    const room = keeper.give(voyage.shipId, party, at, isUpgraded);
    if (!room) return [];
    const reason = room.roomTypeId === party.roomTypeId ? '' : pick(chance, upgradeReasons);
    const end = leavesAt(voyage, place);
    const stay = stayOf(coming, room.id, { checkedInAt: at, checkedOutAt: end, reason });
    const movesAt = at + chance.whole(30, 70) * minute;
    const isMoved = chance.chance(0.03) && movesAt < Math.min(now, voyage.returnsAt);
    const other = isMoved ? keeper.give(voyage.shipId, party, movesAt, false) : null;
    if (!other) {
      keeper.leave(room.id, end, voyage.isLast);
      return [stay];
    }
    keeper.leave(room.id, movesAt, voyage.isLast);
    keeper.leave(other.id, end, voyage.isLast);
    const moved = { checkedInAt: movesAt, checkedOutAt: end, reason: pick(chance, moveReasons) };
    const first = { ...stay, checkedOutAt: movesAt };
    return [first, { ...stayOf(coming, other.id, moved), before: first }];
  }

  /** When they give their key back; null where they have not. */
  function leavesAt({ status, returnsAt, isLast }: HousedVoyage, place: number): number | null {
    const end = returnsAt + chance.whole(2 * 60, 28 * 60) * 1000;
    const isIn = status !== 'returned' || end > now || (isLast && place < stillIn);
    return isIn ? null : end;
  }

  function stayOf(
    { voyage, party, at }: { voyage: HousedVoyage; party: HousedParty; at: number },
    roomId: number,
    times: Pick<PlannedStay, 'checkedInAt' | 'checkedOutAt' | 'reason'>,
  ): PlannedStay {
    // In some families one comes later.
    const late = party.guests.length > 1 && chance.chance(0.15) ? chance.whole(10, 40) * minute : 0;
    const guests = party.guests
      .map(({ ticketId }, index) => ({ ticketId, arrivedAt: at + (index === 0 ? 0 : late) }))
      .map((guest) => ({ ...guest, arrivedAt: Math.max(guest.arrivedAt, times.checkedInAt) }))
      .filter(({ arrivedAt }) => arrivedAt <= Math.min(now, times.checkedOutAt ?? now));
    return { orderId: party.orderId, sailingId: voyage.id, roomId, ...times, before: null, guests };
  }
}

function firstAboard({ guests }: HousedParty): number {
  return Math.min(...guests.map(({ boardedAt }) => boardedAt));
}
