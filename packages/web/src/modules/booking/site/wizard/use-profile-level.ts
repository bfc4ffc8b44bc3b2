import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Profile } from '@gangway/contract/customers/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../lib/call-api.ts';
import { useSession } from '../../../../lib/use-session.ts';
import { profileKey } from '../../../customers/queries.ts';

/** Whether the one who is signed in is an agent; null for visitors and as long as it is not known. */
export function useProfileLevel(): Profile['level'] | null {
  const { user } = useSession();
  const query = useQuery({
    queryKey: profileKey(user?.id ?? 0),
    queryFn: ({ signal }) => callApi(customersCalls.getProfile, {}, { signal, quiet: true }),
    enabled: user?.kind === 'customer',
  });
  return query.data?.level ?? null;
}
