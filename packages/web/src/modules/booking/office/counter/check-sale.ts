import type { ShownTerms } from '@gangway/contract/booking/terms-schemas.ts';
import type { RuleSailing } from '@gangway/contract/booking/passenger-rules.ts';
import { counterSaleBody, passenger } from '@gangway/contract/booking/schemas.ts';
import { fieldErrors } from '@gangway/contract/core/field-errors.ts';
import { fieldLabel, type FormErrors } from '#lib/field-errors.ts';
import { i18n, translate } from '#lib/i18n.ts';
import { toSend } from '#modules/booking/shared/passenger-draft.ts';
import { passengerProblems } from '#modules/booking/shared/passenger-problems.ts';
import type { SaleValues } from './sale-values.ts';

/** What is chosen of what is on offer. */
export interface Choice {
  sailingId: number | null;
  roomTypeId: number | null;
  totalSen: number;
  departsAt: string | undefined;
  terms: ShownTerms | undefined;
}

/** The body of the call, as far as it is filled in. */
export function saleBody(values: SaleValues, choice: Choice, key: string) {
  return {
    key,
    method: values.method,
    agreed: values.agreed,
    accountId: values.customer?.id ?? null,
    ...(values.againOrderId ? { againOrderId: values.againOrderId } : {}),
    complimentaryReason: values.complimentary ? values.complimentaryReason : '',
    line: {
      sailingId: choice.sailingId,
      roomTypeId: choice.roomTypeId,
      bed: values.bed,
      passengers: values.passengers.map((one) => toSend(one, '')),
      shownTotalSen: choice.totalSen,
      shownDepartsAt: choice.departsAt,
      shownTerms: choice.terms,
    },
  };
}

/** Everything that keeps the sale from being sent, by field, in the reader's language. */
export function checkSale(
  values: SaleValues,
  choice: Choice,
  key: string,
  sailing: RuleSailing | null,
): FormErrors {
  const errors: FormErrors = {};
  if (choice.sailingId === null) errors['sailingId'] = translate('counter.chooseSailing');
  if (choice.roomTypeId === null) errors['roomTypeId'] = translate('counter.chooseType');
  if (values.complimentary && !values.complimentaryReason.trim())
    errors['complimentaryReason'] = translate('form.reasonMissing');
  const read = counterSaleBody.safeParse(saleBody(values, choice, key));
  for (const { field, id, values: given } of read.success ? [] : fieldErrors(read.error)) {
    const name = field.replace(/^line\./, '');
    if (name.startsWith('passengers.')) continue;
    errors[name] ??= i18n._(id, { field: fieldLabel(name), ...given });
  }
  // Every card at the counter holds a code of its own: the house's is never needed.
  const around = { schema: passenger, sailing, houseCode: '', unnamed: 'counter.passenger' as const };
  return { ...errors, ...passengerProblems(values.passengers, around) };
}
