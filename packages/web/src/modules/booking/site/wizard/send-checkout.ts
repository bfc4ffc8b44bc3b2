import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { CheckoutAnswer, OrderLineInput } from '@gangway/contract/booking/schemas.ts';
import { callApi } from '#lib/call-api.ts';
import { isRefusal } from '#lib/is-refusal.ts';
import type { SignIn } from '#lib/sign-in.ts';
import { dropKey, keyFor } from './checkout-key.ts';

export interface Wish {
  method: PaymentMethod;
  lines: OrderLineInput[];
  cartLines: ({ id: number } & Pick<OrderLineInput, 'shownTotalSen' | 'shownDepartsAt' | 'shownTerms'>)[];
}

/** Buys, signing in on the way where that is needed. Failures are the caller's to show. */
export async function sendCheckout(wish: Wish, withSignIn: SignIn['withSignIn']): Promise<CheckoutAnswer> {
  const body = { ...wish, agreed: true as const, key: keyFor(contentOf(wish)) };
  try {
    const answer = await withSignIn(() => callApi(bookingCalls.checkout, { body }));
    dropKey();
    return answer;
  } catch (error) {
    if (isRefusal(error)) dropKey();
    throw error;
  }
}

/** Time and terms that were read anew meanwhile make no other wish of it: sent again it must not be bought twice. */
export function contentOf(wish: Wish): string {
  return JSON.stringify(wish, (name, value: unknown) => (readAnew.has(name) ? undefined : value));
}

const readAnew = new Set(['shownDepartsAt', 'shownTerms']);
