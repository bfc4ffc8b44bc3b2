import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { RefundQuote } from '@gangway/contract/booking/money-calls.ts';
import type { OfficeOrderDetail } from '@gangway/contract/booking/office-schemas.ts';
import { calls } from '@gangway/contract/calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { hasDeparted } from '@gangway/contract/sailings/departure.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { operate } from '#ui/office/operate.ts';
import { orderDetailQuery } from '../order-queries.ts';
import { readFee, withFee } from './fee-by-hand.ts';

export type RefundFormState = ReturnType<typeof useRefundForm>;

interface Override {
  fee: string;
  reason: string;
}

/** What staff fill in to cancel passengers. The key stays with the choice of people: pressed twice, it happens once. */
export function useRefundForm(order: OfficeOrderDetail, onDone: () => void) {
  const t = useTranslate();
  const client = useQueryClient();
  const keyFor = useWishKey();
  const [chosen, setChosen] = useState(() => order.tickets.filter(canCancel).map(({ id }) => id));
  const [override, setOverride] = useState<Override | null>(null);
  const [reason, setReason] = useState('');
  const hasLeft = hasDeparted(order.sailing, new Date(order.now));
  const [errors, setErrors] = useState<Partial<Record<keyof Override, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  /** What is kept, as a fee or by those who stay in the cabin, and what comes back. */
  function sums({ paidSen, backSen, lines }: RefundQuote) {
    const typed = override ? readFee(override.fee) : null;
    const isByHand = typed !== null && typed <= paidSen;
    const kept = isByHand ? typed : paidSen - backSen;
    return {
      feeSen: kept,
      backSen: paidSen - kept,
      lines: isByHand ? withFee(lines, kept) : lines,
      isByHand,
    };
  }

  /** What is wrong with the fee that is typed, while it is. */
  function feeProblem({ paidSen }: RefundQuote): string | null {
    if (!override?.fee.trim()) return null;
    const sen = readFee(override.fee);
    if (sen === null) return t('officeRefund.feeFormat');
    return sen > paidSen ? t('officeRefund.feeTooMuch', { paid: formatMoney(paidSen) }) : null;
  }

  function check(quote: RefundQuote): typeof errors {
    if (!override) return hasLeft && !reason.trim() ? { reason: t('form.reasonMissing') } : {};
    const fee = override.fee.trim() ? feeProblem(quote) : t('officeRefund.feeFormat');
    return {
      ...(fee ? { fee } : {}),
      ...(override.reason.trim() ? {} : { reason: t('form.reasonMissing') }),
    };
  }

  async function submit(quote: RefundQuote): Promise<void> {
    const found = check(quote);
    setErrors(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0 || busy) return;
    setBusy(true);
    try {
      const changed = await operate(bookingCalls.refundOfficeOrder, {
        params: { id: order.id },
        body: {
          key: keyFor(JSON.stringify(chosen)),
          ticketIds: chosen,
          reason: override ? '' : reason.trim(),
          override: override && { feeSen: readFee(override.fee) ?? 0, reason: override.reason.trim() },
        },
      });
      client.setQueryData(orderDetailQuery(order.id).queryKey, changed);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const said = saidAtFields(error);
      setErrors(said);
      // What stands at a field need not be said twice.
      if (Object.keys(said).length === 0) setProblem(error.message);
    } finally {
      setBusy(false);
      await refreshCalls(client, calls.booking, calls.payments, calls.sailings);
    }
  }

  return {
    chosen,
    override,
    /** The ship has left: whoever is cancelled did not come, and staff say why they give something back. */
    hasLeft,
    reason,
    setReason,
    errors,
    problem,
    busy,
    sums,
    feeProblem,
    submit,
    choose: (ids: number[]) => {
      setChosen(ids);
      setProblem(undefined);
    },
    setOverride: (next: Override | null) => {
      setOverride(next);
      setErrors({});
    },
  };
}

/** What the server says of a field of this form, where the field stands. */
function saidAtFields({ fields }: ApiError): Partial<Record<keyof Override, string>> {
  const of = (...names: string[]) => fields.find(({ field }) => names.includes(field))?.message;
  const [fee, reason] = [of('override.feeSen'), of('override.reason', 'reason')];
  return { ...(fee ? { fee } : {}), ...(reason ? { reason } : {}) };
}

/** Whoever holds a ticket that was not used yet. */
export function canCancel({ live, boardedAt }: OfficeOrderDetail['tickets'][number]): boolean {
  return live && boardedAt === null;
}
