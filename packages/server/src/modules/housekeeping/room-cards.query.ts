import { can } from '@gangway/contract/core/permissions.ts';
import type { RoomStatus } from '@gangway/contract/fleet/room-states.ts';
import type { Bed, Room } from '@gangway/contract/fleet/schemas.ts';
import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { undoMinutes } from './cleanings.store.ts';

/** What a member of staff is called. */
export const personOf = (column: string): RawBuilder<unknown> =>
  sql`(select coalesce(nullif(name, ''), username) from accounts where id = ${sql.ref(column)})`;

/** Rooms (`r`) as everybody aboard sees them, by deck and number. Orders and names are for those who give rooms. */
export async function readRoomCards(db: Db, which: RawBuilder<unknown>, caller: Caller): Promise<RoomCard[]> {
  // Stays of a room never overlap, so the one that is open is its last: found by an index, however many there were.
  const { rows } = await sql<CardRow>`
    select r.id, r.number, r.ship_id, r.floor, r.position, r.status, r.notes, rt.id as room_type_id, rt.code, rt.name_en,
           rt.name_zh, rt.has_window, rt.max_occupancy, rt.beds,
           st.id as stay_id, st.order_id, o.order_no, st.sailing_id, st.checked_in_at, o.people,
           (select count(*)::int from stay_guests g join tickets t on t.id = g.ticket_id
             where g.stay_id = st.id and t.live) as arrived,
           coalesce((select t.name from tickets t where t.order_id = st.order_id and t.live order by t.position limit 1),
                    o.customer_name) as lead_name,
           c.dirty_at, c.started_at, ${personOf('c.startedBy')} as started_by,
           m.since as out_since, m.reason as out_reason, ${personOf('m.startedBy')} as out_by,
           m.cleaning_id is not null as out_dirty, u.done_at as cleaned_at, u.done_by as cleaned_by
      from rooms r
      join room_types rt on rt.id = r.room_type_id
      left join lateral (
        select * from stays where room_id = r.id order by checked_in_at desc limit 1
      ) st on st.checked_out_at is null
      left join orders o on o.id = st.order_id
      left join room_cleanings c on c.room_id = r.id and c.done_at is null and not c.dropped
      left join room_outages m on m.room_id = r.id and m.until is null
      left join lateral (
        select done_at, done_by from room_cleanings
         where room_id = r.id and done_at > now() - make_interval(mins => ${undoMinutes}) and undone_at is null
         order by done_at desc limit 1
      ) u on r.status = 'available'
     where ${which}
     order by r.floor, lpad(r.number, 12), r.id`.execute(db);
  const givesRooms = can(caller.grants, '/ship/roomCheckInManagement', 'edit');
  return rows.map((row) => present(row, { givesRooms, accountId: caller.accountId }));
}

interface CardRow {
  id: number;
  number: string;
  shipId: number;
  floor: number;
  position: Room['position'];
  status: RoomStatus;
  notes: string;
  roomTypeId: number;
  code: string;
  nameEn: string;
  nameZh: string;
  hasWindow: boolean;
  maxOccupancy: number;
  beds: Bed[];
  stayId: number | null;
  orderId: number;
  orderNo: string;
  sailingId: number;
  checkedInAt: Date;
  people: number;
  arrived: number;
  leadName: string | null;
  dirtyAt: Date | null;
  startedAt: Date | null;
  startedBy: string | null;
  outSince: Date | null;
  outReason: string;
  outBy: string | null;
  outDirty: boolean;
  /** Where it was so a moment ago. */
  cleanedAt: Date | null;
  cleanedBy: number | null;
}

interface Viewer {
  givesRooms: boolean;
  accountId: number;
}

function present(row: CardRow, viewer: Viewer): RoomCard {
  const { id, number, shipId, floor, position, status, notes, dirtyAt, startedAt, startedBy } = row;
  return {
    id,
    number,
    shipId,
    floor,
    position,
    roomType: {
      id: row.roomTypeId,
      code: row.code,
      name: { en: row.nameEn, zh: row.nameZh },
      hasWindow: row.hasWindow,
      maxOccupancy: row.maxOccupancy,
      beds: row.beds,
    },
    status,
    notes,
    stay: presentStay(row, viewer),
    cleaning: dirtyAt && {
      dirtyAt: dirtyAt.toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
      startedBy,
    },
    undoUntil: undoUntil(row, viewer)?.toISOString() ?? null,
    maintenance: row.outSince && {
      since: row.outSince.toISOString(),
      reason: row.outReason,
      by: row.outBy,
      isDirty: row.outDirty,
    },
  };
}

/** Whoever called it clean may take that back for some minutes, and so may the desk. */
function undoUntil({ cleanedAt, cleanedBy }: CardRow, { givesRooms, accountId }: Viewer): Date | null {
  const mayUndo = givesRooms || cleanedBy === accountId;
  return cleanedAt && mayUndo ? new Date(cleanedAt.getTime() + undoMinutes * 60_000) : null;
}

function presentStay(row: CardRow, { givesRooms }: Viewer): RoomCard['stay'] {
  const { stayId, orderId, orderNo, sailingId, checkedInAt, people, arrived, leadName } = row;
  if (stayId === null) return null;
  return {
    id: stayId,
    orderId: givesRooms ? orderId : null,
    orderNo: givesRooms ? orderNo : null,
    sailingId,
    since: checkedInAt.toISOString(),
    people,
    arrived,
    leadName: givesRooms ? leadName : null,
  };
}
