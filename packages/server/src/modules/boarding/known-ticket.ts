import type { KnownTicket } from '@gangway/contract/boarding/decide-scan.ts';
import type { ManifestTicket, ScanMark } from '@gangway/contract/boarding/schemas.ts';
import type { Standing } from '@gangway/contract/boarding/states.ts';
import { ageGroup } from '@gangway/contract/booking/passenger-rules.ts';
import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import type { RoomKind } from '@gangway/contract/fleet/schemas.ts';
import { type RawBuilder, sql } from 'kysely';

/** A ticket with its order, its sailing, and where it stands on the sailing of a post. */
export interface TicketRow {
  id: number;
  orderId: number;
  orderNo: string;
  orderStatus: OrderStatus;
  sailingId: number;
  date: string;
  serial: string;
  name: string;
  birthDate: string;
  phone: string;
  idEnding: string;
  remarks: string;
  certificate: boolean;
  live: boolean;
  paid: boolean;
  replaced: boolean;
  kind: RoomKind;
  hasWindow: boolean;
  nameEn: string;
  nameZh: string;
  roomNumber: string | null;
  floor: number | null;
  boardedAt: Date | null;
  boardedBy: string | null;
  boardedDevice: string | null;
  foodAt: Date | null;
  foodBy: string | null;
  foodDevice: string | null;
  chipAt: Date | null;
  chipBy: string | null;
  chipDevice: string | null;
  disembarkedAt: Date | null;
  disembarkedBy: string | null;
  disembarkedDevice: string | null;
}

const personOf = (column: string) =>
  sql`(select coalesce(nullif(name, ''), username) from accounts where id = ${sql.ref(column)})`;
const deviceOf = (column: string) => sql`(select name from boarding_devices where id = ${sql.ref(column)})`;

/**
 * The columns of `TicketRow`, from `ticketJoins`. Where a ticket is for the sailing of the post its flags are read off the
 * ticket itself: that row is held while a scan decides, and read again when it had to wait.
 */
export const ticketColumns: RawBuilder<unknown> = sql`
  t.id, t.scanned_at, t.order_id, o.order_no, o.status as order_status, t.sailing_id, ts.date, t.serial, t.name, t.birth_date,
  t.phone, t.id_ending, t.remarks, t.due_date is not null as certificate, t.live, t.paid,
  exists (select from guest_replacements g where g.old_ticket_id = t.id) as replaced,
  rt.kind, rt.has_window, rt.name_en, rt.name_zh, o.room_number,
  (select r.floor from rooms r where r.ship_id = post.ship_id and lower(r.number) = lower(o.room_number)) as floor,
  case when t.sailing_id = post.id then t.boarded_at else b.boarded_at end as boarded_at,
  case when t.sailing_id = post.id then t.food_at else b.food_at end as food_at,
  case when t.sailing_id = post.id then t.chip_at else b.chip_at end as chip_at,
  case when t.sailing_id = post.id then t.disembarked_at else b.disembarked_at end as disembarked_at,
  ${personOf('b.boardedBy')} as boarded_by, ${deviceOf('b.boardedDevice')} as boarded_device,
  ${personOf('b.foodBy')} as food_by, ${deviceOf('b.foodDevice')} as food_device,
  ${personOf('b.chipBy')} as chip_by, ${deviceOf('b.chipDevice')} as chip_device,
  ${personOf('b.disembarkedBy')} as disembarked_by, ${deviceOf('b.disembarkedDevice')} as disembarked_device`;

/** `post` is the sailing of the post. */
export const ticketJoins: RawBuilder<unknown> = sql`
  tickets t join orders o on o.id = t.order_id join room_types rt on rt.id = o.room_type_id
  join sailings ts on ts.id = t.sailing_id
  left join boarding_tickets b on b.ticket_id = t.id and b.sailing_id = post.id`;

export function standingOf(row: Pick<TicketRow, 'live' | 'paid' | 'replaced' | 'orderStatus'>): Standing {
  if (row.live) return row.paid ? 'valid' : 'unpaid';
  if (row.replaced) return 'replaced';
  return row.orderStatus === 'canceled' ? 'canceled' : 'refunded';
}

/** A ticket as the rule of scanning wants it. */
export function knownTicket(row: TicketRow): KnownTicket {
  return {
    sailingId: row.sailingId,
    standing: standingOf(row),
    certificate: row.certificate,
    aboard: isAboard(row),
    hasBoarded: row.boardedAt !== null,
    hasFood: row.foodAt !== null,
    hasChip: row.chipAt !== null,
    hasDisembarked: row.disembarkedAt !== null,
  };
}

/** A ticket as a post is shown it. */
export function presentTicket(row: TicketRow): ManifestTicket {
  return {
    id: row.id,
    orderId: row.orderId,
    orderNo: row.orderNo,
    sailingId: row.sailingId,
    serial: row.serial,
    name: row.name,
    ageGroup: ageGroup(row.birthDate, row.date),
    kind: row.kind,
    hasWindow: row.hasWindow,
    roomType: { en: row.nameEn, zh: row.nameZh },
    roomNumber: row.roomNumber,
    floor: row.floor,
    phone: row.phone,
    idEnding: row.idEnding,
    remarks: row.remarks,
    certificate: row.certificate,
    standing: standingOf(row),
    aboard: isAboard(row),
    boarded: mark(row.boardedAt, row.boardedBy, row.boardedDevice),
    food: mark(row.foodAt, row.foodBy, row.foodDevice),
    chip: mark(row.chipAt, row.chipBy, row.chipDevice),
    disembarked: mark(row.disembarkedAt, row.disembarkedBy, row.disembarkedDevice),
  };
}

/** Whoever came aboard and has not left for good. So it follows from the fold of the events too. */
function isAboard({ boardedAt, disembarkedAt }: TicketRow): boolean {
  return boardedAt !== null && disembarkedAt === null;
}

function mark(at: Date | null, by: string | null, device: string | null): ScanMark | null {
  return at && { at: at.toISOString(), by: by ?? '', device: device ?? '' };
}
