import {
  type BoardingEvent,
  type Mark,
  noFlags,
  type TicketFlags,
} from '@gangway/contract/boarding/ticket-flags.ts';
import type { Verdict } from '@gangway/contract/boarding/states.ts';
import type { Post } from '@gangway/contract/core/posts.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
import type { HeldTicket } from './held-tickets.ts';

interface OnSailing {
  ticketId?: number | null;
  sailingId: number;
}

/** Where a ticket stands is a matter of a sailing: who was let in at another one stands there too. */
export function standingKey({ ticketId, sailingId }: OnSailing): string {
  return `${sailingId} ${ticketId ?? 0}`;
}

/** Every scan of the tickets that some scans are about, on the sailings they were made at. */
export async function listEvents(tx: Tx, about: readonly OnSailing[]): Promise<Map<string, BoardingEvent[]>> {
  const pairs = new Map(about.filter(({ ticketId }) => ticketId).map((one) => [standingKey(one), one]));
  const { rows } = await sql<EventRow>`
    select s.id, s.kind, s.post, s.verdict, s.happened_at, s.account_id, s.device_id, s.undoes, s.ticket_id, s.sailing_id
      from scans s
      join unnest(${[...pairs.values()].map((pair) => pair.ticketId)}::bigint[],
                  ${[...pairs.values()].map((pair) => pair.sailingId)}::bigint[]) as wanted(ticket_id, sailing_id)
        using (ticket_id, sailing_id)`.execute(tx);
  const events = new Map<string, BoardingEvent[]>([...pairs.keys()].map((key) => [key, []]));
  for (const { happenedAt, ticketId, sailingId, ...event } of rows)
    events.get(standingKey({ ticketId, sailingId }))?.push({ ...event, at: happenedAt.getTime() });
  return events;
}

/** Keeps where tickets stand, and on each ticket what has happened on its own sailing; gives how they stood before. */
export async function keepFlags(
  tx: Tx,
  flags: ReadonlyMap<string, TicketFlags>,
  events: ReadonlyMap<string, readonly BoardingEvent[]>,
  tickets: ReadonlyMap<number, HeldTicket>,
): Promise<Map<string, TicketFlags>> {
  const rows = [...flags].map(([key, flag]) => rowOf(key, flag, events.get(key) ?? []));
  const before = await readBefore(tx, rows);
  if (rows.length === 0) return before;
  await sql`
    insert into boarding_tickets (sailing_id, ticket_id, aboard, boarded_at, boarded_by, boarded_device, food_at, food_by,
      food_device, chip_at, chip_by, chip_device, disembarked_at, disembarked_by, disembarked_device)
    select "sailingId", "ticketId", aboard, "boardedAt", "boardedBy", "boardedDevice", "foodAt", "foodBy", "foodDevice",
      "chipAt", "chipBy", "chipDevice", "disembarkedAt", "disembarkedBy", "disembarkedDevice"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given("sailingId" bigint, "ticketId" bigint,
        aboard boolean, "boardedAt" timestamptz, "boardedBy" bigint, "boardedDevice" uuid, "foodAt" timestamptz,
        "foodBy" bigint, "foodDevice" uuid, "chipAt" timestamptz, "chipBy" bigint, "chipDevice" uuid,
        "disembarkedAt" timestamptz, "disembarkedBy" bigint, "disembarkedDevice" uuid)
    on conflict (sailing_id, ticket_id) do update set aboard = excluded.aboard, boarded_at = excluded.boarded_at,
      boarded_by = excluded.boarded_by, boarded_device = excluded.boarded_device, food_at = excluded.food_at,
      food_by = excluded.food_by, food_device = excluded.food_device, chip_at = excluded.chip_at,
      chip_by = excluded.chip_by, chip_device = excluded.chip_device, disembarked_at = excluded.disembarked_at,
      disembarked_by = excluded.disembarked_by, disembarked_device = excluded.disembarked_device`.execute(tx);
  const own = rows.filter((row) => tickets.get(row.ticketId)?.sailingId === row.sailingId);
  await sql`
    update tickets t set boarded_at = g."boardedAt", boarded_by = g."boardedBy", food_at = g."foodAt",
           chip_at = g."chipAt", disembarked_at = g."disembarkedAt", scanned_at = greatest(t.scanned_at, g."scannedAt")
      from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as g("ticketId" bigint, "boardedAt" timestamptz,
        "boardedBy" bigint, "foodAt" timestamptz, "chipAt" timestamptz, "disembarkedAt" timestamptz, "scannedAt" timestamptz)
     where t.id = g."ticketId"`.execute(tx);
  return before;
}

/** As far as it is counted: whether there is a mark, not whose. */
async function readBefore(tx: Tx, rows: readonly OnSailing[]): Promise<Map<string, TicketFlags>> {
  const { rows: found } = await sql<BeforeRow>`
    select b.sailing_id, b.ticket_id, b.aboard, b.boarded_at, b.food_at, b.chip_at, b.disembarked_at
      from boarding_tickets b
      join unnest(${rows.map((row) => row.ticketId)}::bigint[], ${rows.map((row) => row.sailingId)}::bigint[])
        as wanted(ticket_id, sailing_id) using (ticket_id, sailing_id)`.execute(tx);
  const before = new Map<string, TicketFlags>(rows.map((row) => [standingKey(row), noFlags]));
  for (const row of found)
    before.set(standingKey(row), {
      aboard: row.aboard,
      boarded: markAt(row.boardedAt),
      food: markAt(row.foodAt),
      chip: markAt(row.chipAt),
      disembarked: markAt(row.disembarkedAt),
    });
  return before;
}

const markAt = (at: Date | null): Mark | null => at && { at: at.getTime(), accountId: 0, deviceId: null };

const time = (mark: Mark | null) => mark && new Date(mark.at).toISOString();

function rowOf(key: string, flags: TicketFlags, events: readonly BoardingEvent[]) {
  const [sailingId = 0, ticketId = 0] = key.split(' ').map(Number);
  return {
    sailingId,
    ticketId,
    aboard: flags.aboard,
    scannedAt: new Date(Math.max(...events.map(({ at }) => at))).toISOString(),
    boardedAt: time(flags.boarded),
    boardedBy: flags.boarded?.accountId ?? null,
    boardedDevice: flags.boarded?.deviceId ?? null,
    foodAt: time(flags.food),
    foodBy: flags.food?.accountId ?? null,
    foodDevice: flags.food?.deviceId ?? null,
    chipAt: time(flags.chip),
    chipBy: flags.chip?.accountId ?? null,
    chipDevice: flags.chip?.deviceId ?? null,
    disembarkedAt: time(flags.disembarked),
    disembarkedBy: flags.disembarked?.accountId ?? null,
    disembarkedDevice: flags.disembarked?.deviceId ?? null,
  };
}

interface EventRow {
  id: string;
  kind: BoardingEvent['kind'];
  post: Post;
  verdict: Verdict;
  happenedAt: Date;
  accountId: number;
  deviceId: string | null;
  undoes: string | null;
  ticketId: number;
  sailingId: number;
}

interface BeforeRow {
  sailingId: number;
  ticketId: number;
  aboard: boolean;
  boardedAt: Date | null;
  foodAt: Date | null;
  chipAt: Date | null;
  disembarkedAt: Date | null;
}
