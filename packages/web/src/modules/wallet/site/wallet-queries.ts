import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { Data } from '@gangway/contract/core/define-call.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { nextPage } from '#lib/next-page.ts';
import { useSignIn } from '#lib/sign-in.ts';

/** Somebody right below an agent. */
export type Below = Data<typeof walletCalls.listBelow>[number];

/** Where everything about the own balance is kept. */
export const walletKey = (userId: number) => ['wallet', userId] as const;

const pageSize = 10;

/** The own balance; nobody's is asked for where nobody is named. */
export function useBalance(userId: number | null) {
  const { withSignIn } = useSignIn();
  return useQuery({
    queryKey: [...walletKey(userId ?? 0), 'balance'],
    queryFn: ({ signal }) =>
      withSignIn(() => callApi(walletCalls.ownWallet, {}, { signal, quiet: 'background' })),
    enabled: userId !== null,
    refetchOnWindowFocus: true,
  });
}

/** Everything that moved the own balance, newest first, as far as it was asked for. */
export function useStatement(userId: number) {
  const { withSignIn } = useSignIn();
  return useInfiniteQuery({
    queryKey: [...walletKey(userId), 'statement'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      withSignIn(() =>
        callApi(walletCalls.ownStatement, { body: { page: pageParam, size: pageSize } }, { signal }),
      ),
    getNextPageParam: (_, pages) => nextPage(pages, pageSize),
  });
}

/** The people right below. */
export function useBelow(userId: number) {
  const { withSignIn } = useSignIn();
  return useQuery({
    queryKey: [...walletKey(userId), 'below'],
    queryFn: ({ signal }) => withSignIn(() => callApi(walletCalls.listBelow, {}, { signal })),
  });
}
