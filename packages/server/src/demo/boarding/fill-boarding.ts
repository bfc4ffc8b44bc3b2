import { countedScans, flagsOf } from '@gangway/contract/boarding/ticket-flags.ts';
import { findConflict } from '@gangway/contract/boarding/find-conflict.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
import { insertKnownRows, type Row } from '../insert-rows.ts';
import type { Chance } from '../random.ts';
import { type DemoDevices, insertDevices } from './devices.ts';
import { insertCrew } from './insert-crew.ts';
import { type BoardedSailing, type BoardedTicket, type PlannedScan, planSailing } from './plan-scans.ts';

const day = 86_400_000;

/** Everybody who has sailed so far, scan by scan, and one sailing of today that boards right now. */
export async function fillBoarding(tx: Tx, chance: Chance, now: Date): Promise<void> {
  const sailings = await readSailings(tx, now);
  if (sailings.length === 0) return;
  const devices = await insertDevices(tx, now);
  const scans = sailings
    .flatMap((sailing) => planSailing(chance, devices, sailing, now))
    .toSorted((one, other) => one.at - other.at);
  await insertKnownRows(tx, 'scans', numbered(scans));
  await insertStandings(tx, scans);
  await insertConflicts(tx, scans, sailings, devices, now);
  await insertCrew(tx, sailings, devices);
  await countAndFreeze(tx, sailings, devices);
}

/** Sailings that left or board, each with all of its tickets. */
async function readSailings(tx: Tx, now: Date): Promise<BoardedSailing[]> {
  const sailings = await tx
    .selectFrom('sailings')
    .select(['id', 'status', 'departsAt', 'returnsAt'])
    .where('status', 'in', ['boarding', 'departed', 'returned'])
    .where('departsAt', '<', new Date(now.getTime() + day))
    .orderBy('departsAt')
    .orderBy('id')
    .execute();
  const tickets = await tx
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.orderId')
    .innerJoin('sailings', 'sailings.id', 'tickets.sailingId')
    .select(['tickets.id', 'tickets.orderId', 'tickets.sailingId', 'orders.status', 'tickets.dueDate'])
    .where('sailings.status', 'in', ['boarding', 'departed', 'returned'])
    .orderBy('tickets.id')
    .execute();
  const bySailing = Map.groupBy(
    tickets.map(({ status, dueDate, ...ticket }): BoardedTicket => ({
      ...ticket,
      standing: status === 'paid' || status === 'completed' ? 'valid' : status,
      certificate: dueDate !== null,
    })),
    (ticket) => ticket.sailingId,
  );
  return sailings.map((sailing) => ({ ...sailing, tickets: bySailing.get(sailing.id) ?? [] }));
}

/** As the table wants them. Each device numbers what it scans. */
function numbered(scans: readonly PlannedScan[]): Row[] {
  const last = new Map<string, number>();
  const counted = new Map<number, number>();
  return scans.map(({ device, at, receivedAt, deviceId, ...scan }) => {
    const sequence = deviceId ? (last.get(deviceId) ?? 0) + 1 : null;
    if (deviceId && sequence) last.set(deviceId, sequence);
    const version = counted.get(scan.sailingId) ?? 0;
    if (scan.verdict !== 'refused') counted.set(scan.sailingId, version + 1);
    const offsetMs = device?.offsetMs ?? 0;
    return {
      ...scan,
      deviceId,
      sequence,
      handedBy: null,
      deviceAt: new Date(at - offsetMs),
      offsetMs,
      happenedAt: new Date(at),
      receivedAt: new Date(receivedAt),
      deviceVerdict: null,
      manifestVersion: device ? version : 0,
    };
  });
}

/** Where each ticket stands: what follows from its scans. */
async function insertStandings(tx: Tx, scans: readonly PlannedScan[]): Promise<void> {
  const counted = [...byTicket(scans).values()].filter((events) => countedScans(events).length > 0);
  const rows = counted.map((events) => {
    const { aboard, ...flags } = flagsOf(events);
    const marks = Object.entries(flags).flatMap(([name, mark]) => [
      [`${name}At`, mark && new Date(mark.at)],
      [`${name}By`, mark?.accountId ?? null],
      [`${name}Device`, mark?.deviceId ?? null],
    ]);
    const { sailingId, ticketId } = events[0] ?? { sailingId: 0, ticketId: 0 };
    return { sailingId, ticketId, aboard, ...Object.fromEntries(marks) };
  });
  await insertKnownRows(tx, 'boardingTickets', rows);
  await sql`
    update tickets t
       set boarded_at = b.boarded_at, boarded_by = b.boarded_by, food_at = b.food_at, chip_at = b.chip_at,
           disembarked_at = b.disembarked_at
      from boarding_tickets b where b.ticket_id = t.id and b.sailing_id = t.sailing_id`.execute(tx);
}

function byTicket(scans: readonly PlannedScan[]): Map<string, PlannedScan[]> {
  return Map.groupBy(
    scans.filter(({ ticketId }) => ticketId !== null),
    ({ sailingId, ticketId }) => `${sailingId} ${ticketId}`,
  );
}

/** What the lanes disagree about. Those of the last days are still to be decided, and the newest in any case. */
async function insertConflicts(
  tx: Tx,
  scans: readonly PlannedScan[],
  sailings: readonly BoardedSailing[],
  { officeId }: DemoDevices,
  now: Date,
): Promise<void> {
  const places = new Map(sailings.map((sailing) => [sailing.id, sailing]));
  const conflicts = [...byTicket(scans).values()].flatMap((events) =>
    events.flatMap((scan) => {
      const sailing = places.get(scan.sailingId);
      const { id, sailingId, ticketId, receivedAt, offline } = scan;
      if (!offline || !sailing) return [];
      const known = { id: sailingId, status: 'boarding', closedAt: null } as const;
      const ticket = { sailingId, standing: 'valid' } as const;
      const conflict = findConflict({ scan, events, ticket, sailing: known });
      if (!conflict) return [];
      const { kind, against } = conflict;
      return [{ kind, sailingId, ticketId, scanId: id, againstId: against, receivedAt }];
    }),
  );
  const newest = Math.max(...conflicts.map(({ receivedAt }) => receivedAt));
  const rows = conflicts.map(({ receivedAt, ...conflict }) => {
    const isDecided = receivedAt < newest && receivedAt < now.getTime() - 3 * day;
    return {
      ...conflict,
      raisedAt: new Date(receivedAt),
      resolvedAt: isDecided ? new Date(receivedAt + 600_000) : null,
      resolvedBy: isDecided ? officeId : null,
      resolution: isDecided ? 'One person, who went back for a bag and came in by the other lane' : '',
    };
  });
  if (rows.length > 0) await tx.insertInto('boardingConflicts').values(rows).execute();
}

/** The counts follow from where the tickets stand; of what has left, who was aboard then is frozen. */
async function countAndFreeze(
  tx: Tx,
  sailings: readonly BoardedSailing[],
  { lane1 }: DemoDevices,
): Promise<void> {
  const ids = sailings.map((sailing) => sailing.id);
  await sql`
    insert into sailing_boarding (sailing_id, revision, boarded, aboard, food, chip, disembarked, closed_at)
    select s.id, (select count(*) from scans where sailing_id = s.id and verdict <> 'refused'), count(b.boarded_at),
           count(*) filter (where b.aboard), count(b.food_at), count(b.chip_at), count(b.disembarked_at),
           case when s.status <> 'boarding' then s.departs_at - interval '6 minutes' end
      from sailings s left join boarding_tickets b on b.sailing_id = s.id
     where s.id = any(${ids}::bigint[]) group by s.id`.execute(tx);
  await sql`
    with frozen as (
      insert into boarding_manifests (sailing_id, number, frozen_at, frozen_by, aboard, crew)
      select c.sailing_id, 1, c.closed_at, ${lane1.accountId}::bigint, c.boarded,
             (select coalesce(sum(people), 0) from boarding_crew where sailing_id = c.sailing_id)
        from sailing_boarding c where c.closed_at is not null
      returning sailing_id, number
    )
    insert into boarding_manifest_people (sailing_id, number, ticket_id)
    select b.sailing_id, frozen.number, b.ticket_id from boarding_tickets b join frozen using (sailing_id)
     where b.boarded_at is not null`.execute(tx);
}
