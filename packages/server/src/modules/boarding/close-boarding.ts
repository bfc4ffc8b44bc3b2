import type { BoardingSailing } from '@gangway/contract/boarding/schemas.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { sql } from 'kysely';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { stepSailing } from '../sailings/index.ts';
import { getBoardingSailing, holdStep } from './boarding-sailings.queries.ts';
import { freezeManifest } from './freeze-manifest.ts';
import { prepareCounts } from './prepare-counts.ts';
import { tellBoardingChanged } from './tell-boarding-changed.ts';

/** Ready to depart: nobody boards any more, and who is aboard is frozen under the next number. Asked again, nothing changes. */
export async function closeBoarding(
  platform: Platform,
  sailingId: number,
  actor: Actor,
): Promise<{ sailing: BoardingSailing; manifestNo: number }> {
  const { db } = platform;
  await stepSailing(platform, sailingId, 'ready', actor);
  const manifestNo = await shutGangway(platform, sailingId, actor);
  return { sailing: await getBoardingSailing(db, sailingId), manifestNo };
}

/**
 * Shuts the counts of a sailing nobody boards any more and freezes the manifest, unless that is done; gives the newest number. Also
 * called when a sailing was made ready or left by another way than this, and when a process died in between: by then it may board
 * again.
 */
export async function shutGangway({ db }: Platform, sailingId: number, actor: Actor): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!isOver.includes(await holdStep(tx, sailingId))) return newestNumber(tx, sailingId);
    await prepareCounts(tx, sailingId);
    const { rows: shut } = await sql`
      update sailing_boarding set closed_at = ${actor.at}, revision = revision + 1
       where sailing_id = ${sailingId} and closed_at is null returning 1`.execute(tx);
    if (shut.length === 0) return newestNumber(tx, sailingId);
    const number = await freezeManifest(tx, { sailingId, by: actor.accountId, at: actor.at });
    await recordAudit(tx, actor, {
      action: 'freeze',
      entity: 'manifest',
      entityId: sailingId,
      before: null,
      after: { number },
    });
    await tellBoardingChanged(tx, sailingId);
    return number;
  });
}

const isOver: readonly SailingStatus[] = ['ready', 'departed', 'returned'];

async function newestNumber(tx: Parameters<typeof freezeManifest>[0], sailingId: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 1) as number from boarding_manifests where sailing_id = ${sailingId}`.execute(
    tx,
  );
  return rows[0]?.number ?? 1;
}
