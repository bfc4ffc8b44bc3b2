import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OfficeOrderDetail, OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { passenger as schema } from '@gangway/contract/booking/schemas.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { refreshCalls } from '#lib/call-key.ts';
import type { FormErrors } from '#lib/field-errors.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { useNow } from '#ui/office/use-now.ts';
import { changePassenger } from '#modules/booking/shared/change-passenger.ts';
import type { PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';
import { passengerProblems, readPassengers } from '#modules/booking/shared/passenger-problems.ts';
import { orderDetailQuery } from '../order-queries.ts';
import { fieldsOfGuest } from './fields-of-guest.ts';
import { fromTicket } from './from-ticket.ts';

/** What was typed wrongly of a guest: as it stands, as it should be, and the way to the corrected ticket. */
export function useCorrectGuest(order: OfficeOrderDetail, ticket: OfficeTicket, onDone: () => void) {
  const t = useTranslate();
  const client = useQueryClient();
  const today = portDate(useNow(60_000));
  const [start] = useState(() => ({ ...fromTicket(ticket), keptFrom: 0 }));
  // As the card was filled: what somebody else saves meanwhile is refused, and not written over.
  const [seenAt] = useState(order.updatedAt);
  const [guest, setGuest] = useState<PassengerDraft>(start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<{ message: string; fields: FormErrors } | null>(null);
  const [busy, setBusy] = useState(false);
  const { departsAt, returnsAt } = order.sailing;
  const around = {
    schema,
    sailing: { today, departs: portDate(new Date(departsAt)), returns: portDate(new Date(returnsAt)) },
    company: order.tickets
      .filter(({ id, live }) => live && id !== ticket.id)
      .map((other) => ({ ...other, idNumber: null })),
    houseCode: ticket.referrer,
    unnamed: 'counter.passenger',
  } as const;
  const found = passengerProblems([guest], around);
  const errors = {
    ...refused?.fields,
    ...Object.fromEntries(Object.entries(found).filter(([field]) => attempt > 0 || left.has(field))),
  };

  async function submit(): Promise<void> {
    setAttempt((before) => before + 1);
    const [passenger] = readPassengers([guest], around) ?? [];
    if (busy || !passenger || Object.keys(found).length > 0) return;
    if (JSON.stringify(guest) === JSON.stringify(start))
      return setRefused({ message: t('correctGuest.nothing'), fields: {} });
    setBusy(true);
    try {
      const body = { updatedAt: seenAt, ticketId: ticket.id, passenger };
      const changed = await operate(bookingCalls.correctGuest, { params: { id: order.id }, body });
      client.setQueryData(orderDetailQuery(order.id).queryKey, changed);
      showSuccess(t('correctGuest.done', { name: guest.name.trim(), orderNo: order.orderNo }));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused({ message: error.message, fields: fieldsOfGuest(error.fields) });
    } finally {
      setBusy(false);
      await refreshCalls(client, bookingCalls);
    }
  }

  return {
    guest,
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
