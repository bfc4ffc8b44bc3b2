import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from './session.ts';
import { token } from './token.ts';
import { sessionQuery } from './use-session.ts';

/**
 * Who is signed in, for what looks the same to nobody and to somebody who is not known yet. Where `useSession` has a page that
 * the server drew drawn once more, to learn that nobody is, this does not.
 */
export function useKnownUser(): SessionUser | null {
  return useQuery({ ...sessionQuery, enabled: isTokenHeld }).data ?? null;
}

const isTokenHeld = () => typeof document !== 'undefined' && token.get() !== null;
