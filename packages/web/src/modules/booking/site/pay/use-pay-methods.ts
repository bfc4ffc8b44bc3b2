import { type PaymentMethod, paymentMethods } from '@gangway/contract/core/payment-methods.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/use-session.ts';
import { payMethodsQuery } from '#modules/payments/site/index.ts';
import { useBalance } from '#modules/wallet/site/index.ts';

/** How one can pay: what the gateway takes, cash at the counter, and out of the own balance. */
export function usePayMethods() {
  const online = useQuery(payMethodsQuery);
  const { pending: isUnknown } = useSession();
  const balanceSen = useOwnBalance();
  const taken: readonly PaymentMethod[] = online.data ?? [];
  return {
    methods: paymentMethods.filter(
      (method) => method === 'cash' || (method === 'balance' ? balanceSen !== null : taken.includes(method)),
    ),
    balanceSen: balanceSen ?? null,
    pending: online.isPending || isUnknown,
    failed: online.isError && !online.data,
    retry: () => void online.refetch(),
  };
}

/** Whether the balance is chosen and known to be too small for it. */
export function useShortBalance(method: PaymentMethod | null, totalSen: number | null): boolean {
  const balanceSen = useOwnBalance();
  return method === 'balance' && totalSen !== null && typeof balanceSen === 'number' && balanceSen < totalSen;
}

/** Undefined as long as it is not known; null for visitors, who have none. */
function useOwnBalance(): number | null | undefined {
  const { user } = useSession();
  const isCustomer = user?.kind === 'customer';
  const { data } = useBalance(isCustomer ? user.id : null);
  return isCustomer ? data?.balanceSen : null;
}
