import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { CheckoutAnswer, OrderLineInput, Passenger } from '@gangway/contract/booking/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callApi } from '#lib/call-api.ts';
import { expectNewcomer } from '#lib/newcomer.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { cartPage } from '#lib/site-urls.ts';
import { showToast } from '#lib/toasts.ts';
import { useSession } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { cartQuery } from '#modules/booking/queries.ts';
import { blankPassenger } from '#modules/booking/shared/passenger-draft.ts';
import { addLocalLine, changeLocalLine } from '../cart/local-cart.ts';
import { usePayOrders } from '../pay/use-pay-orders.ts';
import { keepPassengers } from '../passengers/keep-passengers.ts';
import { type Draft, guestsOf } from './draft.ts';
import { startDraft, stopEditing } from './draft-store.ts';
import { sendCheckout } from './send-checkout.ts';

type LineFailure = Extract<CheckoutAnswer['lines'][number], { ok: false }>;

/** Sends a finished draft: to be paid at once, or into the cart. */
export function useBooking() {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
  const { withSignIn } = useSignIn();
  const { payMade } = usePayOrders();

  /** Null when the order is made, whatever then becomes of paying it; else why it was not. */
  const payNow = async (draft: Draft, passengers: Passenger[]): Promise<LineFailure | null> => {
    const { method } = draft;
    if (!method) return null;
    expectNewcomer(newcomerOf(passengers));
    const wish = { method, lines: [lineOf(draft, passengers)], cartLines: [] };
    const answer = await sendCheckout(wish, withSignIn).finally(() => expectNewcomer(null));
    const [outcome] = answer.lines;
    void queryClient.invalidateQueries();
    if (!outcome?.ok) return outcome ?? null;
    void keepPassengers(markedOf(draft, passengers));
    startDraft();
    showToast(answer.message);
    await payMade([outcome.order], method);
    return null;
  };

  /** Puts the line into the cart, or changes it there; visitors keep theirs in the browser. */
  const putIntoCart = async (draft: Draft, passengers: Passenger[]): Promise<void> => {
    const line = lineOf(draft, passengers);
    const { editing } = draft;
    if (user?.kind === 'customer' && editing?.from !== 'browser') {
      const body = editing ? { ...line, id: editing.id } : line;
      const cart = await withSignIn(() => callApi(bookingCalls.saveCartLine, { body }, { quiet: true }));
      queryClient.setQueryData(cartQuery(user.id).queryKey, cart);
      void keepPassengers(markedOf(draft, passengers));
    } else {
      const keep = guestsOf(draft).map((guest) => guest.keep);
      if (editing?.from === 'browser') changeLocalLine(editing.id, { line, keep });
      else addLocalLine({ line, keep });
    }
    showToast(t(editing ? 'wizard.cart.saved' : 'wizard.cart.added'));
    if (editing) stopEditing();
    else startDraft({ owner: draft.owner, people: draft.people, passengers: again(draft) });
    await navigate(cartPage);
  };

  return { payNow, putIntoCart };
}

export function lineOf(draft: Draft, passengers: Passenger[]): OrderLineInput {
  return {
    sailingId: draft.sailingId ?? 0,
    roomTypeId: draft.roomTypeId ?? 0,
    bed: draft.bed,
    passengers,
    shownTotalSen: draft.shown?.totalSen ?? 0,
  };
}

/** Whoever books is likely the first guest. */
function newcomerOf([first]: Passenger[]) {
  if (!first) return null;
  return { realName: first.name, phone: first.phone, email: first.email ?? '', birthDate: first.birthDate };
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
