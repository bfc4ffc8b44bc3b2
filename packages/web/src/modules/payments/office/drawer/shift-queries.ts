import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { drawerKey } from '../desk-money/own-drawer.ts';

/** Whose shifts a screen is about: the own, or everybody's. */
export type Whose = 'own' | 'all';

/** Quiet: where it fails, the panel says so. */
export function shiftQuery(whose: Whose, id: number) {
  const call = whose === 'own' ? paymentsCalls.ownShift : paymentsCalls.shiftDetail;
  return queryOptions({
    queryKey: [drawerKey, whose, 'shift', id],
    queryFn: ({ signal }) => callApi(call, { params: { id } }, { signal, quiet: true }),
    enabled: id > 0,
  });
}

export const shiftPeopleQuery = queryOptions({
  queryKey: [drawerKey, 'people'],
  queryFn: ({ signal }) => callApi(paymentsCalls.shiftPeople, {}, { signal }),
});
