import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { removePassenger } from './passengers.store.ts';

/** Forgets a kept passenger, document and all. */
export async function deletePassenger(
  { db }: Platform,
  accountId: number,
  id: number,
  actor: Actor,
): Promise<null> {
  await inTransaction(db, async (tx) => {
    if (!(await removePassenger(tx, accountId, id))) throw new AppError('record.missing');
    await recordAudit(tx, actor, { action: 'delete', entity: 'savedPassenger', entityId: id });
  });
  return null;
}
