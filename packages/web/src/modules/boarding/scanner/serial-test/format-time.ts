import { portZone } from '@gangway/contract/core/dates.ts';

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: portZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** The time of day at the port, to the thousandth: what comes in pieces can be told apart. */
export function formatTime(at: number): string {
  return format.format(at);
}
