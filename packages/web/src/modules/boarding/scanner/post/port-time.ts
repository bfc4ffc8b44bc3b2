import { formatInstant } from '@gangway/contract/core/dates.ts';

/** The time of day at the port: `08:30`. */
export function portTime(at: string): string {
  return formatInstant(at).slice(11);
}
