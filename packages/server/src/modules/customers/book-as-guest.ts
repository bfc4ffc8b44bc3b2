import type { Body } from '@gangway/contract/core/define-call.ts';
import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeTry } from '../../platform/tries/take-try.ts';
import { insertGuest, nameKey, startSession } from '../identity/index.ts';
import { readSettings } from '../settings/index.ts';

type GuestInput = Omit<Body<typeof customersCalls.bookAsGuest>, 'agreed'> & { device: string };

/** These only stop a machine, and count by whoever asks: nobody keeps somebody else from booking. */
const perHour = { windowMinutes: 60 };
const limitsOf = ({ email, phone }: GuestInput, { address }: Actor) => [
  { key: `guest:email:${nameKey(email)}:${addressKey(address)}`, limit: 50, ...perHour },
  { key: `guest:phone:${nameKey(phone)}:${addressKey(address)}`, limit: 50, ...perHour },
];

/** Whoever did not hear the answer asks again at once. */
const repeatMinutes = 10;

/**
 * Lets somebody book without an account: a guest's account that nobody can sign in to, with a session that reaches what is
 * booked with it. Whether anybody else has the address is neither looked at nor said.
 */
export async function bookAsGuest(
  { db, secrets }: Platform,
  input: GuestInput,
  actor: Actor,
): Promise<string> {
  const { device, email, phone } = input;
  const guestWish = secrets.fingerprint('guest', [input.key, email, phone].join('\0'));
  await refuseTooMany(db, input, { ...actor, isKnown: (await findGuest(db, guestWish, actor.at)) !== null });
  const sessionDays = (await readSettings(db, 'session.days'))['session.days'];
  try {
    return await inTransaction(db, async (tx) => {
      const accountId = await insertGuest(tx, { name: email, createdAt: actor.at });
      await tx.insertInto('customers').values({ accountId, realName: '', phone, email, guestWish }).execute();
      await recordAudit(
        tx,
        { ...actor, accountId },
        { action: 'bookAsGuest', entity: 'customer', entityId: accountId },
      );
      return startSession(tx, { accountId, device, sessionDays, actor });
    });
  } catch (error) {
    if (!breaksConstraint(error, 'customers_guest_wish')) throw error;
    const accountId = await findGuest(db, guestWish, actor.at);
    if (accountId === null) throw new AppError('guest.hasAccount');
    return inTransaction(db, (tx) => startSession(tx, { accountId, device, sessionDays, actor }));
  }
}

/**
 * What one account may hold unpaid says nothing where everybody can be somebody new: so the newcomers of an address are
 * counted. A whole pier may share one; whoever comes too late there can still sign in or register. Whoever asks again is no
 * newcomer.
 */
async function refuseTooMany(db: Db, input: GuestInput, actor: Actor & { isKnown: boolean }): Promise<void> {
  const limit = (await readSettings(db, 'booking.guestsPerAddress'))['booking.guestsPerAddress'];
  const ofAddress = { key: `guest:${addressKey(actor.address)}`, limit, ...perHour };
  const wait = limit === 0 || actor.isKnown ? null : await takeTry(db, actor.at, ofAddress);
  if (wait !== null) throw new AppError('guest.tooMany', { minutes: wait });
  for (const one of limitsOf(input, actor)) {
    const minutes = await takeTry(db, actor.at, one);
    if (minutes !== null) throw new AppError('request.tooMany', { minutes });
  }
}

/** The guest this wish has made a moment ago. A key is known to whoever made it up, and not for long worth anything. */
async function findGuest(db: Db, guestWish: string, at: Date): Promise<number | null> {
  const guest = await db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.accountId')
    .select('accountId')
    .where('guestWish', '=', guestWish)
    .where('accounts.kind', '=', 'guest')
    .where('accounts.createdAt', '>', new Date(at.getTime() - repeatMinutes * 60_000))
    .executeTakeFirst();
  return guest?.accountId ?? null;
}
