import type { Agent } from '@gangway/contract/customers/records.ts';
import type { CustomerLevel } from '@gangway/contract/customers/schemas.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { countBelow, getAgent } from './agents.queries.ts';
import { lockHierarchy } from './lock-hierarchy.ts';
import { findReferrers } from './find-referrers.ts';
import { makeReferenceCode } from './reference-code.ts';

/**
 * Makes a customer a super agent, an agent or a normal user. Whoever becomes an agent gets a reference code and keeps it
 * whatever comes: orders carry it. A super agent has no superior; who still has people below stays an agent.
 */
export async function setLevel(
  { db }: Platform,
  id: number,
  input: { level: CustomerLevel; referenceCode?: string | undefined },
  actor: Actor,
): Promise<Agent> {
  try {
    return await inTransaction(db, async (tx) => {
      // Looked for first: a lock takes only numbers an account can have.
      await getAgent(tx, id);
      await lockHierarchy(tx, [id]);
      const before = await getAgent(tx, id);
      const after = {
        level: input.level,
        referenceCode: await codeFor(tx, before, input),
        superiorId: input.level === 'superAgent' ? null : before.superiorId,
      };
      await refuseLeavingOthers(tx, before, input.level);
      if (isSame(before, after)) return before;
      await tx
        .updateTable('customers')
        .set({ ...after, updatedAt: actor.at })
        .where('accountId', '=', id)
        .execute();
      const { level, referenceCode, superiorId } = before;
      await recordAudit(tx, actor, {
        action: 'setLevel',
        entity: 'customer',
        entityId: id,
        before: { level, referenceCode, superiorId },
        after,
      });
      return getAgent(tx, id);
    });
  } catch (error) {
    if (breaksConstraint(error, 'customers_reference_code')) throw codeTaken();
    throw error;
  }
}

async function codeFor(
  tx: Tx,
  { referenceCode, realName }: Agent,
  wish: { level: CustomerLevel; referenceCode?: string | undefined },
): Promise<string | null> {
  const wished = wish.referenceCode;
  if (referenceCode !== null) {
    if (wished && wished !== referenceCode) {
      const params = { name: realName, code: referenceCode };
      throw fieldError('agent.codeKept', 'referenceCode', 'error.agent.codeKept', params);
    }
    return referenceCode;
  }
  if (wish.level === 'normal') return null;
  if (!wished) return makeReferenceCode(tx);
  if ((await findReferrers(tx, [wished])).size > 0) throw codeTaken();
  return wished;
}

async function refuseLeavingOthers(tx: Tx, { id, realName }: Agent, level: CustomerLevel): Promise<void> {
  if (level !== 'normal') return;
  const count = await countBelow(tx, id);
  if (count > 0) throw new AppError('agent.hasBelow', { count, name: realName });
}

function isSame(before: Agent, after: Pick<Agent, 'level' | 'referenceCode' | 'superiorId'>): boolean {
  return (
    before.level === after.level &&
    before.referenceCode === after.referenceCode &&
    before.superiorId === after.superiorId
  );
}

function codeTaken(): AppError {
  return fieldError('agent.codeTaken', 'referenceCode', 'error.agent.codeTaken');
}
