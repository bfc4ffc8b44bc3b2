import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';

/** What can be wished for, under an id that whoever asks has made. */
type WishKind =
  | 'checkIn'
  | 'move'
  | 'startCleaning'
  | 'cleanDone'
  | 'undoCleaned'
  | 'startMaintenance'
  | 'endMaintenance';

interface Wish {
  kind: WishKind;
  roomId: number;
  /** Of which order or from which stay; null where it is about a room only. */
  about?: number | null;
  reason?: string;
  /** The tickets of those who came first; only a check-in names them. */
  guests?: readonly number[];
}

/**
 * Whether this very wish was carried out before; gives what it made, a stay or a row about the room. The same id for anything
 * else is refused. Asked while what it is about is held: a repetition that came at the same moment has waited there.
 */
export async function findCarriedOut(tx: Tx, id: string, wish: Wish): Promise<number | null> {
  const { rows } = await sql<Wish & { madeId: number }>`
    select case when moved_from is null then 'checkIn' else 'move' end as kind, room_id,
           coalesce(moved_from, order_id) as about, reason, (
             select coalesce(json_agg(g.ticket_id), '[]') from stay_guests g
              where g.stay_id = stays.id and g.arrived_at = stays.checked_in_at
           ) as guests, id as made_id from stays where wish_id = ${id}
    union all
    select case when start_wish = ${id} then 'startCleaning' when done_wish = ${id} then 'cleanDone' else 'undoCleaned' end,
           room_id, null, '', null, id
      from room_cleanings where start_wish = ${id} or done_wish = ${id} or undo_wish = ${id}
    union all
    select case when start_wish = ${id} then 'startMaintenance' else 'endMaintenance' end, room_id, null,
           case when start_wish = ${id} then reason else '' end, null, id
      from room_outages where start_wish = ${id} or end_wish = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { about = null, reason = '' } = wish;
  const isSame =
    row.kind === wish.kind &&
    row.roomId === wish.roomId &&
    row.about === about &&
    row.reason === reason &&
    (wish.guests === undefined || areSame(wish.guests, row.guests ?? []));
  if (!isSame) throw new AppError('record.changed');
  return row.madeId;
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  return new Set(one).symmetricDifference(new Set(other)).size === 0;
}

const wishKeys = [
  'stays_wish_id_key',
  'room_cleanings_start_wish_key',
  'room_cleanings_done_wish_key',
  'room_cleanings_undo_wish_key',
  'room_outages_start_wish_key',
  'room_outages_end_wish_key',
];

/** Carries a wish out. One id, used for two things at the same moment: the second is refused. */
export async function carryOut<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, work).catch((error: unknown) => {
    if (wishKeys.some((key) => breaksConstraint(error, key))) throw new AppError('record.changed');
    throw error;
  });
}
