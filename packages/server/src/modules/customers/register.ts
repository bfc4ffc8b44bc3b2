import { portDate } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { shippedRoles } from '@gangway/contract/core/office-routes.ts';
import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveTryBack, takeTry, type TryLimit } from '../../platform/tries/take-try.ts';
import { hashPassword, insertAccount, startSession } from '../identity/index.ts';
import { readSettings } from '../settings/index.ts';
import { mailConfirmation, type MailSettings } from './mail-confirmation.ts';
import { requireAccountAge } from './require-account-age.ts';

type RegisterInput = Omit<Body<typeof customersCalls.register>, 'confirmPassword' | 'agreed'> & {
  device: string;
  mail: MailSettings;
};

/** A whole pier may share one address, so the limit only stops a machine. */
const registrationsPerAddress = { limit: 1000, windowMinutes: 60 };
/** Whether a name is taken must be said; it is not said for whole lists of names. */
const takenNamesPerAddress = { limit: 200, windowMinutes: 60 };

/**
 * Names nobody registers under, whether or not an account has them: so that asking for one tells nothing about the
 * staff, and no customer passes for one of them.
 */
const reservedUsernames: ReadonlySet<string> = new Set([
  ...shippedRoles,
  'administrator',
  'root',
  'system',
  'staff',
  'support',
  'gangway',
]);

/** Opens a customer account and signs it in; an e-mail address that was given has to be confirmed. */
export async function register(platform: Platform, input: RegisterInput, actor: Actor): Promise<string> {
  const { db } = platform;
  requireAccountAge(input.birthDate, portDate(actor.at));
  const address = addressKey(actor.address);
  await count({ key: `register:${address}`, ...registrationsPerAddress });
  // Counted beforehand and given back, so that the answer to one too many says nothing about that name either.
  await count({ key: `register:taken:${address}`, ...takenNamesPerAddress });
  const passwordHash = await hashPassword(input.password);
  const sessionDays = (await readSettings(db, 'session.days'))['session.days'];
  try {
    const token = await inTransaction(db, async (tx) => {
      const { username, realName, phone, birthDate } = input;
      if (reservedUsernames.has(username.toLowerCase())) throw nameTaken();
      const accountId = await insertAccount(tx, {
        kind: 'customer',
        username,
        passwordHash,
        name: realName,
        roleId: null,
      });
      await tx
        .insertInto('customers')
        .values({ accountId, realName, phone, birthDate, email: input.email ?? null })
        .execute();
      const registered = { ...actor, accountId, username };
      await recordAudit(tx, registered, { action: 'register', entity: 'customer', entityId: accountId });
      await mailConfirmation(platform, tx, accountId, input.mail);
      return startSession(tx, { accountId, device: input.device, sessionDays, actor });
    });
    await giveTryBack(db, `register:taken:${address}`);
    return token;
  } catch (error) {
    if (breaksConstraint(error, 'accounts_username')) throw nameTaken();
    throw error;
  }

  async function count(limit: TryLimit): Promise<void> {
    const minutes = await takeTry(db, actor.at, limit);
    if (minutes !== null) throw new AppError('request.tooMany', { minutes });
  }
}

function nameTaken(): AppError {
  return fieldError('account.usernameTaken', 'username', 'error.account.usernameTaken');
}
