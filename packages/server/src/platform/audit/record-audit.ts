import type { MessageId } from '@gangway/contract/messages.ts';
import type { Tx } from '../database/create-database.ts';
import type { Actor } from '../http/actor.ts';
import { type ToldChange, trueChange } from './true-change.ts';

/** What the log can name in every language; one of another name does not compile. */
type Named<Kind extends 'action' | 'entity'> = MessageId extends infer Id
  ? Id extends `audit.${Kind}.${infer Name}`
    ? Name
    : never
  : never;
type AuditAction = Named<'action'>;
export type AuditEntity = Named<'entity'>;

export interface AuditInput extends ToldChange {
  action: AuditAction;
  entity: AuditEntity;
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
