import type { RefundTier } from '@gangway/contract/settings/registry.ts';
import { translate } from '#lib/i18n.ts';

/** The days before departure a refund tier covers, in words: up to where the tier above begins. */
export function tierDays(tiers: readonly RefundTier[], index: number): string {
  const from = tiers[index]?.fromDays ?? 0;
  const above = tiers[index - 1];
  if (!above) return translate('settings.daysFrom', { from });
  const to = above.fromDays - 1;
  return to <= from
    ? translate('settings.daysOne', { from })
    : translate('settings.daysBetween', { from, to });
}
