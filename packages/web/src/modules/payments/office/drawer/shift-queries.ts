import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { callOptions } from '#lib/call-key.ts';

/** Whose shifts a screen is about: the own, or everybody's. */
export type Whose = 'own' | 'all';

export function shiftQuery(whose: Whose, id: number) {
  const call = whose === 'own' ? paymentsCalls.ownShift : paymentsCalls.shiftDetail;
  return callOptions(call, { params: { id } });
}

export const shiftPeopleQuery = callOptions(paymentsCalls.shiftPeople, {});
