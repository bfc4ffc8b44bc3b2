import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { refundTiers } from '@gangway/contract/settings/registry.ts';
import type { ConfigEntry } from '@gangway/contract/settings/schemas.ts';
import { translate } from '#lib/i18n.ts';
import { readJson } from './read-json.ts';
import { tierDays } from './tier-days.ts';

/** A setting's value as people read it. */
export function settingText(kind: ConfigEntry['kind'], value: string): string {
  switch (kind) {
    case 'money':
      return formatMoney(Number(value));
    case 'percent':
      return `${value}%`;
    case 'instant':
      return Number.isNaN(Date.parse(value)) ? value : `${formatInstant(value)} UTC+8`;
    case 'switch':
      return translate(value === 'true' ? 'status.on' : 'status.off');
    case 'tiers': {
      const tiers = refundTiers.safeParse(readJson(value)).data;
      return tiers?.map((tier, index) => `${tierDays(tiers, index)}: ${tier.percent}%`).join('\n') ?? value;
    }
    case 'text':
      return value === '' ? translate('settings.notSet') : value;
    case 'integer':
    default:
      return value;
  }
}
