import { findConflict } from '@gangway/contract/boarding/find-conflict.ts';
import { flagsOf, type TicketFlags } from '@gangway/contract/boarding/ticket-flags.ts';
import type { ConflictKind } from '@gangway/contract/boarding/states.ts';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { putAllInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveShareBack } from './boarding-shares.store.ts';
import { type CountedSailing, moveCounts, readSailings } from './boarding-counts.store.ts';
import { freezeManifest } from './freeze-manifest.ts';
import { type HeldTicket, holdTickets } from './held-tickets.ts';
import { type FullScan, insertScans } from './insert-scans.ts';
import { tellBoardingChanged } from './tell-boarding-changed.ts';
import { keepFlags, listEvents, standingKey } from './ticket-flags.store.ts';

/**
 * Keeps scans that did not come by the usual statement: those a device decided alone, and what is taken back. Each is kept
 * once; then the flags of every ticket they are about follow from all of its scans, in whatever order they came. Gives which
 * of them are new, and what they contradict. Tickets are held first, in order, and the counts after them.
 */
export async function recordScans(
  { db }: Platform,
  scans: readonly FullScan[],
  /** What else is to be written with them, or not at all. */
  alongside: (tx: Tx) => Promise<void> = async () => {},
): Promise<{ added: Set<string>; conflicts: Map<string, ConflictKind> }> {
  return inTransaction(db, async (tx) => {
    const tickets = await holdTickets(tx, scans);
    const added = await insertScans(tx, scans);
    const fresh = scans.filter((scan) => added.has(scan.id));
    const events = await listEvents(tx, fresh);
    const sailings = await readSailings(tx, fresh);
    const after = new Map([...events].map(([key, list]) => [key, flagsOf(list)]));
    const before = await keepFlags(tx, after, events, tickets);
    await moveCounts(tx, before, after);
    await spendShares(tx, fresh);
    const conflicts = findConflicts(fresh, { events, tickets, sailings });
    const doubted = findDoubts(fresh);
    const crowded = await overCapacity(tx, fresh);
    await keepConflicts(tx, fresh, conflicts);
    await keepConflicts(tx, fresh, doubted);
    await keepConflicts(tx, crowded, new Map(crowded.map(({ id }) => [id, tooMany])));
    await freezeAgain(tx, fresh, { before, after, sailings });
    await tellBoardingChanged(tx, ...new Set(fresh.map((scan) => scan.sailingId)));
    await tellMovedOrders(tx, { before, after, tickets });
    await alongside(tx);
    const raised = [...doubted, ...crowded.map(({ id }) => [id, tooMany] as const), ...conflicts];
    return { added, conflicts: new Map(raised.map(([id, { kind }]) => [id, kind])) };
  });
}

type Found = NonNullable<ReturnType<typeof findConflict>>;

const tooMany: Found = { kind: 'overCapacity', against: null };

/** Only what a device decided alone can contradict anything: the rest was decided in sight of it. */
function findConflicts(
  scans: readonly FullScan[],
  known: {
    events: Awaited<ReturnType<typeof listEvents>>;
    tickets: ReadonlyMap<number, HeldTicket>;
    sailings: ReadonlyMap<number, CountedSailing>;
  },
): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const scan of scans.filter(({ offline }) => offline)) {
    const sailing = known.sailings.get(scan.sailingId);
    const events = scan.ticketId ? (known.events.get(standingKey(scan)) ?? []) : [];
    const event = events.find(({ id }) => id === scan.id);
    if (!sailing || !event) continue;
    const ticket = known.tickets.get(scan.ticketId ?? 0) ?? null;
    const conflict = findConflict({ scan: event, events, ticket, sailing });
    if (conflict) found.set(scan.id, conflict);
  }
  return found;
}

/** What counts and is still to be looked into: whoever was turned away is nobody's doubt. */
function findDoubts(scans: readonly FullScan[]): Map<string, Found> {
  const doubted = scans.filter((scan) => scan.verdict !== 'refused');
  return new Map(
    doubted.flatMap(({ id, doubts = [] }) => doubts.map((kind) => [id, { kind, against: null }])),
  );
}

/** Whoever was let in alone stood in the share of the device: what they took is no longer set aside. */
async function spendShares(tx: Tx, scans: readonly FullScan[]): Promise<void> {
  const boarded = scans.filter((scan) => scan.offline && scan.post === 'board' && scan.verdict !== 'refused');
  const byShare = Map.groupBy(boarded, ({ sailingId, deviceId }) => `${sailingId} ${deviceId}`);
  for (const key of [...byShare.keys()].toSorted()) {
    const [{ sailingId, deviceId } = { sailingId: 0, deviceId: null }, ...rest] = byShare.get(key) ?? [];
    if (deviceId) await giveShareBack(tx, { sailingId, deviceId, atMost: rest.length + 1 });
  }
}

/** The last of each sailing that was let in, where more are aboard now than may be. */
async function overCapacity(tx: Tx, scans: readonly FullScan[]): Promise<FullScan[]> {
  const boarded = scans.filter(
    (scan) => scan.verdict !== 'refused' && (scan.kind === 'undo' || (scan.offline && scan.post === 'board')),
  );
  const { rows } = await sql<{ sailingId: number }>`
    select c.sailing_id from sailing_boarding c join sailings s on s.id = c.sailing_id
     where c.sailing_id = any(${boarded.map((scan) => scan.sailingId)}::bigint[]) and c.aboard > s.capacity`.execute(
    tx,
  );
  return rows.flatMap((row) => boarded.findLast((scan) => scan.sailingId === row.sailingId) ?? []);
}

async function keepConflicts(
  tx: Tx,
  scans: readonly FullScan[],
  conflicts: ReadonlyMap<string, Found>,
): Promise<void> {
  const rows = scans.flatMap((scan) => {
    const conflict = conflicts.get(scan.id);
    if (!conflict) return [];
    const { sailingId, ticketId, receivedAt } = scan;
    const { kind, against } = conflict;
    return [{ kind, sailingId, ticketId, scanId: scan.id, againstId: against, raisedAt: receivedAt }];
  });
  if (rows.length === 0) return;
  await tx
    .insertInto('boardingConflicts')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['scanId', 'kind']).doNothing())
    .execute();
}

/** Somebody came aboard whom the frozen list does not name, for their scan came late: the list gets its next number. */
async function freezeAgain(
  tx: Tx,
  scans: readonly FullScan[],
  known: {
    before: ReadonlyMap<string, TicketFlags>;
    after: ReadonlyMap<string, TicketFlags>;
    sailings: ReadonlyMap<number, CountedSailing>;
  },
): Promise<void> {
  const changed = scans.filter((scan) => {
    const key = standingKey(scan);
    const isOther = known.before.get(key)?.aboard !== known.after.get(key)?.aboard;
    const closedAt = known.sailings.get(scan.sailingId)?.closedAt ?? null;
    const comesAboard = scan.post === 'board' || scan.kind === 'undo';
    return isOther && comesAboard && closedAt !== null;
  });
  for (const scan of new Map(changed.map((one) => [one.sailingId, one])).values())
    await freezeManifest(tx, {
      sailingId: scan.sailingId,
      by: scan.handedBy ?? scan.accountId,
      at: scan.receivedAt,
    });
}

const hasLeft = (flags: TicketFlags | undefined) => Boolean(flags?.disembarked);

/** Somebody has left the ship, or has not after all: their order may be completed, or no more. */
async function tellMovedOrders(
  tx: Tx,
  known: {
    before: ReadonlyMap<string, TicketFlags>;
    after: ReadonlyMap<string, TicketFlags>;
    tickets: ReadonlyMap<number, HeldTicket>;
  },
): Promise<void> {
  const moved = [...known.after].filter(([key, flags]) => hasLeft(flags) !== hasLeft(known.before.get(key)));
  const ticketIds = moved.map(([key]) => Number(key.split(' ')[1]));
  const orderIds = new Set(ticketIds.flatMap((id) => known.tickets.get(id)?.orderId ?? []));
  await putAllInOutbox(
    tx,
    'ticket.disembarked',
    [...orderIds].map((orderId) => ({ orderId })),
  );
}
