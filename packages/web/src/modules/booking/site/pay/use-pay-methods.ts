import { type PaymentMethod, paymentMethods } from '@gangway/contract/core/payment-methods.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../lib/use-session.ts';
import { payMethodsQuery } from '../../../payments/site/payment-queries.ts';
import { useBalance } from '../../../wallet/site/wallet-queries.ts';
import { useProfileLevel } from '../wizard/use-profile-level.ts';

/** How one can pay: what the gateway takes, cash at the counter, and for agents their balance. */
export function usePayMethods() {
  const online = useQuery(payMethodsQuery);
  const balanceSen = useAgentBalance();
  const taken: readonly PaymentMethod[] = online.data ?? [];
  return {
    methods: paymentMethods.filter(
      (method) => method === 'cash' || (method === 'balance' ? balanceSen !== null : taken.includes(method)),
    ),
    balanceSen: balanceSen ?? null,
    pending: online.isPending,
    failed: online.isError && !online.data,
    retry: () => void online.refetch(),
  };
}

/** Whether the balance is chosen and known to be too small for it. */
export function useShortBalance(method: PaymentMethod | null, totalSen: number | null): boolean {
  const balanceSen = useAgentBalance();
  return method === 'balance' && totalSen !== null && typeof balanceSen === 'number' && balanceSen < totalSen;
}

/** Undefined as long as an agent's balance is not known; null for everybody else. */
function useAgentBalance(): number | null | undefined {
  const { user } = useSession();
  const level = useProfileLevel();
  const sells = level === 'agent' || level === 'superAgent';
  const { data } = useBalance(sells && user ? user.id : null);
  return sells ? data?.balanceSen : null;
}
