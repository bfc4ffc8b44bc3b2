import { formatMoney } from '../core/money.ts';
import type { Words } from '../core/words.ts';
import type { Difference } from './schemas.ts';
import { paymentStatuses } from './states.ts';

/** Where the books and the gateway's list do not agree, in one sentence. */
export function differenceWords(t: Words, difference: Difference, provider: string): string {
  return t(`reconcile.difference.${difference.kind}`, {
    provider,
    here: formatMoney(difference.hereSen ?? 0),
    there: formatMoney(difference.thereSen ?? 0),
    status: statusName(t, difference.here),
    theirs: statusName(t, difference.there),
  });
}

/** The state of a payment as either side tells it; one nobody has named yet by its own name. */
export function statusName(t: Words, status: string | null): string {
  const known = paymentStatuses.find((one) => one === status);
  return known ? t(`payment.status.${known}`) : (status ?? '');
}
