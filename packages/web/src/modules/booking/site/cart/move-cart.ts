import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { keepPassengers } from '../passengers/keep-passengers.ts';
import { localLines, removeLocalLines } from './local-cart.ts';
import { setCart } from './set-cart.ts';

let moving: Promise<void> | null = null;

/** Brings what a visitor put into the cart to the account that has signed in. What the server refuses stays here. */
export function moveCart(queryClient: QueryClient, userId: number): Promise<void> {
  moving ??= moveAll(queryClient, userId).finally(() => {
    moving = null;
  });
  return moving;
}

async function moveAll(queryClient: QueryClient, userId: number): Promise<void> {
  for (const { id, line, keep } of localLines()) {
    try {
      const cart = await callApi(bookingCalls.saveCartLine, { body: line }, { quiet: 'background' });
      // Taken away in the same turn: a cart that is empty for a moment would lose how one wished to pay.
      await setCart(queryClient, userId, cart);
      removeLocalLines([id]);
      void keepPassengers(line.passengers.filter((_, index) => keep[index]));
    } catch {
      // It is bought from here instead, and the answer says what is wrong with it.
    }
  }
}
