import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { useSession } from '#lib/use-session.ts';
import { profileKey } from '#modules/customers/queries.ts';

/** The code an agent sells under; null for everybody else, and as long as it is not known. */
export function useOwnCode(): string | null {
  const { user } = useSession();
  const query = useQuery({
    queryKey: profileKey(user?.id ?? 0),
    queryFn: ({ signal }) => callApi(customersCalls.getProfile, {}, { signal, quiet: true }),
    enabled: user?.kind === 'customer',
  });
  // Somebody who is no agent any more keeps the code; nothing is sold under it.
  return query.data && query.data.level !== 'normal' ? query.data.referenceCode : null;
}
