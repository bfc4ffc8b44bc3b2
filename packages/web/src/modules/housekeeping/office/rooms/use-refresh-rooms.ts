import { calls } from '@gangway/contract/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';

/** After a step of a room: what is on show of rooms is read again, and of the orders whose room numbers it may have changed. */
export function useRefreshRooms(): () => Promise<void> {
  const client = useQueryClient();
  return () => refreshCalls(client, calls.housekeeping, calls.booking, calls.boarding);
}
