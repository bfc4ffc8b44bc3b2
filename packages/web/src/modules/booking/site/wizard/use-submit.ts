import type { Passenger } from '@gangway/contract/booking/schemas.ts';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import type { FormErrors } from '#lib/field-errors.ts';
import { isRefusal } from '#lib/is-refusal.ts';
import { SignInCancelled } from '#lib/sign-in.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useShortBalance } from '../pay/use-pay-methods.ts';
import { changedNoticeId } from './changed-notice.tsx';
import type { Cabins, Draft } from './draft.ts';
import { useBooking } from './use-booking.ts';
import type { GuestForm } from './use-guest-form.ts';
import type { Offer } from './use-offer.ts';

const changes: ReadonlySet<string> = new Set([
  'booking.priceChanged',
  'booking.retimed',
  'booking.worseTerms',
]);

/** Checks everything, sends it, and says what is in the way. Nothing typed is ever lost by it. */
export function useSubmit(draft: Draft, offer: Offer, form: GuestForm, cabins: Cabins) {
  const t = useTranslate();
  const { payNow, putIntoCart } = useBooking();
  const isShort = useShortBalance(draft.method, offer.totalSen);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState<FormErrors>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  /** Counts refusals, so that each brings the list of problems into sight. */
  const [refusals, setRefusals] = useState(0);

  /** It was otherwise than shown: the notice says so where one is, as soon as what holds now has been read. */
  const [changed, setChanged] = useState<ApiError | null>(null);
  const reading = useIsFetching() > 0;
  const isNoticed = offer.changes.length > 0;
  /** Counts what the notice was asked to say. */
  const [notices, setNotices] = useState(0);

  const refuse = (why: ApiError | null) => {
    setFailure(why);
    setRefusals((count) => count + 1);
  };

  if (changed && (isNoticed || !reading)) {
    setChanged(null);
    if (isNoticed) setNotices((count) => count + 1);
    else refuse(changed);
  }
  useEffect(() => {
    if (notices > 0) document.getElementById(changedNoticeId)?.focus();
  }, [notices]);

  const check = async (paying: boolean): Promise<Passenger[] | null> => {
    setFailure(null);
    const passengers = await form.checkAll();
    const gaps: FormErrors = {};
    if (paying && !draft.method) gaps['method'] = t('booking.chooseMethod');
    if (paying && isShort) gaps['method'] = t('pay.method.short');
    if (paying && !agreed) gaps['agreed'] = t('booking.agree');
    setMissing(gaps);
    if (!passengers || Object.keys(gaps).length > 0) refuse(null);
    else if (offer.changes.length > 0) document.getElementById(changedNoticeId)?.focus();
    else return passengers;
    return null;
  };

  const explain = (error: unknown, line = 0) => {
    if (error instanceof SignInCancelled) return;
    const fields = isRefusal(error) ? outcomeErrors(error.fields, cabins, line) : {};
    form.refuse(fields);
    if (Object.keys(fields).length > 0) return refuse(null);
    if (isRefusal(error)) return changes.has(error.reason) ? setChanged(error) : refuse(error);
    const said = error instanceof ApiError ? error.message : '';
    refuse(new ApiError(0, '', t('wizard.failed', { why: said })));
  };

  const run = async (paying: boolean) => {
    // A second press before the first is answered is the same wish.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const passengers = await check(paying);
      if (!passengers) return;
      if (!paying) return await putIntoCart(draft, passengers, cabins);
      const refusal = await payNow(draft, passengers, cabins);
      if (refusal) explain(new ApiError(409, refusal.reason, refusal.message, refusal.fields), refusal.line);
    } catch (error) {
      explain(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    agreed,
    setAgreed,
    errors: { ...form.errors, ...missing },
    failure,
    refusals,
    clear(field: string) {
      form.clear(field);
      setMissing(({ [field]: _filled, ...rest }) => rest);
    },
    pay: () => void run(true),
    toCart: () => void run(false),
  };
}

/**
 * The server's words about fields by the names the wizard's fields have: `lines.1.passengers.0.name` is the first guest's of
 * the second cabin. What became of one line names no line.
 */
function outcomeErrors(
  fields: readonly { field: string; message: string }[],
  cabins: Cabins,
  line: number,
): FormErrors {
  const shown: FormErrors = {};
  for (const { field, message } of fields) {
    const [, of, rest = field] = /^lines\.(\d+)\.(.*)$/.exec(field) ?? [];
    const cabin = cabins[of ? Number(of) : line];
    const own = rest.replace(/^passengers\.(\d+)/, (_, place) => `passengers.${cabin?.[place] ?? place}`);
    shown[own] ??= message;
  }
  return shown;
}
