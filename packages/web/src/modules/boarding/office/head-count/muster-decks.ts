import type { MusterPerson } from '@gangway/contract/boarding/head-count-schemas.ts';

export interface MusterDeck {
  /** Null for those without a cabin. */
  floor: number | null;
  people: number;
  rooms: { number: string | null; people: MusterPerson[] }[];
}

/** Everybody aboard by deck and room, in the order they are given in. */
export function musterDecks(people: readonly MusterPerson[]): MusterDeck[] {
  const byFloor = Map.groupBy(people, ({ floor }) => floor);
  return [...byFloor].map(([floor, onDeck]) => ({
    floor,
    people: onDeck.length,
    rooms: [...Map.groupBy(onDeck, ({ roomNumber }) => roomNumber)].map(([number, inRoom]) => ({
      number,
      people: inRoom,
    })),
  }));
}
