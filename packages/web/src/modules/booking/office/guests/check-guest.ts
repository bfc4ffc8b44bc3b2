import { checkPassengers, type RuleSailing } from '@gangway/contract/booking/passenger-rules.ts';
import type { OfficeOrderDetail } from '@gangway/contract/booking/office-schemas.ts';
import { passenger as passengerSchema } from '@gangway/contract/booking/schemas.ts';
import { isPlainDate } from '@gangway/contract/core/dates.ts';
import { fieldErrors } from '@gangway/contract/core/field-errors.ts';
import { fieldLabel, type FormErrors } from '#lib/field-errors.ts';
import { i18n, translate } from '#lib/i18n.ts';
import { passengerBody, rulePassenger } from '../counter/check-sale.ts';
import type { PassengerValues } from '../counter/sale-values.ts';

interface Place {
  order: Pick<OfficeOrderDetail, 'tickets'>;
  ticketId: number;
  sailing: RuleSailing;
}

/** Everything that keeps somebody from coming in a guest's place, among those who travel along, by field of the card. */
export function checkGuest(guest: PassengerValues, { order, ticketId, sailing }: Place): FormErrors {
  const errors: FormErrors = {};
  const read = passengerSchema.safeParse(passengerBody(guest));
  for (const { field, id, values } of read.success ? [] : fieldErrors(read.error))
    errors[`passengers.0.${field}`] ??= i18n._(id, { field: fieldLabel(field), ...values });
  // The schema says so only once everything else is right.
  if (!guest.idNumber.trim()) errors['passengers.0.idNumber'] ??= i18n._('passenger.enterIdNumber');
  const live = order.tickets.filter((ticket) => ticket.live);
  const place = live.findIndex(({ id }) => id === ticketId);
  const company = live.map((ticket, index) =>
    index === place ? rulePassenger(guest) : { ...ticket, idNumber: null },
  );
  // What is not there yet is asked for by the schema; rules speak about what is.
  const isDated = isPlainDate(guest.birthDate);
  for (const { index, field, id, values } of checkPassengers(company, sailing)) {
    const isOwn = index === place;
    if (!isDated && (!isOwn || field === 'birthDate')) continue;
    const name = guest.name.trim() || translate('counter.passenger', { number: 1 });
    errors[`passengers.0.${isOwn ? field : 'birthDate'}`] ??= i18n._(
      id,
      isOwn ? { ...values, name } : values,
    );
  }
  return errors;
}
