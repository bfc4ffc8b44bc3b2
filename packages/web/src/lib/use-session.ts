import { useQuery } from '@tanstack/react-query';
import { loadSessionUser, type SessionUser, sessionKey } from './session.ts';
import { token } from './token.ts';

export interface Session {
  user: SessionUser | null;
  /** A token is there and it is not known yet whose it is. */
  pending: boolean;
}

/** Who is signed in on this page; nobody, without asking, where there is no token. */
export function useSession(): Session {
  const held = token.get() !== null;
  const query = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => loadSessionUser({ signal }),
    enabled: held,
    staleTime: Infinity,
    // One refusal is enough: whoever else wants to know must not ask again.
    retryOnMount: false,
  });
  return { user: query.data ?? null, pending: held && query.isPending && !query.isError };
}
