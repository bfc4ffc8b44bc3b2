import { formatInstant } from '../core/dates.ts';
import { formatMoney } from '../core/money.ts';
import type { Words } from '../core/words.ts';
import { isSettingKey, type RefundTier, refundTiers } from './registry.ts';
import type { ConfigEntry } from './schemas.ts';
import { parseJson } from './values.ts';

/** What a setting is about, in words; a key the product does not know says it in its remark. */
export function settingLabel(t: Words, { key, remark }: Pick<ConfigEntry, 'key' | 'remark'>): string {
  return isSettingKey(key) ? t(`setting.${key}`) : remark || key;
}

/** A setting's value as people read it. */
export function settingText(t: Words, kind: ConfigEntry['kind'], value: string): string {
  switch (kind) {
    case 'money':
      return formatMoney(Number(value));
    case 'percent':
      return `${value}%`;
    case 'instant':
      return Number.isNaN(Date.parse(value)) ? value : `${formatInstant(value)} UTC+8`;
    case 'switch':
      return t(value === 'true' ? 'status.on' : 'status.off');
    case 'tiers': {
      const tiers = refundTiers.safeParse(parseJson(value)).data;
      return (
        tiers?.map((tier, index) => `${tierDays(t, tiers, index)}: ${tier.percent}%`).join('\n') ?? value
      );
    }
    case 'text':
      return value === '' ? t('settings.notSet') : value;
    case 'integer':
    default:
      return value;
  }
}

/** The days before departure a refund tier covers, in words: up to where the tier above begins. */
export function tierDays(t: Words, tiers: readonly RefundTier[], index: number): string {
  const from = tiers[index]?.fromDays ?? 0;
  const above = tiers[index - 1];
  if (!above) return t('settings.daysFrom', { from });
  const to = above.fromDays - 1;
  return to <= from ? t('settings.daysOne', { from }) : t('settings.daysBetween', { from, to });
}

/** Whether a setting is one of those looked for: by its key, what it is about, or its value. */
export function matchesSetting(t: Words, entry: ConfigEntry, keyword: string): boolean {
  const wanted = keyword.trim().toLowerCase();
  return [entry.key, settingLabel(t, entry), entry.value].some((text) => text.toLowerCase().includes(wanted));
}
