import type { Customer } from '@gangway/contract/customers/records.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessions, setStatus } from '../identity/index.ts';
import { type CustomerRow, getCustomer } from './customers.queries.ts';

/** Disables a customer and ends every session, or lets one in again. Said twice, it changes nothing. */
export async function setCustomerStatus(
  { db }: Platform,
  id: number,
  status: Customer['status'],
  actor: Actor,
): Promise<CustomerRow> {
  return inTransaction(db, async (tx) => {
    await lock(tx, 'accounts', [id]);
    const before = await getCustomer(tx, id);
    if (before.status === status) return before;
    await setStatus(tx, id, status, actor.at);
    if (status === 'disabled') await endSessions(tx, { accountId: id, reason: 'disabled', at: actor.at });
    await recordAudit(tx, actor, {
      action: status === 'disabled' ? 'disable' : 'enable',
      entity: 'customer',
      entityId: id,
      before: { status: before.status },
      after: { status },
    });
    return { ...before, status };
  });
}
