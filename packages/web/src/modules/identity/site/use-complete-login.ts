import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { loadSessionUser, type SessionUser, sessionKey } from '#lib/session.ts';
import { token } from '#lib/token.ts';

/** Keeps a fresh token and learns whose it is. */
export function useCompleteLogin(): (given: string) => Promise<SessionUser> {
  const queryClient = useQueryClient();
  return useCallback(
    async (given) => {
      token.set(given);
      const user = await loadSessionUser();
      queryClient.setQueryData(sessionKey, user);
      return user;
    },
    [queryClient],
  );
}
