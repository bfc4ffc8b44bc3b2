import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { useSignIn } from '#lib/sign-in.ts';

/** The own profile of a signed-in customer. */
export function useProfile(userId: number) {
  const { withSignIn } = useSignIn();
  return useQuery({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => withSignIn(() => callApi(customersCalls.getProfile, {}, { signal })),
  });
}

export function profileKey(userId: number) {
  return ['profile', userId] as const;
}

/** The passengers a customer keeps for the next time. */
export function useSavedPassengers(userId: number) {
  const { withSignIn } = useSignIn();
  return useQuery({
    queryKey: passengersKey(userId),
    queryFn: ({ signal }) => withSignIn(() => callApi(customersCalls.listPassengers, {}, { signal })),
  });
}

/** The same for forms that offer them beside what they ask. Quiet: without them the form is still of use. */
export const savedPassengersQuery = (userId: number) => ({
  queryKey: passengersKey(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(customersCalls.listPassengers, {}, { signal, quiet: 'background' }),
});

export function passengersKey(userId: number) {
  return ['passengers', userId] as const;
}
