import type { Room } from '@gangway/contract/fleet/schemas.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Made, Moment } from '../../platform/database/tables.ts';

type Stamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    stays: {
      id: Made<number>;
      wishId: string;
      orderId: number;
      sailingId: number;
      roomId: number;
      checkedInAt: Moment;
      checkedInBy: number | null;
      checkedOutAt: Stamp;
      checkedOutBy: number | null;
      reason: Generated<string>;
      movedFrom: number | null;
      /** Of its room while they were in it; written beneath it. */
      roomNumber: Generated<string>;
      roomTypeId: Generated<number>;
      floor: Generated<number>;
      roomPosition: Generated<Room['position']>;
    };
    stayGuests: { stayId: number; ticketId: number; arrivedAt: Moment; arrivedBy: number | null };
    roomCleanings: {
      id: Made<number>;
      roomId: number;
      dirtyAt: Moment;
      stayId: number | null;
      startedAt: Stamp;
      startedBy: number | null;
      startWish: string | null;
      doneAt: Stamp;
      doneBy: number | null;
      doneWish: string | null;
      dropped: Generated<boolean>;
      undoneAt: Stamp;
      undoneBy: number | null;
      undoWish: string | null;
    };
    roomOutages: {
      id: Made<number>;
      roomId: number;
      since: Moment;
      reason: string;
      startedBy: number | null;
      startWish: string | null;
      until: Stamp;
      endedBy: number | null;
      endWish: string | null;
      cleaningId: number | null;
    };
    roomService: { roomId: number; shipId: number; roomTypeId: number; since: Moment; until: Stamp };
  }
}
