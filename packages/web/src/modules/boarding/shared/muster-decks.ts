import { compareWords } from '#lib/compare-words.ts';

/** What has to be known of somebody to find them at an alarm. */
interface Housed {
  name: string;
  /** The deck of the room; null without a cabin. */
  floor: number | null;
  roomNumber: string | null;
}

export interface MusterDeck<P> {
  /** Null for those without a cabin. */
  floor: number | null;
  people: number;
  rooms: { number: string | null; people: P[] }[];
}

/** Everybody aboard by deck and room, those without a cabin last, and in each by name, as the reader's language sorts them. */
export function musterDecks<P extends Housed>(people: readonly P[]): MusterDeck<P>[] {
  const sorted = people.toSorted(
    (one, other) =>
      nullLast(one.floor, other.floor, (floor, next) => floor - next) ||
      nullLast(one.roomNumber, other.roomNumber, compareWords) ||
      compareWords(one.name, other.name),
  );
  return [...Map.groupBy(sorted, ({ floor }) => floor)].map(([floor, onDeck]) => ({
    floor,
    people: onDeck.length,
    rooms: [...Map.groupBy(onDeck, ({ roomNumber }) => roomNumber)].map(([number, inRoom]) => ({
      number,
      people: inRoom,
    })),
  }));
}

function nullLast<T>(one: T | null, other: T | null, order: (one: T, other: T) => number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return order(one, other);
}
