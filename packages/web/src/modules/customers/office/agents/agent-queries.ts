import { calls } from '@gangway/contract/calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { callKey, callOptions, refreshCalls } from '#lib/call-key.ts';

/** The most one call answers for. */
const balancesAtOnce = 200;

export const agentsQuery = callOptions(calls.customers.listAgents, {});

/** The balances of some customers. Beside the list: without them it is still of use. */
export function balancesQuery(accountIds: readonly number[]) {
  return queryOptions({
    queryKey: [...callKey(calls.wallet.listBalances), accountIds],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(accountIds.length / balancesAtOnce) }, (_, part) =>
        accountIds.slice(part * balancesAtOnce, (part + 1) * balancesAtOnce),
      );
      const answers = await Promise.all(
        parts.map((ids) =>
          callApi(calls.wallet.listBalances, { body: { accountIds: ids } }, { signal, quiet: 'background' }),
        ),
      );
      return new Map(answers.flat().map(({ accountId, balanceSen }) => [accountId, balanceSen]));
    },
    enabled: accountIds.length > 0,
  });
}

/** What was sold with some reference codes. */
export function salesQuery(codes: readonly string[]) {
  const asked = { body: { codes: [...codes] } };
  return queryOptions({
    queryKey: callKey(calls.booking.agentSales, asked),
    queryFn: async ({ signal }) => {
      const sales = await callApi(calls.booking.agentSales, asked, { signal, quiet: 'background' });
      return new Map(sales.map((sale) => [sale.code, sale]));
    },
    enabled: codes.length > 0,
  });
}

/** Who is an agent decides whose balance is shown where: both are asked for again. */
export function refreshAgents(client: QueryClient): Promise<void> {
  return refreshCalls(client, calls.wallet, calls.customers);
}
