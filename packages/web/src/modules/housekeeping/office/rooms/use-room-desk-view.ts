import { arrivalStates } from '@gangway/contract/housekeeping/schemas.ts';
import { roomStatuses, type RoomStatus } from '@gangway/contract/fleet/room-states.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { type AddressChanges, readId, useAddress } from '#ui/office/use-address.ts';

export const deskTabs = ['rooms', 'arrivals'] as const;
type DeskTab = (typeof deskTabs)[number];
export const roomViews = ['plan', 'cards'] as const;
type RoomView = (typeof roomViews)[number];
type ArrivalState = (typeof arrivalStates)[number];

export interface RoomFilter {
  floor: number | null;
  status: RoomStatus | null;
  typeId: number | null;
  sailingId: number | null;
}

export interface RoomDeskView {
  shipId: number | null;
  filter: RoomFilter;
  filtered: boolean;
  tab: DeskTab;
  rooms: RoomView;
  /** Which arrivals are listed. */
  state: ArrivalState;
  keyword: string;
  /** The room whose page is open. */
  roomId: number | null;
  /** The order that is being given a room, and the room that was chosen for it beforehand. */
  orderId: number | null;
  givenRoomId: number | null;
  /** The guest whose ticket was scanned: they stand here. */
  scannedId: number | null;
  change: (changes: AddressChanges) => void;
  openRoom: (id: number, scan?: Scan) => void;
  openOrder: (order: { id: number; roomId?: number; scan?: Scan }) => void;
  close: () => void;
}

/** Whose ticket was read, and of which ship: not always of the one on show. */
interface Scan {
  shipId: number;
  ticketId: number | null;
}

/** What is open over the rooms, and means nothing without them. */
const nothingOpen = { room: null, order: null, give: null, guest: null };

/** What the desk shows, kept in the address. */
export function useRoomDeskView(): RoomDeskView {
  const { params, change } = useAddress();
  // In a hand a list is read more easily than a plan.
  const isNarrow = useMediaQuery('(width < 48rem)', false, { getInitialValueInEffect: false });
  return useMemo(() => {
    const filter: RoomFilter = {
      floor: readFloor(params.get('floor')),
      status: roomStatuses.find((known) => known === params.get('status')) ?? null,
      typeId: readId(params.get('type')),
      sailingId: readId(params.get('sailing')),
    };
    return {
      shipId: readId(params.get('ship')),
      filter,
      filtered: Object.values(filter).some((value) => value !== null),
      tab: deskTabs.find((known) => known === params.get('tab')) ?? 'rooms',
      rooms: roomViews.find((known) => known === params.get('view')) ?? (isNarrow ? 'cards' : 'plan'),
      state: arrivalStates.find((known) => known === params.get('state')) ?? 'waiting',
      keyword: params.get('keyword') ?? '',
      roomId: readId(params.get('room')),
      orderId: readId(params.get('order')),
      givenRoomId: readId(params.get('give')),
      scannedId: readId(params.get('guest')),
      change: (changes) => change(changes, true),
      openRoom: (id, scan) =>
        change({ ...nothingOpen, ...addressOf(scan), room: String(id) }, params.get('room') !== null),
      openOrder: ({ id, roomId, scan }) =>
        change(
          { ...nothingOpen, ...addressOf(scan), order: String(id), give: roomId ? String(roomId) : null },
          params.get('order') !== null,
        ),
      close: () => change(nothingOpen, true),
    };
  }, [params, change, isNarrow]);
}

function addressOf(scan: Scan | undefined): AddressChanges {
  if (!scan) return {};
  return { ship: String(scan.shipId), guest: scan.ticketId === null ? null : String(scan.ticketId) };
}

function readFloor(text: string | null): number | null {
  return text !== null && /^-?\d{1,2}$/.test(text) ? Number(text) : null;
}
