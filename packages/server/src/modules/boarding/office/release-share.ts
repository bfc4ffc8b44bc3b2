import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellBoardingChanged } from '../tell-boarding-changed.ts';

/**
 * Gives the places back that were set aside for a device that will not come back. Should it do so after all, whoever it let
 * aboard is counted, and what is too many becomes a conflict. Released again, there is nothing left to release.
 */
export async function releaseShare(
  { db }: Platform,
  wish: { sailingId: number; deviceId: string; reason: string },
  actor: Actor,
): Promise<{ released: number; reserved: number }> {
  const { sailingId, deviceId, reason } = wish;
  return inTransaction(db, async (tx) => {
    // The counters are held first, as by whoever takes a share.
    await sql`select from sailing_boarding where sailing_id = ${sailingId} for no key update`.execute(tx);
    const { rows } = await sql<{ released: number; reserved: number }>`
      with share as (
        select held from boarding_shares where sailing_id = ${sailingId} and device_id = ${deviceId} for update),
      emptied as (
        update boarding_shares set held = 0
         where sailing_id = ${sailingId} and device_id = ${deviceId} and held > 0)
      update sailing_boarding s set reserved = s.reserved - share.held
        from share where s.sailing_id = ${sailingId}
      returning share.held as released, s.reserved`.execute(tx);
    const [answer] = rows;
    if (!answer) throw new AppError('record.missing');
    if (answer.released === 0) return answer;
    await recordAudit(tx, actor, {
      action: 'releaseShare',
      entity: 'boarding',
      entityId: sailingId,
      before: { deviceId, held: answer.released },
      after: { deviceId, held: 0, reason },
    });
    await tellBoardingChanged(tx, sailingId);
    return answer;
  });
}
