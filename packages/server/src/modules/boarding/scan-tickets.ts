import type { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import {
  decideScan,
  type KnownTicket,
  type ScanDecision,
  type ScanQuestion,
} from '@gangway/contract/boarding/decide-scan.ts';
import type { BoardingCounts, ScanAnswer } from '@gangway/contract/boarding/schemas.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Post } from '@gangway/contract/core/posts.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { AppError } from '../../platform/app-error.ts';
import { breaksConstraint } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPublicKeys } from '../../platform/secrets/signing-keys.ts';
import { type TicketKeys, ticketKeysOfCall } from '../booking/index.ts';
import { readSettings } from '../settings/index.ts';
import { answerOf, findOther, findScan } from './answered-scan.query.ts';
import { hasOwnShare } from './boarding-shares.store.ts';
import { knownTicket, presentTicket, type TicketRow } from './known-ticket.ts';
import { prepareCounts } from './prepare-counts.ts';
import { beginningOf, readScanned } from './read-scanned.ts';
import { recordScans } from './record-scans.ts';
import { requirePost } from './require-post.ts';
import { type Expected, type NewScan, type ScanOutcome, writeScan } from './write-scan.ts';

type ScanBody = Body<typeof boardingCalls.scan>;

/**
 * Scans tickets at a post: decides, writes it down, answers. The same scan again gets the answer it got. What is written
 * stands: where one of several cannot be answered, those before it are, and those from it on are not.
 */
export async function scanTickets(
  platform: Platform,
  body: ScanBody,
  caller: Caller,
  at: Date,
): Promise<{ answers: ScanAnswer[]; counts: BoardingCounts }> {
  requirePost(caller, body.post);
  const keys = ticketKeysOfCall(() => listPublicKeys(platform.db, 'ticket'));
  const answers: ScanAnswer[] = [];
  let counts: BoardingCounts | null = null;
  // One after the other: several of one order would wait for each other at the counts anyway.
  for (const item of body.items) {
    try {
      const scanned = await scanTicket(platform, { ...body, ...item }, { keys, caller, at });
      answers.push(scanned.answer);
      counts = scanned.counts;
    } catch (error) {
      if (error instanceof AppError && counts) break;
      throw error;
    }
  }
  if (!counts) throw new AppError('record.missing');
  return { answers, counts };
}

interface OneScan extends Omit<ScanBody, 'items'> {
  id: string;
  sequence: number;
  deviceAt: string;
  text?: string | undefined;
  ticketId?: number | undefined;
}

/** How often a scan is decided anew before it is given up: each time something else happened to the same ticket. */
const mostTries = 6;

async function scanTicket(
  platform: Platform,
  scan: OneScan,
  { keys, caller, at }: { keys: TicketKeys; caller: Caller; at: Date },
) {
  const { db } = platform;
  const { read, ticketId, serial } = await readScanned(keys, scan);
  const hasTicket = ticketId !== null || serial !== null;
  const written: NewScan = {
    id: scan.id,
    deviceId: scan.deviceId,
    sequence: scan.sequence,
    sailingId: scan.sailingId,
    post: scan.post,
    accountId: caller.accountId,
    ticketId,
    isChosen: read.kind === 'chosen' && ticketId !== null,
    serial,
    readText: hasTicket ? '' : beginningOf(scan.text),
    deviceAt: new Date(scan.deviceAt),
    offsetMs: scan.offsetMs,
    manifestVersion: scan.manifestVersion,
    at,
  };
  let status = lastStatus.get(scan.sailingId) ?? usualStatus[scan.post];
  let isShut = false;
  const question: Omit<ScanQuestion, 'ticket' | 'sailing'> = {
    read,
    post: scan.post,
    // What usually is true decides without them; they are read when it is not.
    settings: { reboard: false, admitUnlisted: false },
    placesLeft: 1,
    alone: false,
  };
  let known: KnownTicket | null = hasTicket ? { ...usualTicket(scan.post), sailingId: scan.sailingId } : null;
  let entitled = { live: true, paid: true };
  let foundId: number | null = null;
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const ask = (more: Partial<ScanQuestion> = {}) =>
      decideScan({ ...question, ticket: known, sailing: postAt(scan.sailingId, status, isShut), ...more });
    const isFull =
      scan.post === 'board' && question.placesLeft <= 0 && ask({ placesLeft: 1 }).verdict !== 'refused';
    // What the device had set aside is for just such a time. It is taken as the scan is written: given back before, another
    // lane would have it.
    const ofShare = isFull && (await hasOwnShare(db, scan.sailingId, scan.deviceId));
    if (ofShare) question.placesLeft = 1;
    const decision = ask();
    if (decision.verdict !== 'refused' && known?.sailingId !== scan.sailingId)
      return letStrangerLeave(platform, { ...written, ticketId: foundId }, decision);
    const expected = { ticket: known && { ...whatMatters(scan.post, known), ...entitled }, status, ofShare };
    const found = await write(platform, written, expected, decision);
    lastStatus.set(scan.sailingId, found.status ?? status);
    if (found.wrote) {
      const answer = await answerTo(platform, written, decision, found, caller);
      return { answer, counts: found.counts };
    }
    foundId = found.ticket?.id ?? null;
    if (found.isKnown) return answerAgain(platform, { ...written, ticketId: foundId });
    if (!found.mayUse) throw new AppError('boarding.device');
    if (found.isLeap) throw new AppError('boarding.leap');
    if (!found.status) throw new AppError('record.missing');
    if (!found.hasCounts) await prepareCounts(db, scan.sailingId);
    known = found.ticket && knownTicket(found.ticket);
    if (found.ticket) entitled = { live: found.ticket.live, paid: found.ticket.paid };
    status = found.status;
    isShut = found.closed;
    const settings = await readSettings(db, 'boarding.reboard');
    question.settings = { reboard: settings['boarding.reboard'], admitUnlisted: false };
    question.placesLeft = found.counts.capacity - found.counts.aboard - found.reserved;
  }
  throw new AppError('record.changed');
}

async function write({ db }: Platform, scan: NewScan, expected: Expected, decision: ScanDecision) {
  try {
    return await writeScan(db, scan, expected, decision);
  } catch (error) {
    if (breaksConstraint(error, 'scans_device_id_sequence_key')) throw new AppError('boarding.scanReused');
    // Reckoned from counts that had changed meanwhile: seen anew, they allow it.
    if (
      breaksConstraint(error, 'sailing_boarding_aboard_check') ||
      breaksConstraint(error, 'boarding_shares_held_check')
    )
      return writeScan(db, scan, expected, decision);
    throw error;
  }
}

/** A sailing whose counts are shut boards nobody, though it be called boarding still or already. */
function postAt(id: number, status: SailingStatus, isShut: boolean): ScanQuestion['sailing'] {
  return { id, status: isShut && status === 'boarding' ? 'ready' : status };
}

/** The state each sailing was found in last: a guess that saves asking, never believed. */
const lastStatus = new Map<number, SailingStatus>();
const usualStatus: Record<Post, SailingStatus> = {
  board: 'boarding',
  food: 'departed',
  chip: 'departed',
  disembark: 'returned',
};

/** The ticket most people hold at a post: paid, for this sailing, and where it should be. */
function usualTicket(post: Post): Omit<KnownTicket, 'sailingId'> {
  const hasBoarded = post !== 'board';
  return {
    standing: 'valid',
    certificate: false,
    aboard: hasBoarded,
    hasBoarded,
    hasFood: false,
    hasChip: false,
    hasDisembarked: false,
  };
}

/** What the decision at a post hangs on. The rest may be otherwise than expected. */
function whatMatters(post: Post, { sailingId, hasBoarded, hasDisembarked, ...known }: KnownTicket) {
  return {
    sailingId,
    hasBoarded,
    hasDisembarked,
    certificate: post === 'board' ? known.certificate : null,
    hasFood: post === 'food' ? known.hasFood : null,
    hasChip: post === 'chip' ? known.hasChip : null,
  };
}

/** Somebody who was let in by mistake goes ashore: their ticket is another sailing's, so it is not the usual statement. */
async function letStrangerLeave(platform: Platform, scan: NewScan, decision: ScanDecision) {
  await recordScans(platform, [
    {
      ...scan,
      kind: 'scan',
      happenedAt: scan.at,
      receivedAt: scan.at,
      handedBy: null,
      offline: false,
      deviceVerdict: null,
      undoes: null,
      note: '',
      ...decision,
    },
  ]);
  return answerAgain(platform, scan);
}

/** The answer it got, if it is the same scan in every respect; its ticket is the one that was found. */
async function answerAgain({ db }: Platform, scan: NewScan) {
  const earlier = await findScan(db, scan.id);
  if (!earlier) throw new AppError('record.changed');
  if (whatIsScanned.some((field) => earlier[field] !== scan[field]))
    throw new AppError('boarding.scanReused');
  return answerOf(db, earlier);
}

const whatIsScanned = [
  'deviceId',
  'sequence',
  'accountId',
  'sailingId',
  'post',
  'ticketId',
  'readText',
] as const satisfies (keyof NewScan)[];

async function answerTo(
  { db }: Platform,
  scan: NewScan,
  decision: ScanDecision,
  found: ScanOutcome,
  caller: Caller,
): Promise<ScanAnswer> {
  const { ticket: row } = found;
  if (!row) return { id: scan.id, ...decision, ticket: null, other: null };
  const by = caller.name || caller.username;
  const after = decision.verdict === 'refused' ? row : afterScan(row, scan, by, found.deviceName ?? '');
  const other = await findOther(db, row.sailingId, scan.sailingId);
  return { id: scan.id, ...decision, ticket: presentTicket(after), other };
}

/** The ticket with what this scan has just written. */
function afterScan(row: TicketRow, { post, at }: NewScan, by: string, device: string): TicketRow {
  switch (post) {
    case 'board': {
      const ashore = { disembarkedAt: null, disembarkedBy: null, disembarkedDevice: null };
      if (row.boardedAt) return { ...row, ...ashore };
      return { ...row, ...ashore, boardedAt: at, boardedBy: by, boardedDevice: device };
    }
    case 'food':
      return { ...row, foodAt: at, foodBy: by, foodDevice: device };
    case 'chip':
      return { ...row, chipAt: at, chipBy: by, chipDevice: device };
    case 'disembark':
      return { ...row, disembarkedAt: at, disembarkedBy: by, disembarkedDevice: device };
  }
}
