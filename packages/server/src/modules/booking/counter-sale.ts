import type { counterSaleBody } from '@gangway/contract/booking/schemas.ts';
import type { CheckoutAnswer } from '@gangway/contract/booking/schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { buyLines } from './checkout.ts';
import { knowPassengers } from './known-passengers.ts';

/** Books for somebody at the counter: the same rules, sold by a member of staff. */
export async function counterSale(
  platform: Platform,
  caller: Caller,
  body: z.output<typeof counterSaleBody>,
  { origin, locale }: { origin: Origin; locale: Locale },
): Promise<CheckoutAnswer> {
  const { line, accountId, method, complimentaryReason } = body;
  const customerName = accountId === null ? null : await getCustomerName(platform, accountId);
  const answer = await buyLines(
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
      addressKey: null,
    },
    { now: origin.at, locale },
  );
  const [outcome] = answer.lines;
  if (outcome?.ok && complimentaryReason !== '')
    await noteGift(platform, outcome.order.id, complimentaryReason, origin);
  return answer;
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

/** What is given away is noted, once, and its tickets are good at once. */
async function noteGift({ db }: Platform, orderId: number, reason: string, origin: Origin): Promise<void> {
  await inTransaction(db, async (tx) => {
    const noted = await tx
      .selectFrom('auditLog')
      .select('id')
      .where('entity', '=', 'order')
      .where('entityId', '=', String(orderId))
      .where('action', '=', 'complimentary')
      .executeTakeFirst();
    if (noted) return;
    await recordAudit(tx, origin, {
      action: 'complimentary',
      entity: 'order',
      entityId: orderId,
      after: { reason },
    });
    await putInOutbox(tx, 'order.paid', { orderId });
  });
}
