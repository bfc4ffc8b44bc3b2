import type { Body } from '@gangway/contract/core/define-call.ts';
import type { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findStaff } from './readers.query.ts';

/** Sends the report of every month to a member of staff who may see it, from the next one on. */
export async function saveReader(
  { db }: Platform,
  { accountId, email, locale }: Body<typeof reportsCalls.saveReader>,
  actor: Actor,
): Promise<null> {
  await inTransaction(db, async (tx) => {
    const reader = (await findStaff(tx)).find((one) => one.accountId === accountId && one.mayRead);
    if (!reader) throw new AppError('record.missing');
    await tx
      .insertInto('reportReaders')
      .values({ accountId, email, locale, addedBy: actor.accountId, addedAt: actor.at, sentMonth: null })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ email, locale }))
      .execute();
    await recordAudit(tx, actor, {
      action: reader.email === null ? 'create' : 'update',
      entity: 'reportReader',
      entityId: accountId,
      ...(reader.email === null ? {} : { before: { email: reader.email, locale: reader.locale } }),
      after: { email, locale },
    });
  });
  return null;
}
