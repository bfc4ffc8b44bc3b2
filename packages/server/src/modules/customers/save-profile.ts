import type { Body } from '@gangway/contract/core/define-call.ts';
import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Profile, SavedProfile } from '@gangway/contract/customers/schemas.ts';
import { fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { requireCurrent } from '../../platform/database/require-current.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkOwnPassword, type LoginLimits, stillFits } from '../identity/index.ts';
import { givenProfile, keepProfile } from './keep-profile.ts';
import { mailConfirmation, type MailSettings } from './mail-confirmation.ts';
import { getProfile } from './profile.query.ts';
import { tellEmailChanged } from './tell-email-changed.ts';

type SaveProfileInput = Body<typeof customersCalls.saveProfile>;

/**
 * Changes the own profile, unless staff have since that version. Another e-mail address has to be confirmed, and the one before is told. Whoever reads the mails
 * of an account can have it, so taking the place of an address asks for the password.
 */
export async function saveProfile(
  platform: Platform,
  caller: Caller,
  { currentPassword, version, ...input }: SaveProfileInput,
  mail: MailSettings & { limits: LoginLimits },
  actor: Actor,
): Promise<SavedProfile> {
  const { db, secrets } = platform;
  const { accountId } = caller;
  const { at } = actor;
  const replaces = ({ email }: Profile) => email !== null && !isSameAddress(email, input.email);
  const password = replaces(await getProfile(db, accountId)) ? (currentPassword ?? null) : null;
  const fitted =
    password === null ? null : await checkOwnPassword(db, { accountId, password, limits: mail.limits, at });
  return inTransaction(db, async (tx) => {
    await holdCustomer(tx, accountId);
    const before = await getProfile(tx, accountId);
    await requireCurrent(tx, {
      entity: 'customer',
      entityId: accountId,
      input: { version, ...givenProfile(input) },
      current: before,
    });
    if (replaces(before)) {
      if (fitted === null) throw fieldError('request.invalid', 'currentPassword', 'validation.required');
      await stillFits(tx, caller, fitted);
    }
    const { idCardEnding } = before;
    await keepProfile(tx, secrets, { accountId, idCardEnding, input, at });
    const after = await getProfile(tx, accountId);
    const isAnother = !isSameAddress(before.email, after.email);
    if (isAnother) await tellEmailChanged(platform, tx, before, mail);
    const asked = isAnother ? await mailConfirmation(platform, tx, accountId, mail) : 'nothing';
    const changed = changedFields(before, after);
    // Another number may have the same ending.
    if (changed.length > 0 || input.idCard || input.passport) {
      await recordAudit(tx, actor, {
        action: 'update',
        entity: 'customer',
        entityId: accountId,
        after: { changed },
      });
    }
    return typeof asked === 'string' ? after : { ...after, confirmation: 'tooMany' };
  });
}

function isSameAddress(one: string | null, other: string | null | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

/** Two that save at once come one after the other: what one replaces, the other has seen. */
async function holdCustomer(tx: Tx, accountId: number): Promise<void> {
  await tx
    .selectFrom('customers')
    .select('accountId')
    .where('accountId', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

/** Which fields changed, by name: what they hold is the person's own and stays out of the audit log. */
function changedFields(before: Profile, after: Profile): string[] {
  const { version: _, ...fields } = after;
  return Object.keys(fields).filter((name) => Reflect.get(before, name) !== Reflect.get(after, name));
}
