import type { Agent } from '@gangway/contract/customers/records.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAgent, getAgent, standsBelow } from './agents.queries.ts';
import { lockHierarchy } from './lock-hierarchy.ts';

/** Puts somebody below an agent, or below nobody. Nobody ends up below themselves, however many change at once. */
export async function setSuperior(
  { db }: Platform,
  id: number,
  superiorId: number | null,
  actor: Actor,
): Promise<Agent> {
  return inTransaction(db, async (tx) => {
    // Looked for first: a lock takes only numbers an account can have.
    await getAgent(tx, id);
    if (superiorId !== null && !(await findAgent(tx, superiorId))) throw wrongSuperior();
    await lockHierarchy(tx, superiorId === null ? [id] : [id, superiorId]);
    const before = await getAgent(tx, id);
    if (before.superiorId === superiorId) return before;
    if (superiorId !== null) await requireAbove(tx, before, superiorId);
    await tx
      .updateTable('customers')
      .set({ superiorId, updatedAt: actor.at })
      .where('accountId', '=', id)
      .execute();
    await recordAudit(tx, actor, {
      action: 'setSuperior',
      entity: 'customer',
      entityId: id,
      before: { superiorId: before.superiorId },
      after: { superiorId },
    });
    return getAgent(tx, id);
  });
}

async function requireAbove(tx: Tx, person: Agent, superiorId: number): Promise<void> {
  if (person.level === 'superAgent') throw new AppError('agent.superHasNone');
  const superior = await findAgent(tx, superiorId);
  if (!superior || superior.id === person.id || superior.level === 'normal' || superior.status !== 'active')
    throw wrongSuperior();
  if (await standsBelow(tx, superiorId, person.id)) {
    const params = { name: person.realName, superior: superior.realName };
    throw fieldError('agent.circle', 'superiorId', 'error.agent.circle', params);
  }
}

function wrongSuperior(): AppError {
  return fieldError('agent.superior', 'superiorId', 'error.agent.superior');
}
