import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import type { SessionUser } from '#lib/session.ts';
import { useKnownUser } from '#lib/use-known-user.ts';
import { profileKey } from '#modules/customers/queries.ts';

/** The own profile, where a customer is signed in. Quiet: without it a booking is only longer to fill in. */
export const ownProfileQuery = (user: SessionUser | null | undefined) => ({
  queryKey: profileKey(user?.id ?? 0),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(customersCalls.getProfile, {}, { signal, quiet: 'background' }),
  enabled: user?.kind === 'customer',
});

/** The code an agent sells under; null for everybody else, and as long as it is not known. */
export function useOwnCode(): string | null {
  const user = useKnownUser();
  const query = useQuery(ownProfileQuery(user));
  // Somebody who is no agent any more keeps the code; nothing is sold under it.
  return query.data && query.data.level !== 'normal' ? query.data.referenceCode : null;
}
