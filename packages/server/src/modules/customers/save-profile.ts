import type { Profile } from '@gangway/contract/customers/schemas.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepProfile, type ProfileInput } from './keep-profile.ts';
import { getProfile } from './profile.query.ts';

/** Changes the own profile. */
export async function saveProfile(
  { db, secrets }: Platform,
  accountId: number,
  input: Omit<ProfileInput, 'birthDate'>,
  actor: Actor,
): Promise<Profile> {
  return inTransaction(db, async (tx) => {
    const before = await getProfile(tx, accountId);
    const { idCardEnding } = before;
    await keepProfile(tx, secrets, { accountId, idCardEnding, input, at: actor.at });
    const after = await getProfile(tx, accountId);
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'customer',
      entityId: accountId,
      after: { changed: changedFields(before, after) },
    });
    return after;
  });
}

/** Which fields changed, by name: what they hold is the person's own and stays out of the audit log. */
function changedFields(before: Profile, after: Profile): string[] {
  return Object.keys(after).filter((name) => Reflect.get(before, name) !== Reflect.get(after, name));
}
