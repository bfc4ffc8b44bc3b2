import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { loadSessionUser, type SessionUser, sessionKey } from './session.ts';
import { token } from './token.ts';

export interface Session {
  user: SessionUser | null;
  /** It is not known yet who it is: a token is there, or the page is still as the server drew it for everybody. */
  pending: boolean;
}

export const sessionQuery = {
  queryKey: sessionKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => loadSessionUser({ signal }),
  staleTime: Infinity,
  // One refusal is enough: whoever else wants to know must not ask again.
  retryOnMount: false,
};

/** Who is signed in on this page; nobody, without asking, where there is no token. */
export function useSession(): Session {
  const held = useSyncExternalStore(neverTold, isTokenHeld, unknownYet);
  const query = useQuery({ ...sessionQuery, enabled: held === true });
  return { user: query.data ?? null, pending: held !== false && query.isPending && !query.isError };
}

const neverTold = () => () => {};
const isTokenHeld = () => token.get() !== null;
const unknownYet = () => null;
