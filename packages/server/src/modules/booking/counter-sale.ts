import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { CheckoutAnswer } from '@gangway/contract/booking/schemas.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { buyLines } from './checkout.ts';
import { knowPassengers } from './known-passengers.ts';
import { requireGiftRight } from './waive-limits.ts';

/** Books for somebody at the counter: the same rules, sold by a member of staff. */
export async function counterSale(
  platform: Platform,
  caller: Caller,
  body: Body<typeof bookingCalls.counterSale>,
  { actor, locale }: { actor: Actor; locale: Locale },
): Promise<CheckoutAnswer> {
  const { line, accountId, method, complimentaryReason } = body;
  const customerName = accountId === null ? null : await getCustomerName(platform, accountId);
  return buyLines(
    platform,
    { accountId: caller.accountId, key: body.key },
    [
      {
        content: JSON.stringify({ line, accountId, complimentaryReason }),
        read: async () => ({
          ...line,
          passengers: await knowPassengers(platform, accountId, line.passengers),
        }),
        cartLineId: null,
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
    { now: actor.at, locale },
  );
}

async function getCustomerName({ db }: Platform, accountId: number): Promise<string> {
  const row = await db
    .selectFrom('customers')
    .select('realName')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  return row.realName;
}
