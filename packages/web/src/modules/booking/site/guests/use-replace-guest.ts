import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OrderWithTickets, Ticket } from '@gangway/contract/booking/schemas.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import { answerErrors } from '#lib/field-errors.ts';
import { isRefusal } from '#lib/is-refusal.ts';
import { SignInCancelled, useSignIn } from '#lib/sign-in.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { changePassenger } from '#modules/booking/shared/change-passenger.ts';
import { blankPassenger, type PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';
import { readPassengers } from '#modules/booking/shared/passenger-problems.ts';
import { ordersKey } from '../orders/orders-queries.ts';
import { useFirstError } from '../passengers/use-first-error.ts';
import { useGuestForm } from '../wizard/use-guest-form.ts';
import { guestCompany } from './guest-company.ts';

interface Place {
  order: OrderWithTickets;
  ticket: Ticket;
  /** The day at the port. */
  today: string;
  houseCode: string;
}

/** The form of whoever comes instead of a guest, and the way to the new ticket. */
export function useReplaceGuest({ order, ticket, today, houseCode }: Place, onDone: (name: string) => void) {
  const t = useTranslate();
  const client = useQueryClient();
  const { withSignIn } = useSignIn();
  const keyFor = useWishKey();
  const toFirstError = useFirstError();
  const [guest, setGuest] = useState(() => blankPassenger({ referrer: order.referrer }));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { departsAt, returnsAt } = order.sailing;
  const sailing = useMemo(
    () => ({ today, departs: portDate(new Date(departsAt)), returns: portDate(new Date(returnsAt)) }),
    [today, departsAt, returnsAt],
  );
  const company = useMemo(() => guestCompany(order, ticket.id), [order, ticket.id]);
  const guests = useMemo(() => [guest], [guest]);
  const form = useGuestForm(guests, sailing, houseCode, { company });

  const explain = (error: unknown) => {
    if (error instanceof SignInCancelled) return;
    const fields = Object.entries(answerErrors(error)).map(
      ([field, message]) => [field.replace(/^passenger\./, 'passengers.0.'), message] as const,
    );
    form.refuse(Object.fromEntries(fields));
    if (fields.length > 0) return toFirstError();
    setFailure(
      isRefusal(error)
        ? error.message
        : t('refund.lost', { why: error instanceof Error ? error.message : '' }),
    );
    if (isRefusal(error)) void client.invalidateQueries({ queryKey: ordersKey });
  };

  return {
    guest,
    form,
    busy,
    failure,
    change: (part: Partial<PassengerDraft>) => {
      setGuest((before) => changePassenger([before], 0, part, today)[0] ?? before);
      setFailure(null);
    },
    async send(shownFeeSen: number) {
      setFailure(null);
      if (!(await form.checkOne(0))) return toFirstError();
      const { passenger: schema } = await import('@gangway/contract/booking/schemas.ts');
      const [passenger] = readPassengers([guest], { schema, houseCode }) ?? [];
      if (!passenger) return;
      setBusy(true);
      const wish = { ticketId: ticket.id, passenger, shownFeeSen };
      const method = shownFeeSen > 0 ? ('balance' as const) : null;
      const body = { key: keyFor(JSON.stringify(wish)), ...wish, method };
      try {
        await withSignIn(() => callApi(bookingCalls.replaceGuest, { params: { id: order.id }, body }));
        await client.invalidateQueries({ queryKey: ordersKey });
        onDone(passenger.name);
      } catch (error) {
        explain(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
