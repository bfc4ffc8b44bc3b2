import { calls } from '@gangway/contract/calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';

/** Money has moved: everything that shows some is asked for again. */
export function refreshWallets(client: QueryClient): Promise<void> {
  return refreshCalls(client, calls.wallet, calls.customers);
}
