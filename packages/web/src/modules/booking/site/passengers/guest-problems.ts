import {
  checkPassengers,
  passengerWarnings,
  type RulePassenger,
  type RuleSailing,
} from '@gangway/contract/booking/passenger-rules.ts';
import type { Passenger, passenger as passengerSchema } from '@gangway/contract/booking/schemas.ts';
import { fieldErrors } from '@gangway/contract/core/field-errors.ts';
import { fieldLabel, type FormErrors } from '#lib/field-errors.ts';
import { i18n, translate } from '#lib/i18n.ts';
import { hasKeptNumber, type PassengerDraft, toSend } from './passenger-draft.ts';

export type PassengerSchema = typeof passengerSchema;

interface Circumstances {
  schema: PassengerSchema;
  sailing: RuleSailing | null;
  houseCode: string;
}

/** Who they are with is only known once everybody's age is. */
const aboutOthers = new Set(['passenger.infantNeedsAdults', 'passenger.minorNeedsAdult']);

/** Everything wrong with the guests, one message per field, by paths such as `passengers.1.name`. */
export function guestProblems(guests: readonly PassengerDraft[], around: Circumstances): FormErrors {
  const { sailing } = around;
  const known = guests.every((guest) => guest.birthDate);
  const byRules = sailing
    ? checkPassengers(guests.map(toRule), sailing).filter(({ id }) => known || !aboutOthers.has(id))
    : [];
  const shown: FormErrors = {};
  guests.forEach((guest, index) => {
    const found = [...problemsOfForm(guest, around), ...byRules.filter((problem) => problem.index === index)];
    for (const { field, id, values } of found)
      shown[`passengers.${index}.${field}`] ??= i18n._(id, { field: fieldLabel(field), ...values });
  });
  return shown;
}

/** The guests as they are sent; null while something is wrong with how a field is written. */
export function readGuests(
  guests: readonly PassengerDraft[],
  { schema, houseCode }: Pick<Circumstances, 'schema' | 'houseCode'>,
): Passenger[] | null {
  const read = guests.flatMap((guest) => {
    const parsed = schema.safeParse(toSend(guest, houseCode));
    return parsed.success ? [parsed.data] : [];
  });
  return read.length === guests.length ? read : null;
}

/** What looks wrong in a form but may stand, by field. */
export function guestWarnings(guest: PassengerDraft, today: string): FormErrors {
  if (!guest.birthDate && !guest.gender) return {};
  const found = passengerWarnings(toRule(guest, 0), today);
  return Object.fromEntries(found.map(({ field, id }) => [field, i18n._(id)]));
}

/** What a guest is called as long as no name is given. */
export function guestName(guest: Pick<PassengerDraft, 'name'>, index: number): string {
  return guest.name.trim() || translate('wizard.guest', { number: index + 1 });
}

interface Problem {
  field: string;
  id: string;
  values: Record<string, string | number>;
}

function problemsOfForm(guest: PassengerDraft, { schema, houseCode }: Circumstances): Problem[] {
  const parsed = schema.safeParse(toSend(guest, houseCode));
  const problems: Problem[] = parsed.success ? [] : fieldErrors(parsed.error);
  // The schema says so only once everything else is right.
  if (!guest.idNumber.trim() && !hasKeptNumber(guest))
    problems.push({ field: 'idNumber', id: 'passenger.enterIdNumber', values: {} });
  if (guest.expecting && !guest.dueDate)
    problems.push({ field: 'dueDate', id: 'wizard.enterDueDate', values: {} });
  return problems;
}

function toRule(guest: PassengerDraft, index: number): RulePassenger {
  return {
    name: guestName(guest, index),
    gender: guest.gender,
    idType: guest.idType,
    idNumber: guest.idNumber.trim() || null,
    passportExpiry: guest.passportExpiry || null,
    nationality: guest.nationality,
    birthDate: guest.birthDate,
    dueDate: (guest.expecting && guest.dueDate) || null,
  };
}
