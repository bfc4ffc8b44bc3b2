import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import type { ShiftDetail } from '@gangway/contract/payments/drawer-schemas.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callOptions, refreshCalls } from '#lib/call-key.ts';

/** The own open drawer; null when none is open. */
export const ownDrawerQuery = callOptions(paymentsCalls.ownDrawer, {}, { quiet: 'background' });

/** The own drawer of those who may have one; undefined while it is not known whether one is open. */
export function useOwnDrawer(canOpen: boolean): ShiftDetail | null | undefined {
  const { data } = useQuery({ ...ownDrawerQuery, enabled: canOpen });
  return canOpen ? data : null;
}

/** Cash has moved, or a drawer was opened or closed. */
export function refreshDrawers(client: QueryClient): Promise<void> {
  return refreshCalls(client, paymentsCalls);
}
