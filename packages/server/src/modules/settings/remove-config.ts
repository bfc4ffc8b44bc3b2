import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockAll } from '../../platform/database/locks.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteEntry, findEntry } from './settings.store.ts';

/** Takes a stored value away: a known key is back at its default, another key is gone. */
export async function removeConfig({ db }: Platform, key: string, actor: Actor): Promise<null> {
  await inTransaction(db, async (tx) => {
    await lockAll(tx, 'settings');
    const before = await findEntry(tx, key);
    if (!before) throw new AppError('record.missing');
    await deleteEntry(tx, key);
    const { value, remark } = before;
    await recordAudit(tx, actor, {
      action: 'delete',
      entity: 'config',
      entityId: key,
      before: { value, remark },
    });
    await putInOutbox(tx, 'live.event', {
      event: { type: 'settings.changed', key },
      audience: { staffOnly: true },
    });
  });
  return null;
}
