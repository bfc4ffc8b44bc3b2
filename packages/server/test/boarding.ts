import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OrderLineInput } from '@gangway/contract/booking/schemas.ts';
import { firstOrder } from './booking.ts';
import { sql } from './sql.ts';
import type { TestServer } from './start-test-server.ts';

/** A ticket as tests of boarding name one. */
export interface SoldTicket {
  id: number;
  name: string;
  serial: string;
  orderNo: string;
}

/** Sells at the counter and takes the money; gives the tickets. */
export async function sellPaid(server: TestServer, line: OrderLineInput): Promise<SoldTicket[]> {
  const order = await sellUnpaid(server, line);
  const token = await server.login('frontdesk');
  const body = { method: 'cash' as const, slipNo: '', note: '' };
  const answer = await server.call(bookingCalls.confirmPaid, { params: { id: order.id }, body }, { token });
  if (answer.code !== 200) throw new Error(answer.message);
  const rows = await sql<{ id: number; name: string; serial: string }>(
    server.databaseUrl,
    'select id::int, name, serial from tickets where order_id = $1 order by position',
    [order.id],
  );
  return rows.map((row) => ({ ...row, orderNo: order.orderNo }));
}

export async function sellUnpaid(server: TestServer, line: OrderLineInput) {
  const body = { key: randomUUID(), method: 'cash' as const, agreed: true as const, accountId: null, line };
  const token = await server.login('frontdesk');
  return firstOrder((await server.call(bookingCalls.counterSale, { body }, { token })).data);
}

/** A device that has a name. */
export async function addDevice(server: TestServer, name: string): Promise<string> {
  const id = randomUUID();
  await sql(server.databaseUrl, 'insert into boarding_devices values ($1, $2, now(), now())', [id, name]);
  return id;
}

export interface MadeScan {
  sailingId: number;
  ticketId: number | null;
  deviceId: string | null;
  sequence: number | null;
  post?: 'board' | 'food' | 'chip' | 'disembark';
  verdict?: 'accepted' | 'warned' | 'refused';
  reason?: string;
  offline?: boolean;
  at?: string;
  account?: string;
  handedBy?: string | null;
  undoes?: string | null;
  note?: string;
}

/** Puts a scan into the books as it would stand there, without what follows from it. */
export async function addScan(server: TestServer, scan: MadeScan): Promise<string> {
  const id = randomUUID();
  const at = scan.at ?? new Date().toISOString();
  await sql(
    server.databaseUrl,
    `insert into scans (id, kind, device_id, sequence, sailing_id, post, ticket_id, account_id, handed_by, device_at,
       offset_ms, happened_at, received_at, verdict, reason, offline, manifest_version, undoes, note)
     values ($1, case when $2::uuid is null then 'scan' else 'undo' end, $3, $4, $5, $6, $7,
       (select id from accounts where username = $8), (select id from accounts where username = $9),
       $10, 0, $10, $10, $11, $12, $13, 7, $2, $14)`,
    [
      id,
      scan.undoes ?? null,
      scan.deviceId,
      scan.sequence,
      scan.sailingId,
      scan.post ?? 'board',
      scan.ticketId,
      scan.account ?? 'boarding',
      scan.handedBy ?? null,
      at,
      scan.verdict ?? 'accepted',
      scan.reason ?? 'ok',
      scan.offline ?? false,
      scan.note ?? '',
    ],
  );
  return id;
}

/** Where tickets stand on a sailing, as scans would have left it. */
export async function setStanding(
  server: TestServer,
  sailingId: number,
  ticketIds: readonly number[],
  standing: 'aboard' | 'ashore',
  at = new Date().toISOString(),
): Promise<void> {
  const isAboard = standing === 'aboard';
  await sql(
    server.databaseUrl,
    `insert into boarding_tickets (sailing_id, ticket_id, aboard, boarded_at, disembarked_at)
     select $1, unnest($2::bigint[]), $3, $4::timestamptz, case when $3 then null else $4::timestamptz end
     on conflict (sailing_id, ticket_id) do update set aboard = $3,
       disembarked_at = case when $3 then null else $4::timestamptz end`,
    [sailingId, ticketIds, isAboard, at],
  );
  await sql(
    server.databaseUrl,
    'update tickets set boarded_at = $2 where id = any($1) and boarded_at is null',
    [ticketIds, at],
  );
}

const first = addDays(portDate(new Date()), 50);

/** The day the tests of the office sail, and days around it. */
export function sailingDay(later = 0): string {
  return addDays(first, later);
}
