import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessions, hashPassword, setPassword } from '../identity/index.ts';
import { getCustomer } from './customers.queries.ts';
import { spendLinks } from './links.store.ts';

/** Gives a customer a new password and ends every session and mailed link: whoever knew the old one is out. */
export async function resetCustomerPassword(
  { db }: Platform,
  id: number,
  password: string,
  actor: Actor,
  /** Only somebody the route of the agents is for. */
  whose?: 'agent',
): Promise<null> {
  const { level } = await getCustomer(db, id);
  if (whose && level === 'normal') throw new AppError('record.missing');
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    await setPassword(tx, id, passwordHash, actor.at);
    await spendLinks(tx, { accountId: id, purpose: 'password', at: actor.at });
    await endSessions(tx, { accountId: id, reason: 'password', at: actor.at });
    await recordAudit(tx, actor, { action: 'resetPassword', entity: 'customer', entityId: id });
  });
  return null;
}
