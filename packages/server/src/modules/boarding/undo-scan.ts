import { countedScans } from '@gangway/contract/boarding/ticket-flags.ts';
import type { BoardingCounts } from '@gangway/contract/boarding/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { findScan } from './answered-scan.query.ts';
import { getBoardingSailing } from './boarding-sailings.queries.ts';
import { recordScans } from './record-scans.ts';
import { listEvents, standingKey } from './ticket-flags.store.ts';

/** Takes a scan back, by another event that says so and why. The same wish again changes nothing more. */
export async function undoScan(
  platform: Platform,
  { id, scanId, reason }: { id: string; scanId: string; reason: string },
  caller: Caller,
  actor: Actor,
): Promise<{ counts: BoardingCounts }> {
  const { db } = platform;
  const scan = await findScan(db, scanId);
  if (!scan) throw new AppError('record.missing');
  const earlier = await findScan(db, id);
  if (earlier && earlier.undoes !== scanId) throw new AppError('boarding.scanReused');
  const { sailingId, post, ticketId } = scan;
  if (!earlier) {
    const events = await inTransaction(db, (tx) => listEvents(tx, [scan]));
    const isCounted = countedScans(events.get(standingKey(scan)) ?? []).some((one) => one.id === scanId);
    if (!isCounted) throw new AppError('boarding.notCounted');
    try {
      await recordScans(
        platform,
        [
          {
            id,
            kind: 'undo',
            deviceId: null,
            sequence: null,
            sailingId,
            post,
            ticketId,
            readText: '',
            accountId: caller.accountId,
            handedBy: null,
            deviceAt: actor.at,
            offsetMs: 0,
            happenedAt: actor.at,
            receivedAt: actor.at,
            verdict: 'accepted',
            reason: 'ok',
            offline: false,
            deviceVerdict: null,
            manifestVersion: 0,
            undoes: scanId,
            note: reason,
          },
        ],
        (tx) =>
          recordAudit(tx, actor, {
            action: 'undo',
            entity: 'scan',
            entityId: scanId,
            before: { post },
            after: { reason },
          }),
      );
    } catch (error) {
      if (breaksConstraint(error, 'scans_undoes_key')) throw new AppError('boarding.notCounted');
      throw error;
    }
  }
  const { counts } = await getBoardingSailing(db, sailingId);
  return { counts };
}
