import type { Tx } from '../database/create-database.ts';
import type { Actor } from '../http/actor.ts';
import { type ToldChange, trueChange } from './true-change.ts';

export interface AuditInput extends ToldChange {
  entity: string;
  entityId: string | number;
}

/**
 * Writes who changed what, in the transaction that changes it; a save that changed nothing leaves no line. Callers pass nothing
 * secret: no passwords, no id numbers.
 */
export async function recordAudit(tx: Tx, actor: Actor, input: AuditInput): Promise<void> {
  const change = trueChange(input);
  if (change === null) return;
  await tx
    .insertInto('auditLog')
    .values({
      at: actor.at,
      accountId: actor.accountId,
      username: actor.username,
      action: input.action,
      entity: input.entity,
      entityId: String(input.entityId),
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      address: actor.address,
      requestId: actor.requestId,
    })
    .execute();
}
