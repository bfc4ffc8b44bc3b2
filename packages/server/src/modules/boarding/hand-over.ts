import { createHash } from 'node:crypto';
import { type LateAnswer, type LateScan, longestLeap } from '@gangway/contract/boarding/schemas.ts';
import { refusals, type ScanReason, type Verdict, warnings } from '@gangway/contract/boarding/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { breaksConstraint } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPublicKeys } from '../../platform/secrets/signing-keys.ts';
import { ticketKeysOfCall } from '../booking/index.ts';
import { type Maker, mayWork, readMakers, wasDisabled } from './scan-makers.query.ts';
import { readScanned, beginningOf } from './read-scanned.ts';
import type { FullScan } from './insert-scans.ts';
import { recordScans } from './record-scans.ts';
import { clockFault, likelyTime } from './scan-time.ts';
import { requireDevice } from './require-device.ts';
import type { ScanRow } from './answered-scan.query.ts';

/**
 * Takes over what a device decided alone. Each scan is kept once, under the account that made it; what let somebody through
 * is a fact and counts, whatever its clock said, and what contradicts the others is raised. Only what cannot be so is not
 * counted, and said why.
 */
export async function handOver(
  platform: Platform,
  heap: Heap,
  caller: Caller,
  at: Date,
): Promise<LateAnswer[]> {
  try {
    return await takeOver(platform, heap, caller, at);
  } catch (error) {
    // A number came with two scans at the same moment, and nothing of this heap was kept. Looked at again, each has its answer.
    if (breaksConstraint(error, 'scans_device_id_sequence_key')) return takeOver(platform, heap, caller, at);
    throw error;
  }
}

interface Heap {
  deviceId: string;
  scans: readonly LateScan[];
}

async function takeOver(
  platform: Platform,
  { deviceId, scans }: Heap,
  caller: Caller,
  at: Date,
): Promise<LateAnswer[]> {
  const { db } = platform;
  await requireDevice(db, deviceId, caller.accountId);
  const once = [...new Map(scans.map((scan) => [scan.id, scan])).values()];
  const earlier = await findEarlier(db, deviceId, once);
  const strange = once.filter((scan) => isForeign(scan, deviceId, earlier));
  const leaps = once.filter((scan) => scan.sequence - earlier.lastSequence > longestLeap);
  const fresh = once.filter(
    (scan) => !earlier.byId.has(scan.id) && !strange.includes(scan) && !leaps.includes(scan),
  );
  const judged = [
    ...(await judge(platform, deviceId, fresh, caller, at)),
    ...once.flatMap((scan) => decidedOtherwise(scan, earlier.byId.get(scan.id), { deviceId, caller, at })),
  ];
  const { added, conflicts } = await recordScans(platform, judged);
  const now = new Map((await findByIds(db, once)).map((row) => [row.id, row]));
  await db.updateTable('boardingDevices').set({ seenAt: at }).where('id', '=', deviceId).execute();
  return scans.map((scan) => {
    const row = now.get(scan.id);
    if (!row || strange.some(({ id }) => id === scan.id)) {
      const reason = leaps.some(({ id }) => id === scan.id) ? 'leap' : 'foreignAccount';
      return { id: scan.id, state: 'rejected', verdict: 'refused', reason, conflict: null };
    }
    const { id, verdict, reason } = row;
    const state = added.has(id) ? 'kept' : 'known';
    const conflict = conflicts.get(id) ?? conflicts.get(afterwards(id)) ?? null;
    return { id, state, verdict, reason, conflict };
  });
}

/**
 * The server had answered, but too late: the device had decided by itself and otherwise. What happened at the gangway is a
 * further event: whom the device let in is aboard, and whom it turned away is not.
 */
function decidedOtherwise(
  scan: LateScan,
  known: ScanRow | undefined,
  { deviceId, caller, at }: { deviceId: string; caller: Caller; at: Date },
): FullScan[] {
  if (!known || known.offline || known.kind !== 'scan' || known.deviceId !== deviceId) return [];
  const isLetIn = scan.verdict !== 'refused';
  if (isLetIn === (known.verdict !== 'refused') || known.ticketId === null) return [];
  const { sailingId, post, ticketId, accountId, manifestVersion } = known;
  return [
    {
      id: afterwards(known.id),
      kind: isLetIn ? 'scan' : 'undo',
      deviceId,
      // It is the same scan of the device, which has its number already.
      sequence: null,
      sailingId,
      post,
      ticketId,
      readText: '',
      accountId,
      handedBy: accountId === caller.accountId ? null : caller.accountId,
      deviceAt: known.deviceAt,
      offsetMs: known.offsetMs,
      happenedAt: at,
      receivedAt: at,
      ...(isLetIn ? sane(scan) : { verdict: 'accepted', reason: 'ok' }),
      offline: true,
      deviceVerdict: null,
      manifestVersion,
      undoes: isLetIn ? null : known.id,
      note: '',
    },
  ];
}

/** The id of what a device did after its question, always the same for the same question. */
function afterwards(id: string): string {
  const hash = createHash('sha256').update(`${id} decided otherwise`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

interface Earlier {
  byId: Map<string, ScanRow>;
  bySequence: Map<number, string>;
  /** The highest number the device has used. */
  lastSequence: number;
}

async function findEarlier(db: Db, deviceId: string, scans: readonly LateScan[]): Promise<Earlier> {
  const { rows } = await sql<{ id: string; sequence: number }>`
    select id, sequence from scans where device_id = ${deviceId}::uuid
       and sequence = any(${scans.map((scan) => scan.sequence)}::int[])`.execute(db);
  const { rows: last } = await sql<{ sequence: number }>`
    select coalesce(max(sequence), 0) as sequence from scans where device_id = ${deviceId}::uuid`.execute(db);
  return {
    byId: new Map((await findByIds(db, scans)).map((row) => [row.id, row])),
    bySequence: new Map(rows.map((row) => [row.sequence, row.id])),
    lastSequence: last[0]?.sequence ?? 0,
  };
}

async function findByIds(db: Db, scans: readonly LateScan[]): Promise<ScanRow[]> {
  return db
    .selectFrom('scans')
    .selectAll()
    .where('id', '=', sql<string>`any(${scans.map((scan) => scan.id)}::uuid[])`)
    .execute();
}

/** An id that another device or another scan used, or a number of this device that belongs to another scan. */
function isForeign(scan: LateScan, deviceId: string, { byId, bySequence }: Earlier): boolean {
  const same = byId.get(scan.id);
  if (!same) return bySequence.has(scan.sequence);
  const isOther = same.deviceId !== deviceId || same.sequence !== scan.sequence;
  // A device may not have known the ticket the server found by what was read.
  const isOtherTicket = scan.ticketId !== null && same.ticketId !== null && same.ticketId !== scan.ticketId;
  return isOther || same.post !== scan.post || same.sailingId !== scan.sailingId || isOtherTicket;
}

async function judge(
  platform: Platform,
  deviceId: string,
  scans: readonly LateScan[],
  caller: Caller,
  at: Date,
): Promise<FullScan[]> {
  const { db } = platform;
  const makers = await readMakers(db, deviceId, scans);
  const sailings = await readDepartures(db, scans);
  const inOrder = scans.map(({ sequence }) => sequence).toSorted((a, b) => a - b);
  const keys = ticketKeysOfCall(() => listPublicKeys(db, 'ticket'));
  const scanned = await Promise.all(scans.map((scan) => readScanned(keys, scan)));
  const ticketIds = await findTicketIds(db, scanned);
  const sequences = new Set<number>();
  return scans.flatMap((scan, index) => {
    const sailing = sailings.get(scan.sailingId);
    // A sailing that never was, and a number given twice, cannot be kept.
    if (!sailing || sequences.has(scan.sequence)) return [];
    sequences.add(scan.sequence);
    const read = scanned[index];
    const ticketId = ticketIds.get(read?.ticketId ?? 0) ?? ticketIds.get(read?.serial ?? '') ?? null;
    const maker = makers.get(scan.accountId);
    const said = sane(scan);
    const told = new Date(scan.deviceAt).getTime() + scan.offsetMs;
    const fault = clockFault(told, sailing.departsAt, at);
    const place = { place: inOrder.indexOf(scan.sequence), of: scans.length };
    const happened = fault ? likelyTime(scan.post, { date: sailing.date, at, ...place }) : told;
    const why = whyNot(scan, {
      maker,
      happened,
      fault,
      isForged: read?.read.kind === 'forged',
      ticketId,
    });
    return [
      {
        id: scan.id,
        kind: 'scan',
        deviceId,
        sequence: scan.sequence,
        sailingId: scan.sailingId,
        post: scan.post,
        ticketId,
        readText: ticketId === null ? beginningOf(scan.text) : '',
        accountId: why === 'foreignAccount' ? caller.accountId : scan.accountId,
        handedBy: scan.accountId === caller.accountId ? null : caller.accountId,
        deviceAt: new Date(scan.deviceAt),
        offsetMs: scan.offsetMs,
        happenedAt: new Date(Math.min(happened, at.getTime())),
        receivedAt: at,
        verdict: why ? 'refused' : said.verdict,
        reason: why ?? said.reason,
        offline: true,
        deviceVerdict: why ? said.verdict : null,
        manifestVersion: scan.manifestVersion,
        undoes: null,
        note: '',
        doubts: fault ? ['clockWrong'] : [],
      },
    ];
  });
}

/** Why a scan is kept but not counted, whatever the device answered. */
function whyNot(
  scan: LateScan,
  known: {
    maker: Maker | undefined;
    happened: number;
    fault: ReturnType<typeof clockFault>;
    isForged: boolean;
    ticketId: number | null;
  },
): ScanReason | null {
  const { maker, happened } = known;
  if (!maker) return 'foreignAccount';
  if (wasDisabled(maker, happened)) return 'accountDisabled';
  if (!mayWork(maker, scan.post, happened)) return 'wrongPost';
  // Whom the device let in is aboard, whatever day it thought it was.
  if (scan.verdict === 'refused') return known.fault;
  if (known.isForged) return 'forged';
  return known.ticketId === null ? 'noTicket' : null;
}

/** What the device answered, as far as the words fit together. */
function sane({ verdict, reason }: LateScan): { verdict: Verdict; reason: ScanReason } {
  const isOneOf = (list: readonly string[]) => list.includes(reason);
  if (verdict === 'accepted') return { verdict, reason: 'ok' };
  if (verdict === 'warned') return { verdict, reason: isOneOf(warnings) ? reason : 'notOnList' };
  return { verdict, reason: isOneOf(refusals) ? reason : 'noTicket' };
}

async function readDepartures(
  db: Db,
  scans: readonly LateScan[],
): Promise<Map<number, { departsAt: Date; date: string }>> {
  const { rows } = await sql<{ id: number; departsAt: Date; date: string }>`
    select id, departs_at, date::text as date from sailings where id = any(${scans.map((scan) => scan.sailingId)}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The tickets that are there, by id and by serial number. */
async function findTicketIds(
  db: Db,
  read: readonly { ticketId: number | null; serial: string | null }[],
): Promise<Map<number | string, number>> {
  const { rows } = await sql<{ id: number; serial: string }>`
    select id, serial from tickets where id = any(${read.flatMap((one) => one.ticketId ?? [])}::bigint[])
        or serial = any(${read.flatMap((one) => one.serial ?? [])}::text[])`.execute(db);
  return new Map<number | string, number>(
    rows.flatMap(({ id, serial }): [number | string, number][] => [
      [id, id],
      [serial, id],
    ]),
  );
}
