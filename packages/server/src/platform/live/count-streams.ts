import { AppError } from '../app-error.ts';
import { addressKey } from '../http/address-key.ts';

export interface StreamLimits {
  perAccount: number;
  perAddress: number;
}

/** Who holds how many streams open on this process. */
export interface StreamCounter {
  /** Counts one more, or refuses; returns the way to count it no longer. */
  enter(who: { accountId: number | null; address: string | undefined }): () => void;
  /** How many are open. */
  total(): number;
}

export function createStreamCounter({ perAccount, perAddress }: StreamLimits): StreamCounter {
  const open = new Map<string, number>();
  let total = 0;
  const count = (key: string) => open.get(key) ?? 0;
  const change = (key: string, by: number) => {
    const left = count(key) + by;
    if (left > 0) open.set(key, left);
    else open.delete(key);
  };
  return {
    enter({ accountId, address }) {
      const account = accountId === null ? null : `account:${accountId}`;
      const network = `address:${addressKey(address)}`;
      if ((account && count(account) >= perAccount) || count(network) >= perAddress)
        throw new AppError('request.tooMany', { minutes: 1 });
      if (account) change(account, 1);
      change(network, 1);
      total += 1;
      let inside = true;
      return () => {
        if (!inside) return;
        inside = false;
        total -= 1;
        if (account) change(account, -1);
        change(network, -1);
      };
    },
    total: () => total,
  };
}
