import type { Tx } from '../database/create-database.ts';
import type { Actor } from '../http/actor.ts';

export interface AuditInput {
  action: string;
  entity: string;
  entityId: string | number;
  before?: unknown;
  after?: unknown;
}

/** Writes who changed what, in the transaction that changes it. Callers pass nothing secret: no passwords, no id numbers. */
export async function recordAudit(tx: Tx, actor: Actor, input: AuditInput): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({
      at: actor.at,
      accountId: actor.accountId,
      username: actor.username,
      action: input.action,
      entity: input.entity,
      entityId: String(input.entityId),
      before: JSON.stringify(input.before ?? null),
      after: JSON.stringify(input.after ?? null),
      address: actor.address,
      requestId: actor.requestId,
    })
    .execute();
}
