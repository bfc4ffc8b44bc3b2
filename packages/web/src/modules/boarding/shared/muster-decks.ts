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

// Numbers of rooms are compared as they are on the doors: 9 comes before 10.
const { compare } = new Intl.Collator('en', { numeric: true });

/** Everybody aboard by deck and room, those without a cabin last, and by name in each. */
export function musterDecks<P extends Housed>(people: readonly P[]): MusterDeck<P>[] {
  const sorted = people.toSorted(
    (one, other) =>
      nullLast(one.floor, other.floor, (floor, next) => floor - next) ||
      nullLast(one.roomNumber, other.roomNumber, compare) ||
      compare(one.name, other.name),
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
