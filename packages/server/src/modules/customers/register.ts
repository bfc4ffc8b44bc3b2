import { portDate } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeTry } from '../../platform/tries/take-try.ts';
import { hashPassword, insertAccount, startSession } from '../identity/index.ts';
import { readSettings } from '../settings/index.ts';
import { mailConfirmation, type MailSettings } from './mail-confirmation.ts';
import { requireAccountAge } from './require-account-age.ts';
import { countTakenName, nameTaken, requireUsername } from './take-username.ts';

type RegisterInput = Omit<Body<typeof customersCalls.register>, 'confirmPassword' | 'agreed'> & {
  device: string;
  mail: MailSettings;
};

/** A whole pier may share one address, so the limit only stops a machine. */
const registrationsPerAddress = { limit: 1000, windowMinutes: 60 };

/** Opens a customer account and signs it in; an e-mail address that was given has to be confirmed. */
export async function register(platform: Platform, input: RegisterInput, actor: Actor): Promise<string> {
  const { db } = platform;
  requireAccountAge(input.birthDate, portDate(actor.at));
  const minutes = await takeTry(db, actor.at, {
    key: `register:${addressKey(actor.address)}`,
    ...registrationsPerAddress,
  });
  if (minutes !== null) throw new AppError('request.tooMany', { minutes });
  const forgive = await countTakenName(db, actor);
  const passwordHash = await hashPassword(input.password);
  const sessionDays = (await readSettings(db, 'session.days'))['session.days'];
  try {
    const token = await inTransaction(db, async (tx) => {
      const { username, realName, phone, birthDate } = input;
      requireUsername(username);
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
    await forgive();
    return token;
  } catch (error) {
    if (breaksConstraint(error, 'accounts_username')) throw nameTaken();
    throw error;
  }
}
