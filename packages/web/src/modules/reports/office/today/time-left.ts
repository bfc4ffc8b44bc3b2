import type { TodaysSailing } from '@gangway/contract/reports/dashboard-schemas.ts';

/** What a sailing waits for, and how long: to leave, to be back, or nothing any more. */
export type TimeLeft =
  | { what: 'departs' | 'returns'; minutes: number; seconds: number }
  | { what: 'overdue' | 'backOverdue'; minutes: number; seconds: number }
  | null;

const waiting = new Set<TodaysSailing['status']>(['scheduled', 'boarding', 'ready']);

/** How long it is until a sailing leaves; once it has left, until it is back; and how long it should have been since. */
export function timeLeft(
  { status, departsAt, returnsAt }: Pick<TodaysSailing, 'status' | 'departsAt' | 'returnsAt'>,
  now: Date,
): TimeLeft {
  if (waiting.has(status)) return towards(departsAt, now, 'departs', 'overdue');
  if (status === 'departed') return towards(returnsAt, now, 'returns', 'backOverdue');
  return null;
}

function towards(
  at: string,
  now: Date,
  what: 'departs' | 'returns',
  past: 'overdue' | 'backOverdue',
): TimeLeft {
  const seconds = Math.floor((Date.parse(at) - now.getTime()) / 1000);
  const distance = Math.abs(seconds);
  return {
    what: seconds < 0 ? past : what,
    minutes: Math.floor(distance / 60),
    seconds: distance % 60,
  };
}
