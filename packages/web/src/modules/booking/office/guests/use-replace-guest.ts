import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OfficeOrderDetail, OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { passenger as schema } from '@gangway/contract/booking/schemas.ts';
import { calls } from '@gangway/contract/calls.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { refreshCalls } from '#lib/call-key.ts';
import type { FormErrors } from '#lib/field-errors.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { useNow } from '#ui/office/use-now.ts';
import { changePassenger } from '#modules/booking/shared/change-passenger.ts';
import type { PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';
import { passengerProblems, readPassengers } from '#modules/booking/shared/passenger-problems.ts';
import { counterPassenger } from '../counter/sale-values.ts';
import { useDeskPayment } from '../desk-payment/use-desk-payment.ts';
import { orderDetailQuery } from '../order-queries.ts';
import { fieldsOfGuest } from './fields-of-guest.ts';

/** Who comes instead of a guest: what is typed, what is wrong with it, and the way to the new ticket. */
export function useReplaceGuest(
  order: OfficeOrderDetail,
  ticket: OfficeTicket,
  feeSen: number,
  onDone: () => void,
) {
  const t = useTranslate();
  const client = useQueryClient();
  const today = portDate(useNow(60_000));
  const [guest, setGuest] = useState(() => counterPassenger(ticket.referrer));
  const desk = useDeskPayment();
  const keyFor = useWishKey();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<{ message: string; fields: FormErrors } | null>(null);
  const [busy, setBusy] = useState(false);
  const { departsAt, returnsAt } = order.sailing;
  const sailing = { today, departs: portDate(new Date(departsAt)), returns: portDate(new Date(returnsAt)) };
  const company = order.tickets
    .filter(({ id, live }) => live && id !== ticket.id)
    .map((other) => ({ ...other, idNumber: null }));
  const around = {
    schema,
    sailing,
    company,
    houseCode: ticket.referrer,
    unnamed: 'counter.passenger',
  } as const;
  const found = passengerProblems([guest], around);
  // A field is called wrong once it was left, or once it was tried.
  const errors = {
    ...refused?.fields,
    ...Object.fromEntries(Object.entries(found).filter(([field]) => attempt > 0 || left.has(field))),
  };

  async function submit(): Promise<void> {
    setAttempt((before) => before + 1);
    const [passenger] = readPassengers([guest], around) ?? [];
    if (busy || !passenger || Object.keys(found).length > 0) return;
    const money = feeSen > 0 ? desk.read() : null;
    if (feeSen > 0 && !money) return;
    setBusy(true);
    try {
      const wish = { ticketId: ticket.id, passenger, shownFeeSen: feeSen };
      const body = { key: keyFor(JSON.stringify(wish)), ...wish, money, note: desk.note };
      const changed = await operate(bookingCalls.replaceOfficeGuest, { params: { id: order.id }, body });
      client.setQueryData(orderDetailQuery(order.id).queryKey, changed);
      showSuccess(t('replaceGuest.done', { name: guest.name.trim(), orderNo: order.orderNo }));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused({ message: error.message, fields: fieldsOfGuest(error.fields) });
    } finally {
      setBusy(false);
      await refreshCalls(client, calls.booking, calls.payments);
    }
  }

  return {
    guest,
    desk,
    today,
    errors,
    attempt,
    busy,
    refusal: refused?.message ?? null,
    people: 1,
    changePassenger: (_index: number, part: Partial<PassengerDraft>) => {
      setGuest((before) => changePassenger([before], 0, part, today)[0] ?? before);
      setRefused(null);
    },
    removePassenger: () => {},
    leave: (field: string) => setLeft((before) => new Set(before).add(field)),
    submit,
  };
}
