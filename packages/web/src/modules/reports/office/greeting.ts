import { formatInstant } from '@gangway/contract/core/dates.ts';

/** The greeting that fits the port's time of day. */
export function greetingId(now: Date): 'dashboard.morning' | 'dashboard.afternoon' | 'dashboard.evening' {
  const hour = Number(formatInstant(now).slice(11, 13));
  if (hour >= 5 && hour < 12) return 'dashboard.morning';
  return hour >= 12 && hour < 18 ? 'dashboard.afternoon' : 'dashboard.evening';
}
