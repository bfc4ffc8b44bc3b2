import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { CheckoutAnswer, Order, OrderLineInput, Passenger } from '@gangway/contract/booking/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callApi } from '#lib/call-api.ts';
import { expectNewcomer } from '#lib/newcomer.ts';
import { type SessionUser, sessionKey } from '#lib/session.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { cartPage } from '#lib/site-urls.ts';
import { showToast } from '#lib/toasts.ts';
import { useKnownUser } from '#lib/use-known-user.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { cartQuery } from '#modules/booking/queries.ts';
import { blankPassenger } from '#modules/booking/shared/passenger-draft.ts';
import { addLocalLine, changeLocalLine } from '../cart/local-cart.ts';
import { usePayOrders } from '../pay/use-pay-orders.ts';
import { keepPassengers } from '../passengers/keep-passengers.ts';
import { type Cabins, type Draft, guestsOf } from './draft.ts';
import { startDraft, stopEditing } from './draft-store.ts';
import { newcomerOf } from './newcomer-of.ts';
import { sendCheckout } from './send-checkout.ts';

type LineFailure = Extract<CheckoutAnswer['lines'][number], { ok: false }> & { line: number };

/** Sends a finished draft: to be paid at once, or into the cart. */
export function useBooking() {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const user = useKnownUser();
  const { withSignIn } = useSignIn();
  const { payMade } = usePayOrders();

  /**
   * Null when the order is made, one for each cabin, whatever then becomes of paying it; else why it was not. Several cabins
   * are one booking: where one of them cannot be had, the others are given back.
   */
  const payNow = async (
    draft: Draft,
    passengers: Passenger[],
    cabins: Cabins,
  ): Promise<LineFailure | null> => {
    const { method } = draft;
    if (!method) return null;
    expectNewcomer(newcomerOf(passengers));
    const wish = { method, lines: linesOf(draft, passengers, cabins), cartLines: [] };
    const answer = await sendCheckout(wish, withSignIn).finally(() => expectNewcomer(null));
    const orders = answer.lines.flatMap((outcome) => (outcome.ok ? [outcome.order] : []));
    const line = answer.lines.findIndex(({ ok }) => !ok);
    const refused = answer.lines[line];
    if (refused && orders.length > 0) await giveBack(orders);
    void queryClient.invalidateQueries();
    if (refused && !refused.ok) return { ...refused, line };
    // Without an account there is nowhere to keep them.
    if (queryClient.getQueryData<SessionUser>(sessionKey)?.kind === 'customer')
      void keepPassengers(markedOf(draft, passengers));
    startDraft();
    showToast(answer.message);
    await payMade(orders, method);
    return null;
  };

  /** Puts the line into the cart, or changes it there; visitors keep theirs in the browser. */
  const putIntoCart = async (draft: Draft, passengers: Passenger[], cabins: Cabins): Promise<void> => {
    const lines = linesOf(draft, passengers, cabins);
    const { editing } = draft;
    if (user?.kind === 'customer' && editing?.from !== 'browser') {
      for (const line of lines) {
        const body = editing ? { ...line, id: editing.id } : line;
        const cart = await withSignIn(() => callApi(bookingCalls.saveCartLine, { body }));
        queryClient.setQueryData(cartQuery(user.id).queryKey, cart);
      }
      void keepPassengers(markedOf(draft, passengers));
    } else {
      const guests = guestsOf(draft);
      for (const [index, line] of lines.entries()) {
        const keep = cabins[index]?.map((place) => guests[place]?.keep ?? false) ?? [];
        if (editing?.from === 'browser') changeLocalLine(editing.id, { line, keep });
        else addLocalLine({ line, keep });
      }
    }
    showToast(t(editing ? 'wizard.cart.saved' : 'wizard.cart.added'));
    if (editing) stopEditing();
    else startDraft({ owner: draft.owner, people: draft.people, passengers: again(draft) });
    await navigate(cartPage);
  };

  return { payNow, putIntoCart };
}

/** One booking for each cabin. What was shown is for all of them: cabins cost the same each, passes by the head. */
function linesOf(draft: Draft, passengers: Passenger[], cabins: Cabins): OrderLineInput[] {
  const totalSen = draft.shown?.totalSen ?? 0;
  // What was shown of another sailing says nothing of this one, nor what was of another fare.
  const ofSailing = draft.shown?.sailingId === draft.sailingId ? draft.shown : null;
  const ofFare = ofSailing?.roomTypeId === draft.roomTypeId ? ofSailing : null;
  return cabins.map((cabin) => ({
    sailingId: draft.sailingId ?? 0,
    roomTypeId: draft.roomTypeId ?? 0,
    bed: draft.bed,
    passengers: cabin.flatMap((index) => passengers[index] ?? []),
    shownTotalSen:
      draft.kind === 'pass' ? (totalSen / draft.people) * cabin.length : totalSen / cabins.length,
    shownDepartsAt: ofSailing?.departsAt,
    shownTerms: ofFare?.terms,
  }));
}

/** Frees what was made this moment. Where that fails too, it frees itself when the time to pay is over. */
async function giveBack(orders: readonly Pick<Order, 'id'>[]): Promise<void> {
  const body = { ids: orders.map(({ id }) => id) };
  await callApi(bookingCalls.cancelMyOrders, { body }, { quiet: 'background' }).catch(() => {});
}

function markedOf(draft: Draft, passengers: Passenger[]): Passenger[] {
  const guests = guestsOf(draft);
  return passengers.filter((_, index) => guests[index]?.keep);
}

/** The same people often book another day as well: they need not be typed twice. */
function again(draft: Draft) {
  return guestsOf(draft).map(({ key: _key, ...guest }) =>
    blankPassenger({ ...guest, keep: false, remarks: '', expecting: false, dueDate: '' }),
  );
}
