import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { ChangeQuote } from '@gangway/contract/booking/money-calls.ts';
import type { OfficeOrderDetail } from '@gangway/contract/booking/office-schemas.ts';
import { calls } from '@gangway/contract/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { callOptions, callOptionsApart, refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { useUnsaved } from '#ui/office/forms/unsaved.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { fittingSailings } from '#modules/booking/shared/fitting-sailings.ts';
import { useDeskPayment } from '../desk-payment/use-desk-payment.ts';
import { orderDetailQuery } from '../order-queries.ts';

/** Where an order can move, what that costs, and moving it. */
export function useOfficeChange(order: OfficeOrderDetail, onDone: () => void) {
  const t = useTranslate();
  const client = useQueryClient();
  const [date, setDate] = useState(order.sailing.date);
  // With the time it was chosen by: the page follows what happens, and nobody looks at the time again.
  const [chosen, setChosen] = useState<{ id: number; departsAt: string | undefined } | null>(null);
  const sailingId = chosen?.id ?? null;
  const desk = useDeskPayment();
  // The key stays with the sailing that is chosen: pressed twice, it happens once.
  const keyFor = useWishKey();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  useUnsaved((sailingId !== null || desk.isBegun) && !busy && !isDone, true);
  const month = date.slice(0, 7);
  const calendar = useQuery({
    ...callOptions(sailingsCalls.monthCalendar, { query: { month, roomTypeId: order.roomType.id } }),
    staleTime: 0,
  });
  const fitting = fittingSailings(calendar.data ?? [], order);
  const quote = useQuery({
    ...callOptionsApart(bookingCalls.quoteOfficeChange, {
      params: { id: order.id },
      body: { sailingId: sailingId ?? 0 },
    }),
    enabled: sailingId !== null,
    gcTime: 0,
    retry: false,
  });

  function choose(id: number | null): void {
    const departsAt = fitting.find((sailing) => sailing.id === id)?.departsAt;
    setChosen(id === null ? null : { id, departsAt });
    setProblem(undefined);
  }

  async function submit({ dueSen, terms }: ChangeQuote): Promise<void> {
    const money = dueSen > 0 ? desk.read() : null;
    if (busy || sailingId === null || (dueSen > 0 && !money)) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const changed = await operate(bookingCalls.changeOfficeOrder, {
        params: { id: order.id },
        body: {
          key: keyFor(String(sailingId)),
          sailingId,
          shownDueSen: dueSen,
          shownDepartsAt: chosen?.departsAt,
          shownTerms: terms,
          money,
          note: desk.note,
        },
      });
      client.setQueryData(orderDetailQuery(order.id).queryKey, changed);
      showSuccess(t('officeChange.done', { orderNo: order.orderNo, date: changed.sailing.date }));
      setDone(true);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!desk.slip.hear(error)) setProblem(wordsOf(error));
      if (notAsShown.has(error.reason)) setChosen(null);
      await quote.refetch();
    } finally {
      setBusy(false);
      await refreshCalls(client, calls.booking, calls.payments, calls.sailings);
    }
  }

  return {
    date,
    sailings: fitting.filter((sailing) => sailing.date === date),
    nextDate: fitting.find((sailing) => sailing.date > date)?.date ?? null,
    pending: calendar.isPending,
    calendarError: calendar.error,
    reload: calendar.refetch,
    sailingId,
    quote,
    desk,
    problem: problem ?? (sailingId !== null && quote.error ? wordsOf(quote.error) : undefined),
    busy,
    goTo: (day: string) => {
      setDate(day);
      choose(null);
    },
    choose,
    submit,
  };
}

/** Chosen once more, it is chosen as it is now. */
const notAsShown = new Set(['booking.retimed', 'booking.worseTerms']);

export type OfficeChange = ReturnType<typeof useOfficeChange>;

/** Why not, and who of the order may not sail then. */
function wordsOf(error: Error): string {
  const said = error instanceof ApiError ? error.fields.map(({ message }) => message) : [];
  return [error.message, ...said].join(' ');
}
