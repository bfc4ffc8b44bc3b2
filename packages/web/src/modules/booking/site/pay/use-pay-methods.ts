import { type PaymentMethod, paymentMethods } from '@gangway/contract/core/payment-methods.ts';
import { useQuery } from '@tanstack/react-query';
import { useKnownUser } from '#lib/use-known-user.ts';
import { useSession } from '#lib/use-session.ts';
import { payMethodsQuery } from '#modules/payments/site/index.ts';
import { useBalance } from '#modules/wallet/site/index.ts';
import { ownProfileQuery } from '../wizard/use-own-code.ts';

/** How one can pay: what the gateway takes, cash at the counter, and out of the own balance, which for an agent comes first. */
export function usePayMethods() {
  const online = useQuery(payMethodsQuery);
  const { user, pending: isUnknown } = useSession();
  const profile = useQuery(ownProfileQuery(user));
  const balanceSen = useOwnBalance();
  const taken: readonly PaymentMethod[] = online.data ?? [];
  const isAgent = profile.data !== undefined && profile.data.level !== 'normal';
  const methods = paymentMethods.filter(
    (method) => method === 'cash' || (method === 'balance' ? balanceSen !== null : taken.includes(method)),
  );
  return {
    methods: isAgent ? methods.toSorted((one, other) => rank(one) - rank(other)) : methods,
    isAgent,
    balanceSen: balanceSen ?? null,
    pending: online.isPending || isUnknown || profile.isLoading,
    failed: online.isError && !online.data,
    retry: () => void online.refetch(),
  };
}

const rank = (method: PaymentMethod) => (method === 'balance' ? 0 : 1);

/** Whether the balance is chosen and known to be too small for it. */
export function useShortBalance(method: PaymentMethod | null, totalSen: number | null): boolean {
  const balanceSen = useOwnBalance();
  return method === 'balance' && totalSen !== null && typeof balanceSen === 'number' && balanceSen < totalSen;
}

/** Undefined as long as it is not known; null for visitors, who have none. */
function useOwnBalance(): number | null | undefined {
  const user = useKnownUser();
  const isCustomer = user?.kind === 'customer';
  const { data } = useBalance(isCustomer ? user.id : null);
  return isCustomer ? data?.balanceSen : null;
}
