import { addDays, portDate, startOfPortDay } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';

const everyMs = 15_000;

/**
 * The figures of today. News asks for them again (`office/live`); what nobody is told of, such as a hold or a mail that failed,
 * is found by asking every quarter of a minute, and the day changes at the port's midnight.
 */
export function useToday() {
  return useQuery({
    // Asked in the background: a failure is shown on the page, not as a toast every few seconds.
    ...callOptions(reportsCalls.dashboardToday, {}, { quiet: 'background' }),
    refetchInterval: ({ state }) => (state.data ? untilNext(new Date(state.data.now)) : everyMs),
  });
}

/** How long what was read at a moment may stand: at most until midnight at the port. */
export function untilNext(readAt: Date): number {
  const midnight = startOfPortDay(addDays(portDate(readAt), 1)).getTime();
  return Math.min(everyMs, midnight - readAt.getTime());
}
