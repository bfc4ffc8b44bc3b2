import { translate } from '#lib/i18n.ts';

const minuteMs = 60_000;

/** How long ago something began, in hours and minutes. */
export function lengthSince(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / minuteMs));
  return translate('roomDesk.length', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
