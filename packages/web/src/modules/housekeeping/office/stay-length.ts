import { translate } from '#lib/i18n.ts';

/** How long a stay was, in words: `1 d 3 h 20 min`. */
export function stayLength(minutes: number): string {
  const parts = {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
  if (parts.days > 0) return translate('stays.length.days', parts);
  return translate(parts.hours > 0 ? 'stays.length.hours' : 'stays.length.minutes', parts);
}
