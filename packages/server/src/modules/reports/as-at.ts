import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { translate } from '../../platform/messages/translate.ts';

/** What stands in for a period where figures are as they stood at a moment. */
export function asAt(now: Date, locale: Locale): string {
  return translate(locale, 'reports.asAt', { time: formatInstant(now) });
}
