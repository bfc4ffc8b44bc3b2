import type { Profile } from '@gangway/contract/customers/schemas.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepProfile, type ProfileInput } from './keep-profile.ts';
import { mailConfirmation, type MailSettings } from './mail-confirmation.ts';
import { getProfile } from './profile.query.ts';
import { tellEmailChanged } from './tell-email-changed.ts';

/** Changes the own profile. Another e-mail address has to be confirmed, and the one before is told. */
export async function saveProfile(
  platform: Platform,
  accountId: number,
  input: Omit<ProfileInput, 'birthDate'>,
  mail: MailSettings,
  actor: Actor,
): Promise<Profile> {
  const { db, secrets } = platform;
  return inTransaction(db, async (tx) => {
    const before = await getProfile(tx, accountId);
    const { idCardEnding } = before;
    await keepProfile(tx, secrets, { accountId, idCardEnding, input, at: actor.at });
    const after = await getProfile(tx, accountId);
    if (before.email?.toLowerCase() !== after.email?.toLowerCase()) {
      await tellEmailChanged(platform, tx, before, mail);
      await mailConfirmation(platform, tx, accountId, mail);
    }
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
