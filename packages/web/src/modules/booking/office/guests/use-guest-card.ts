import type { OfficeOrderDetail, OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { type Passenger, passenger as schema } from '@gangway/contract/booking/schemas.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import type { FormErrors } from '#lib/field-errors.ts';
import { useUnsaved } from '#ui/office/forms/unsaved.ts';
import { useNow } from '#ui/office/use-now.ts';
import { changePassenger } from '#modules/booking/shared/change-passenger.ts';
import type { PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';
import { passengerProblems, readPassengers } from '#modules/booking/shared/passenger-problems.ts';
import { fieldsOfGuest } from './fields-of-guest.ts';

interface Refusal {
  message: string;
  fields: FormErrors;
}

/** The card of one guest beside the others of a paid order: what is typed, what is wrong with it, and the sending of it. */
export function useGuestCard(order: OfficeOrderDetail, ticket: OfficeTicket, first: () => PassengerDraft) {
  const today = portDate(useNow(60_000));
  const [start] = useState(first);
  const [guest, setGuest] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  useUnsaved(JSON.stringify(guest) !== JSON.stringify(start) && !busy, true);
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
  // A field is called wrong once it was left, or once it was tried.
  const errors = {
    ...refused?.fields,
    ...Object.fromEntries(Object.entries(found).filter(([field]) => attempt > 0 || left.has(field))),
  };

  /** Sends what is typed once nothing is wrong with it; what the server refuses stands at its fields. */
  async function submit(send: (passenger: Passenger) => Promise<void>): Promise<void> {
    setAttempt((before) => before + 1);
    const [passenger] = readPassengers([guest], around) ?? [];
    if (busy || !passenger || Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await send(passenger);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error.message, fieldsOfGuest(error.fields));
    } finally {
      setBusy(false);
    }
  }

  function refuse(message: string, fields: FormErrors = {}): void {
    setRefused({ message, fields });
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
    refuse,
    submit,
  };
}
