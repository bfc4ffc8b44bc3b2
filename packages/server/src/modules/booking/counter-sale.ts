import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { CheckoutAnswer } from '@gangway/contract/booking/schemas.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { buyLines } from './buy-lines.ts';
import { withoutShown } from './checkout.ts';
import { type KnownPassenger, knowPassengers } from './known-passengers.ts';
import { requireGiftRight } from './waive-limits.ts';

type Passengers = Body<typeof bookingCalls.counterSale>['line']['passengers'];

/** Books for somebody at the counter: the same rules, sold by a member of staff. */
export async function counterSale(
  platform: Platform,
  caller: Caller,
  body: Body<typeof bookingCalls.counterSale>,
  { actor, locale }: { actor: Actor; locale: Locale },
): Promise<CheckoutAnswer> {
  const { line, accountId, againOrderId, method, complimentaryReason } = body;
  const kept = againOrderId ? await readGuests(platform, againOrderId) : [];
  const customerName = accountId === null ? null : await getCustomerName(platform, accountId);
  return buyLines(
    platform,
    { accountId: caller.accountId, key: body.key },
    [
      {
        content: JSON.stringify({
          line: withoutShown(line),
          accountId,
          complimentaryReason,
          ...(againOrderId ? { againOrderId } : {}),
        }),
        read: async () => ({
          ...line,
          passengers: await knowPassengers(platform, accountId, onlySame(line.passengers, kept), kept),
          cartLine: null,
        }),
      },
    ],
    {
      channel: 'counter',
      accountId,
      soldBy: caller.accountId,
      customerName,
      method,
      complimentaryReason,
      givenBy: complimentaryReason === '' ? null : actor,
      giftLimit: complimentaryReason === '' ? null : await requireGiftRight(platform.db, caller),
      addressKey: null,
    },
    locale,
  );
}

/** A document stays with who it belongs to: whoever stands in that place under another name and birth date shows their own. */
function onlySame(passengers: Passengers, kept: readonly KnownPassenger[]): Passengers {
  return passengers.map((one) => {
    const was = typeof one.keptFrom === 'number' ? kept[one.keptFrom] : undefined;
    const isSame = !was || was.name === one.name || was.birthDate === one.birthDate;
    return isSame ? one : { ...one, keptFrom: null };
  });
}

async function getCustomerName({ db }: Platform, accountId: number): Promise<string> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.accountId')
    .select('realName')
    .where('accountId', '=', accountId)
    .where('accounts.kind', '=', 'customer')
    .executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  return row.realName;
}

/** The guests of an order whose documents are still known, each in their place; those who were replaced do not count. */
async function readGuests({ db, secrets }: Platform, orderId: number): Promise<KnownPassenger[]> {
  const tickets = await db
    .selectFrom('tickets')
    .leftJoin('guestReplacements', 'guestReplacements.oldTicketId', 'tickets.id')
    .selectAll('tickets')
    .where('tickets.orderId', '=', orderId)
    .where('guestReplacements.id', 'is', null)
    .orderBy('tickets.position')
    .orderBy('tickets.id')
    .execute();
  if (tickets.length === 0) throw new AppError('record.missing');
  return tickets.map(({ idSealed, ...ticket }) => ({
    ...ticket,
    idNumber: idSealed ? secrets.open(idSealed) : '',
  }));
}
