import {
  checkPassengers,
  type RulePassenger,
  type RuleSailing,
} from '@gangway/contract/booking/passenger-rules.ts';
import { counterSaleBody } from '@gangway/contract/booking/schemas.ts';
import { isPlainDate } from '@gangway/contract/core/dates.ts';
import { fieldErrors } from '@gangway/contract/core/field-errors.ts';
import { fieldLabel, type FormErrors } from '#lib/field-errors.ts';
import { i18n, translate } from '#lib/i18n.ts';
import type { PassengerValues, SaleValues } from './sale-values.ts';

/** What is chosen of what is on offer. */
export interface Choice {
  sailingId: number | null;
  roomTypeId: number | null;
  totalSen: number;
}

/** The body of the call, as far as it is filled in. */
export function saleBody(values: SaleValues, choice: Choice, key: string) {
  return {
    key,
    method: values.method,
    agreed: values.agreed,
    accountId: values.customer?.id ?? null,
    complimentaryReason: values.complimentary ? values.complimentaryReason : '',
    line: {
      sailingId: choice.sailingId,
      roomTypeId: choice.roomTypeId,
      bed: values.bed,
      passengers: values.passengers.map(passengerBody),
      shownTotalSen: choice.totalSen,
    },
  };
}

/** A passenger as one is sent, as far as the card is filled in. */
export function passengerBody({ key: _, ...passenger }: PassengerValues) {
  return {
    ...passenger,
    gender: passenger.gender || undefined,
    passportExpiry: passenger.idType === 'passport' ? passenger.passportExpiry : '',
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
    const label = fieldLabel(name.split('.').at(-1) ?? name);
    errors[name] ??= i18n._(id, { field: label, ...given });
  }
  if (sailing) addRules(errors, values.passengers, sailing);
  return errors;
}

function addRules(errors: FormErrors, passengers: readonly PassengerValues[], sailing: RuleSailing): void {
  for (const { index, field, id, values } of checkPassengers(passengers.map(rulePassenger), sailing)) {
    const passenger = passengers[index];
    // What is not there yet is asked for by the schema; rules speak about what is.
    if (!passenger || (field === 'birthDate' && !isPlainDate(passenger.birthDate))) continue;
    const name = passenger.name.trim() || translate('counter.passenger', { number: index + 1 });
    errors[`passengers.${index}.${field}`] ??= i18n._(id, { ...values, name });
  }
}

/** A passenger as the rules see one. */
export function rulePassenger(passenger: PassengerValues): RulePassenger {
  return {
    ...passenger,
    idNumber: passenger.idNumber.trim() || null,
    passportExpiry: passenger.passportExpiry || null,
    dueDate: passenger.dueDate || null,
  };
}
