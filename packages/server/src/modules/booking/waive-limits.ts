import { formatMoney } from '@gangway/contract/core/money.ts';
import { feeRight, giftRight, type OfficeRight } from '@gangway/contract/core/office-rights.ts';
import { can } from '@gangway/contract/core/permissions.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { type Caller, isAdministrator } from '../../platform/http/caller.ts';
import { readSettings } from '../settings/index.ts';

/** How much somebody may let go by themselves; null is without a limit. */
export type WaiveLimit = number | null;

/** How much of a fee the caller may waive; refused for whoever may set no other fee at all. */
export async function requireFeeRight(db: Db, caller: Caller): Promise<WaiveLimit> {
  if (isAdministrator(caller)) return null;
  requireRight(caller, feeRight);
  return (await readSettings(db, 'refund.waiveLimitSen'))['refund.waiveLimitSen'];
}

/** How much the caller may give away in a day; refused for whoever may give nothing away. */
export async function requireGiftRight(db: Db, caller: Caller): Promise<WaiveLimit> {
  if (isAdministrator(caller)) return null;
  requireRight(caller, giftRight);
  return (await readSettings(db, 'booking.giftLimitSen'))['booking.giftLimitSen'];
}

/** Above the limit an administrator does it. */
export function requireWithin(limitSen: WaiveLimit, amountSen: number): void {
  if (limitSen === null || amountSen <= limitSen) return;
  throw new AppError('order.overLimit', { amount: formatMoney(amountSen), limit: formatMoney(limitSen) });
}

function requireRight({ grants }: Caller, right: OfficeRight): void {
  if (!can(grants, right, 'edit')) throw new AppError('permission.denied');
}
