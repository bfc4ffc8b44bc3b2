import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { counterSaleBody } from '@gangway/contract/booking/schemas.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { callKey } from '#lib/call-key.ts';
import type { FormErrors } from '#lib/field-errors.ts';
import { newKey } from '#lib/new-key.ts';
import { forgetUnsaved, useUnsaved } from '#ui/office/forms/unsaved.ts';
import { useDraft } from '#ui/office/forms/use-draft.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { useNow } from '#ui/office/use-now.ts';
import { changePassenger } from '#modules/booking/shared/change-passenger.ts';
import type { PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';
import { checkSale, type Choice, saleBody } from './check-sale.ts';
import { draftOfSale } from './sale-draft.ts';
import { type FoundCustomer, nextPassenger, type SaleValues } from './sale-values.ts';
import { useSaleOffers } from './use-sale-offers.ts';
import { useSaleTerms } from './use-sale-terms.ts';

/** The sale at the counter: what is typed, what is wrong with it, and the way to the order. */
export function useCounterSale(
  { houseCode, first }: { houseCode: string; first: SaleValues },
  onSold: (orderId: number) => void,
) {
  const client = useQueryClient();
  const today = portDate(useNow(60_000));
  const [start] = useState(first);
  const [values, setValues] = useState(start);
  // Sent again with the same key, the same wish gives the same order again.
  const [key, setKey] = useState(newKey);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<{ message: string; fields: FormErrors } | null>(null);
  const [busy, setBusy] = useState(false);
  const [sold, setSold] = useState<SaleValues | null>(null);
  const dirty = values !== start && values !== sold;
  useUnsaved(dirty && !busy, true);
  const draft = useDraft({
    // Guests who are booked again come with their order, and so do their documents.
    form: start.againOrderId === null ? 'counterSale' : null,
    version: null,
    values: useMemo(() => draftOfSale(values), [values]),
    dirty,
    restore: change,
  });
  const offers = useSaleOffers(values);
  const { sailing, offer } = offers;
  const terms = useSaleTerms(sailing?.id, offer?.id);
  // The time the sailing was chosen by. The page follows what happens, and nobody looks at the time again while they type.
  const [seen, setSeen] = useState<{ sailingId: number; departsAt: string } | null>(null);
  if (sailing && seen?.sailingId !== sailing.id)
    setSeen({ sailingId: sailing.id, departsAt: sailing.departsAt });

  const people = values.passengers.length;
  const fullSen = offer ? offer.priceSen * (offer.kind === 'standing' ? people : 1) : 0;
  const choice: Choice = {
    sailingId: sailing?.id ?? null,
    roomTypeId: offer?.id ?? null,
    totalSen: fullSen,
    departsAt: sailing ? (seen?.departsAt ?? sailing.departsAt) : undefined,
    terms: terms.shown,
  };
  const found = checkSale(
    values,
    choice,
    key,
    sailing && { today, departs: sailing.date, returns: portDate(new Date(sailing.returnsAt)) },
  );
  // A field is called wrong once it was left, or once the sale was tried.
  const errors = {
    ...refused?.fields,
    ...Object.fromEntries(Object.entries(found).filter(([field]) => attempt > 0 || left.has(field))),
  };

  function change(part: Partial<SaleValues>): void {
    setValues((before) => ({ ...before, ...part }));
    setRefused(null);
  }

  /** An agent's order starts with the agent's code, wherever no other was written. */
  const usualCode = (customer: FoundCustomer | null) =>
    (customer?.level !== 'normal' && customer?.referenceCode) || houseCode;

  function chooseCustomer(customer: FoundCustomer | null): void {
    const before = usualCode(values.customer);
    const passengers = values.passengers.map((one, index) => ({
      ...one,
      ...(one.referrer === before ? { referrer: usualCode(customer) } : {}),
      ...(customer && index === 0 && !one.name
        ? { name: customer.realName, phone: customer.phone, email: customer.email ?? '' }
        : {}),
    }));
    change({ customer, passengers, ...(values.method === 'balance' ? { method: 'cash' } : {}) });
  }

  async function submit(): Promise<void> {
    setAttempt((before) => before + 1);
    const read = counterSaleBody.safeParse(saleBody(values, choice, key));
    if (busy || !read.success || Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const answer = await operate(bookingCalls.counterSale, { body: read.data });
      const [line] = answer.lines;
      if (line?.ok) {
        showSuccess(answer.message);
        await client.invalidateQueries({ queryKey: callKey(bookingCalls.pageOrders) });
        setSold(values);
        draft.drop();
        forgetUnsaved();
        return onSold(line.order.id);
      }
      setRefused({ message: line?.message ?? answer.message, fields: byField(line?.fields ?? []) });
      if (line?.reason === 'booking.keyReused') setKey(newKey());
      await Promise.all([offers.refresh(), terms.refresh()]);
      // It was told, and what stands there now is seen.
      if (line?.reason === 'booking.retimed') setSeen(null);
      // The customer agreed to others.
      if (line?.reason === 'booking.worseTerms') setValues((before) => ({ ...before, agreed: false }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused({ message: error.message, fields: byField(error.fields) });
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    offers,
    terms: terms.shown,
    today,
    people,
    totalSen: values.complimentary ? 0 : fullSen,
    errors,
    attempt,
    refusal: refused?.message ?? null,
    busy,
    dirty,
    draft: draft.offer,
    /** What was typed is thrown away. */
    discard: () => {
      draft.drop();
      forgetUnsaved();
    },
    change,
    chooseCustomer,
    changePassenger: (index: number, part: Partial<PassengerDraft>) => {
      setValues((before) => ({
        ...before,
        passengers: changePassenger(before.passengers, index, part, today),
      }));
      setRefused(null);
    },
    leave: (field: string) => setLeft((before) => new Set(before).add(field)),
    addPassenger: () =>
      change({
        passengers: [...values.passengers, nextPassenger(values.passengers[0], usualCode(values.customer))],
      }),
    removePassenger: (index: number) => {
      change({ passengers: values.passengers.filter((_, at) => at !== index) });
      // What stood behind it has moved up, and was left under another name.
      setLeft(new Set());
    },
    submit,
  };
}

export type CounterSaleState = ReturnType<typeof useCounterSale>;

function byField(fields: readonly { field: string; message: string }[]): FormErrors {
  return Object.fromEntries(fields.map(({ field, message }) => [field.replace(/^line\./, ''), message]));
}
