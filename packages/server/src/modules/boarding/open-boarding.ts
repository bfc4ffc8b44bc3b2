import type { BoardingSailing } from '@gangway/contract/boarding/schemas.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { stepSailing } from '../sailings/index.ts';
import { getBoardingSailing, holdStep, requireSailing } from './boarding-sailings.queries.ts';
import { tellBoardingChanged } from './tell-boarding-changed.ts';

/** Opens boarding of a sailing of today, or opens it again after it was closed, which needs a reason and has its time. */
export async function openBoarding(
  platform: Platform,
  { sailingId, reason }: { sailingId: number; reason: string },
  actor: Actor,
): Promise<BoardingSailing> {
  const { date, status } = await requireSailing(platform.db, sailingId);
  // A night boarding that was closed before midnight opens again after it.
  if (status !== 'ready' && date !== portDate(actor.at)) throw new AppError('boarding.notToday');
  await stepSailing(platform, sailingId, 'boarding', actor, reason);
  await lowerGangway(platform, sailingId);
  return getBoardingSailing(platform.db, sailingId);
}

/** Lets people board a sailing that boards, as far as the counts go; where they do already, nothing changes. It may be shut by then. */
export async function lowerGangway({ db }: Platform, sailingId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await holdStep(tx, sailingId)) !== 'boarding') return;
    const { rows } = await sql`
      insert into sailing_boarding as c (sailing_id) values (${sailingId})
      on conflict (sailing_id) do update set closed_at = null, revision = c.revision + 1 where c.closed_at is not null
      returning 1`.execute(tx);
    if (rows.length === 0) return;
    await tellBoardingChanged(tx, sailingId);
  });
}
