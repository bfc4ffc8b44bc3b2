import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import type { ShiftDetail } from '@gangway/contract/payments/drawer-schemas.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/call-api.ts';
import { useCanEdit } from '../session/use-session.ts';

export const drawerKey = 'drawer';

/** The own open drawer; null when none is open. */
export const ownDrawerQuery = queryOptions({
  queryKey: [drawerKey, 'own'],
  queryFn: ({ signal }) => callApi(paymentsCalls.ownDrawer, {}, { signal, quiet: true }),
});

/** Whether this account has an open drawer; undefined while that is not known. Only those who may have one ask. */
export function useOwnDrawer(): { canOpen: boolean; drawer: ShiftDetail | null | undefined } {
  const canOpen = useCanEdit('/business/cashDrawer');
  const { data } = useQuery({ ...ownDrawerQuery, enabled: canOpen });
  return { canOpen, drawer: canOpen ? data : null };
}

/** Cash has moved, or a drawer was opened or closed. */
export function refreshDrawers(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [drawerKey] });
}
