import { countryCodes } from '@gangway/contract/core/countries.ts';
import { paymentMethods } from '@gangway/contract/core/payment-methods.ts';
import { salesChannels, type SalesGrouping, type SalesRow } from '@gangway/contract/reports/sales-schemas.ts';
import { countryName } from '#lib/countries.ts';
import { shortDay, weekdayName } from '#lib/date-words.ts';
import type { translate } from '#lib/i18n.ts';
import { ownWords } from '#lib/own-words.ts';

/** What a line of the report is called: in full, and where there is little room. */
export function rowName(
  t: typeof translate,
  by: SalesGrouping,
  { key, name }: Pick<SalesRow, 'key' | 'name'>,
): { full: string; short: string } {
  if (key === '') return same(t('sales.none'));
  if (by === 'day' || by === 'sailingDate')
    return { full: `${key} · ${weekdayName(key)}`, short: shortDay(key) };
  const country = countryCodes.find((code) => code === key);
  if (by === 'nationality' && country) return same(countryName(country));
  const method = paymentMethods.find((one) => one === key);
  if (by === 'method' && method) return same(t(`method.${method}`));
  const channel = salesChannels.find((one) => one === key);
  if (by === 'channel' && channel) return same(t(`sales.channel.${channel}`));
  return same(name ? ownWords(name) : key);
}

const same = (full: string) => ({ full, short: full });
