import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { useMemo, useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import type { FormErrors } from '#lib/field-errors.ts';
import { i18n } from '#lib/i18n.ts';
import type { PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';

/** Asks for a reference code when its field is left, not only when all is sent. */
export function useReferrers(guests: readonly PassengerDraft[], houseCode: string) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, boolean>>(new Map());

  const problems = useMemo(() => {
    const found: FormErrors = {};
    guests.forEach((guest, index) => {
      const code = codeOf(guest, houseCode);
      if (answers.get(code) === false)
        found[`passengers.${index}.referrer`] = i18n._('error.booking.referrer', { code });
    });
    return found;
  }, [guests, houseCode, answers]);

  const check = (guest: PassengerDraft | undefined) => {
    const code = guest ? codeOf(guest, houseCode) : houseCode;
    if (code === houseCode || answers.has(code) || !/^[A-Z0-9]{2,20}$/.test(code)) return;
    callApi(customersCalls.checkReferrer, { body: { code } }, { quiet: 'check' })
      .then(({ known }) => setAnswers((before) => new Map(before).set(code, known)))
      .catch(() => {
        // Not answered now: it is asked again when all is sent.
      });
  };

  return { problems, check };
}

function codeOf(guest: PassengerDraft, houseCode: string): string {
  return (guest.referrer ?? houseCode).trim().toUpperCase();
}
