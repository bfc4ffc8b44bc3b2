import type { ManifestTicket } from '@gangway/contract/boarding/schemas.ts';

interface Room {
  /** Null for those without one. */
  room: string | null;
  people: ManifestTicket[];
}

const collator = new Intl.Collator('en', { numeric: true });

/** People by room, as rooms are numbered; those without a room come last, everybody by name. */
export function groupByRoom(tickets: readonly ManifestTicket[]): Room[] {
  const rooms = Map.groupBy(tickets, ({ roomNumber }) => roomNumber);
  return [...rooms]
    .map(([room, people]) => ({
      room,
      people: people.toSorted((one, other) => collator.compare(one.name, other.name)),
    }))
    .toSorted((one, other) => {
      if (one.room === null || other.room === null)
        return Number(one.room === null) - Number(other.room === null);
      return collator.compare(one.room, other.room);
    });
}
