import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import type { ShiftDetail } from '@gangway/contract/payments/drawer-schemas.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
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

/**
 * Once a drawer that was missed is open, the field it was opened in is gone: what comes next has the focus, unless somebody
 * writes elsewhere.
 */
export function useNextAfterDrawer(
  drawer: ShiftDetail | null | undefined,
  next: () => HTMLElement | null | undefined,
): void {
  const isMissed = useRef(false);
  const goOn = useEffectEvent(() => {
    const field = next();
    if (!field?.closest('form, [role=dialog]')?.contains(document.activeElement)) field?.focus();
  });
  useEffect(() => {
    if (isMissed.current && drawer) goOn();
    isMissed.current = drawer === null;
  }, [drawer]);
}
