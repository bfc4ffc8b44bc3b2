import { portDate } from '@gangway/contract/core/dates.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeTry } from '../../platform/tries/take-try.ts';
import { hashPassword, insertAccount, startSession } from '../identity/index.ts';
import { readSettings } from '../settings/index.ts';
import { requireAccountAge } from './require-account-age.ts';

export interface RegisterInput {
  username: string;
  password: string;
  realName: string;
  phone: string;
  email?: string | null | undefined;
  birthDate: string;
  device: string;
}

/** A whole pier may share one address, so the limit only stops a machine. */
const registrationsPerAddress = { limit: 1000, windowMinutes: 60 };

/** Opens a customer account and signs it in. */
export async function register({ db }: Platform, input: RegisterInput, origin: Origin): Promise<string> {
  requireAccountAge(input.birthDate, portDate(origin.at));
  const minutes = await takeTry(db, origin.at, {
    key: `register:${addressKey(origin.address)}`,
    ...registrationsPerAddress,
  });
  if (minutes) throw new AppError('request.tooMany', { minutes });
  const passwordHash = await hashPassword(input.password);
  const sessionDays = (await readSettings(db, 'session.days'))['session.days'];
  try {
    return await inTransaction(db, async (tx) => {
      const { username, realName, phone, birthDate } = input;
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
      const registered = { ...origin, accountId, username };
      await recordAudit(tx, registered, { action: 'register', entity: 'customer', entityId: accountId });
      return startSession(tx, { accountId, device: input.device, sessionDays, origin });
    });
  } catch (error) {
    if (breaksConstraint(error, 'accounts_username')) {
      throw fieldError('account.usernameTaken', 'username', 'error.account.usernameTaken');
    }
    throw error;
  }
}
