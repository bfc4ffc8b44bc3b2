import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import { tellRoomsChanged } from '../../platform/outbox/tell-rooms-changed.ts';
import { tellOrdersChanged } from '../booking/index.ts';
import type { HeldOrder } from './hold-order.ts';
import { type HeldRoom, holdRooms } from './hold-rooms.ts';
import { stepRooms } from './step-rooms.ts';

/**
 * Begins a stay: the room is occupied, and the order says its number. Both are held. Processes that reckon time a little
 * differently must not make two stays overlap, so it begins when the one before has ended.
 */
export async function beginStay(
  tx: Tx,
  order: HeldOrder,
  room: HeldRoom,
  { wishId, reason, movedFrom }: { wishId: string; reason: string; movedFrom: number | null },
  actor: Actor,
): Promise<{ stayId: number; at: Date }> {
  await stepRooms(tx, 'checkIn', [room], actor.at);
  const last = await tx
    .selectFrom('stays')
    .select((eb) => eb.fn.max('checkedOutAt').as('at'))
    .where((eb) => eb.or([eb('roomId', '=', room.id), eb('id', '=', movedFrom)]))
    .executeTakeFirst();
  const at = latest(actor.at, last?.at ?? actor.at);
  const { id: stayId } = await tx
    .insertInto('stays')
    .values({
      wishId,
      orderId: order.id,
      sailingId: order.sailingId,
      roomId: room.id,
      checkedInAt: at,
      checkedInBy: actor.accountId,
      reason,
      movedFrom,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setRoomNumber(tx, order, room.number, actor.at);
  return { stayId, at };
}

/** Writes the room onto the order and tells everybody who shows it: its owner, staff, and devices with a list. */
export async function setRoomNumber(
  tx: Tx,
  { id, accountId, sailingId }: HeldOrder,
  roomNumber: string | null,
  at: Date,
): Promise<void> {
  await tx.updateTable('orders').set({ roomNumber, updatedAt: at }).where('id', '=', id).execute();
  await tellOrdersChanged(tx, [accountId]);
  await putInOutbox(tx, 'live.event', {
    event: { type: 'boarding.changed', sailingId },
    audience: { staffOnly: true },
  });
}

export interface EndedStay {
  id: number;
  orderId: number;
  sailingId: number;
  roomId: number;
}

/**
 * Ends those of some stays that are open: their rooms wait to be cleaned. Orders are held first, then rooms, each by id, so
 * whoever ends one of them at the same moment has done it before or finds it done.
 */
export async function endStays(tx: Tx, stayIds: readonly number[], actor: Actor): Promise<EndedStay[]> {
  await sql`select from orders where id in (select order_id from stays where id = any(${stayIds}::bigint[]))
             order by id for no key update`.execute(tx);
  const asked = await tx
    .selectFrom('stays')
    .select('roomId')
    .where('id', '=', sql<number>`any(${stayIds}::bigint[])`)
    .execute();
  const rooms = await holdRooms(
    tx,
    asked.map((stay) => stay.roomId),
  );
  const { rows: ended } = await sql<EndedStay & { checkedOutAt: Date }>`
    update stays set checked_out_at = greatest(${actor.at}, checked_in_at + interval '1 millisecond'),
           checked_out_by = ${actor.accountId}
     where id = any(${stayIds}::bigint[]) and checked_out_at is null
    returning id, order_id, sailing_id, room_id, checked_out_at`.execute(tx);
  if (ended.length === 0) return [];
  const left = ended.flatMap(({ roomId }) => rooms.get(roomId) ?? []);
  await stepRooms(tx, 'checkOut', left, actor.at);
  await insertRows(
    tx,
    'roomCleanings',
    ['roomId', 'dirtyAt', 'stayId'],
    ended.map(({ id, roomId, checkedOutAt }) => ({ roomId, dirtyAt: checkedOutAt, stayId: id })),
  ).execute();
  for (const { id, roomId, orderId } of ended)
    await recordAudit(tx, actor, {
      action: 'checkOut',
      entity: 'room',
      entityId: roomId,
      before: { status: 'occupied' },
      after: { status: 'dirty', stayId: id, orderId },
    });
  await tellRoomsChanged(
    tx,
    ended.map(({ roomId, sailingId }) => ({ shipId: rooms.get(roomId)?.shipId ?? 0, sailingId })),
  );
  return ended;
}

/** Notes guests of an order who have come to their room. Its row is held, so its tickets stay as they are. */
export async function noteGuests(
  tx: Tx,
  stay: { id: number; orderId: number },
  ticketIds: readonly number[],
  at: Date,
  by: number | null,
): Promise<void> {
  const wanted = [...new Set(ticketIds)];
  const { rows } = await sql<{ id: number }>`
    select id from tickets where order_id = ${stay.orderId} and live and id = any(${wanted}::bigint[])`.execute(
    tx,
  );
  if (rows.length !== wanted.length) throw new AppError('checkIn.guests');
  if (wanted.length === 0) return;
  await insertRows(
    tx,
    'stayGuests',
    ['stayId', 'ticketId', 'arrivedAt', 'arrivedBy'],
    wanted.map((ticketId) => ({ stayId: stay.id, ticketId, arrivedAt: at, arrivedBy: by })),
  )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A stay as it is kept. */
export async function readStay(db: Db, id: number) {
  const stay = await db
    .selectFrom('stays')
    .innerJoin('rooms', 'rooms.id', 'stays.roomId')
    .select([
      'stays.id',
      'stays.orderId',
      'stays.sailingId',
      'stays.roomId',
      'stays.checkedOutAt',
      'rooms.number',
      'rooms.shipId',
    ])
    .where('stays.id', '=', id)
    .executeTakeFirst();
  if (!stay) throw new AppError('record.missing');
  return stay;
}

/** Where an order is now. */
export async function findOpenStay(db: Db, orderId: number) {
  return db
    .selectFrom('stays')
    .select(['id', 'sailingId', 'roomId'])
    .where('orderId', '=', orderId)
    .where('checkedOutAt', 'is', null)
    .executeTakeFirst();
}

/** What the room of an order is called on the sailing it sails on: that of its last stay there, or none. */
export async function findLastNumber(
  db: Db,
  { id, sailingId }: Pick<HeldOrder, 'id' | 'sailingId'>,
): Promise<string | null> {
  const last = await db
    .selectFrom('stays')
    .select('roomNumber')
    .where('orderId', '=', id)
    .where('sailingId', '=', sailingId)
    .orderBy('checkedInAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.roomNumber ?? null;
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}
