import { calls } from '@gangway/contract/calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';

export const rechargesKey = 'recharges';
export const walletsKey = 'wallets';
export const agentsKey = 'agents';

/** The most one call answers for. */
const balancesAtOnce = 200;

export const agentsQuery = queryOptions({
  queryKey: [agentsKey, 'list'],
  queryFn: ({ signal }) => callApi(calls.customers.listAgents, {}, { signal }),
});

/** The balances of some customers. Beside the list: without them it is still of use. */
export function balancesQuery(accountIds: readonly number[]) {
  return queryOptions({
    queryKey: [walletsKey, 'balances', accountIds],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(accountIds.length / balancesAtOnce) }, (_, part) =>
        accountIds.slice(part * balancesAtOnce, (part + 1) * balancesAtOnce),
      );
      const answers = await Promise.all(
        parts.map((ids) =>
          callApi(calls.wallet.listBalances, { body: { accountIds: ids } }, { signal, quiet: true }),
        ),
      );
      return new Map(answers.flat().map(({ accountId, balanceSen }) => [accountId, balanceSen]));
    },
    enabled: accountIds.length > 0,
  });
}

/** What was sold with some reference codes. */
export function salesQuery(codes: readonly string[]) {
  return queryOptions({
    queryKey: ['orders', 'agentSales', codes],
    queryFn: async ({ signal }) => {
      const sales = await callApi(
        calls.booking.agentSales,
        { body: { codes: [...codes] } },
        { signal, quiet: true },
      );
      return new Map(sales.map((sale) => [sale.code, sale]));
    },
    enabled: codes.length > 0,
  });
}

/** Money has moved: everything that shows some is asked for again. */
export async function refreshWallets(client: QueryClient): Promise<void> {
  await Promise.all(
    [rechargesKey, walletsKey, agentsKey].map((key) => client.invalidateQueries({ queryKey: [key] })),
  );
}
