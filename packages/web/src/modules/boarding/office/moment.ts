import { formatInstant } from '@gangway/contract/core/dates.ts';

/** A moment to the second, at the port: between two scans a minute is a long time. */
export function formatSecond(at: string): string {
  return `${formatInstant(at)}:${String(new Date(at).getUTCSeconds()).padStart(2, '0')}`;
}
