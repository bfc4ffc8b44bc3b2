import type { RefundStatus } from '@gangway/contract/payments/states.ts';

/**
 * Whether money that is to go back waits at the desk: no gateway carries it, and nobody has handed it over. What a gateway
 * has accepted is its own to carry out, also when another is chosen by now.
 */
export function isToCollect(provider: string, gateway: string, status: RefundStatus): boolean {
  return isByHand(provider, gateway) && status !== 'done' && status !== 'sent';
}

/** Whether money of a payment goes back over the desk: it was taken there, or by a gateway that is no longer chosen. */
function isByHand(provider: string, gateway: string): boolean {
  return provider !== gateway && provider !== 'balance';
}
