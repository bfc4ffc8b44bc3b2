import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { translate } from '#lib/i18n.ts';

/** What a screen reader says of a room: its number, type, status and guests. */
export function roomLabel({ number, roomType, status, stay, cleaning }: RoomCard): string {
  const words = [
    translate('rooms.name', { number }),
    roomType.code,
    translate(`rooms.status.${status}`),
    ...(cleaning?.startedAt ? [translate('roomDesk.beingCleaned')] : []),
    ...(stay ? [guestsOf(stay)] : []),
  ];
  return words.join(', ');
}

/** Who is in a room, by name where one may know it, and how many of them have come. */
export function guestsOf({ leadName, people, arrived }: NonNullable<RoomCard['stay']>): string {
  const count = translate('roomDesk.guestsIn', { people, arrived });
  return leadName ? `${leadName}, ${count}` : count;
}

/** Where a room is. */
export function placeOf({ floor, position }: Pick<RoomCard, 'floor' | 'position'>): string {
  return translate('roomDesk.place', { floor, position: translate(`rooms.position.${position}`) });
}

/** Since when a room is as it is, where that is known. */
export function since({ stay, cleaning, maintenance }: RoomCard): string | null {
  return stay?.since ?? cleaning?.startedAt ?? cleaning?.dirtyAt ?? maintenance?.since ?? null;
}
