import { readSerial, readTicketCode } from '@gangway/contract/booking/ticket-code.ts';
import type { Body, Data } from '@gangway/contract/core/define-call.ts';
import type { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPublicKeys } from '../../platform/secrets/signing-keys.ts';
import { ticketKeysOfCall } from '../booking/index.ts';
import { readHousedSailings } from './housed-sailing.ts';
import { proposeRooms } from './propose-rooms.query.ts';

type Wanted = Body<typeof housekeepingCalls.findArrival>;

/** The order of what was read or typed at the desk, with the rooms it could have. A code is believed only by its signature. */
export async function findArrival(
  { db }: Platform,
  { code, sailingId }: Wanted,
  caller: Caller,
): Promise<Data<typeof housekeepingCalls.findArrival>> {
  const found = await findOrder(db, code);
  if (!found) throw new AppError('checkIn.noTicket');
  if (sailingId !== undefined && found.sailingId !== sailingId) throw await otherSailing(db, found.sailingId);
  return { ...(await proposeRooms(db, found.id, {}, caller)), ticketId: found.ticketId };
}

interface FoundOrder {
  id: number;
  sailingId: number;
  /** Null where the number of the order was typed. */
  ticketId: number | null;
}

async function findOrder(db: Db, text: string): Promise<FoundOrder | null> {
  const code = readTicketCode(text);
  if (code) {
    const keys = ticketKeysOfCall(() => listPublicKeys(db, 'ticket'));
    return (await keys.isGenuine(code)) ? byTicket(db, sql`t.id = ${code.ticketId}`) : null;
  }
  const serial = readSerial(text);
  if (serial) return byTicket(db, sql`t.serial = ${serial}`);
  const typed = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const order = await db
    .selectFrom('orders')
    .select(['id', 'sailingId'])
    .where('orderNo', '=', typed)
    .executeTakeFirst();
  return order ? { ...order, ticketId: null } : null;
}

/** Somebody who left an order that others still travel on has no ticket any more; of one that is over, the order says why. */
async function byTicket(db: Db, which: RawBuilder<unknown>): Promise<FoundOrder | null> {
  const { rows } = await sql<FoundOrder>`
    select o.id, o.sailing_id, t.id as ticket_id from tickets t join orders o on o.id = t.order_id
     where ${which} and (t.live or o.status in ('canceled', 'refunded'))`.execute(db);
  return rows[0] ?? null;
}

async function otherSailing(db: Db, id: number): Promise<AppError> {
  const [sailing] = await readHousedSailings(db, sql`s.id = ${id}`);
  const { shipName = '', date = '', slot = '' } = sailing ?? {};
  return new AppError('checkIn.otherSailing', { shipName, date, slot });
}
