import { portDate } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeTry } from '../../platform/tries/take-try.ts';
import { endSessions, findAccount, hashPassword, nameGuest, verifyPassword } from '../identity/index.ts';
import { mailConfirmation, type MailSettings } from './mail-confirmation.ts';
import { requireAccountAge } from './require-account-age.ts';
import { countTakenName, nameTaken, requireUsername } from './take-username.ts';

type AccountInput = Omit<Body<typeof customersCalls.makeAccount>, 'confirmPassword'>;

/**
 * Makes an ordinary account of a guest's: the same row, so its orders stay. Links to it end with being a guest's, and every
 * other session is ended: whoever else has a link is out. The address has to be confirmed, as after registering.
 */
export async function makeAccount(
  platform: Platform,
  { accountId, sessionId, link }: Caller,
  input: AccountInput,
  mail: MailSettings,
  actor: Actor,
): Promise<null> {
  // A ticket is handed on with its link: whoever has it must not take the booking over.
  if (link && !link.isAsked) throw new AppError('session.askLink');
  const { db } = platform;
  const { username, realName, birthDate } = input;
  requireAccountAge(birthDate, portDate(actor.at));
  const forgive = await countTakenName(db, actor);
  const passwordHash = await hashPassword(input.password);
  try {
    const made = await inTransaction(db, async (tx) => {
      requireUsername(username);
      const account = { username, passwordHash, name: realName, at: actor.at };
      if (!(await nameGuest(tx, accountId, account))) return false;
      await tx
        .updateTable('customers')
        .set({ realName, birthDate, updatedAt: actor.at })
        .where('accountId', '=', accountId)
        .execute();
      await endSessions(tx, { accountId, reason: 'elsewhere', at: actor.at, except: sessionId });
      const owner = { ...actor, accountId, username };
      await recordAudit(tx, owner, { action: 'makeAccount', entity: 'customer', entityId: accountId });
      await mailConfirmation(platform, tx, accountId, mail);
      return true;
    });
    if (!made) await requireSameWish(db, accountId, input, actor.at);
  } catch (error) {
    if (breaksConstraint(error, 'accounts_username')) throw nameTaken();
    throw error;
  }
  await forgive();
  return null;
}

/** The same wish once more, whose answer was lost or is still to come. Any other is a guess, so they are counted. */
async function requireSameWish(
  db: Db,
  accountId: number,
  { username, password }: AccountInput,
  at: Date,
): Promise<void> {
  const minutes = await takeTry(db, at, { key: `makeAccount:${accountId}`, limit: 5, windowMinutes: 60 });
  const account = await findAccount(db, accountId);
  const isSame = account?.username.toLowerCase() === username.toLowerCase();
  if (minutes !== null || !account || !isSame || !(await verifyPassword(password, account.passwordHash)))
    throw new AppError('guest.hasAccount');
}
