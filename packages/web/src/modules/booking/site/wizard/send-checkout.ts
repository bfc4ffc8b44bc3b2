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
  cartLines: { id: number; shownTotalSen: number }[];
}

/** Buys, signing in on the way where that is needed. Failures are the caller's to show. */
export async function sendCheckout(wish: Wish, withSignIn: SignIn['withSignIn']): Promise<CheckoutAnswer> {
  const body = { ...wish, agreed: true as const, key: keyFor(JSON.stringify(wish)) };
  try {
    const answer = await withSignIn(() => callApi(bookingCalls.checkout, { body }));
    dropKey();
    return answer;
  } catch (error) {
    if (isRefusal(error)) dropKey();
    throw error;
  }
}
