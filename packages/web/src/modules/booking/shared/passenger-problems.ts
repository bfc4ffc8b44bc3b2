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

/** What the forms of a face call somebody as long as no name is given. */
type Unnamed = 'wizard.guest' | 'counter.passenger';

export type PassengerSchema = typeof passengerSchema;

export interface Circumstances {
  /** Handed in, since the site loads it only once somebody types. */
  schema: PassengerSchema;
  /** Null while none is chosen: then only how a field is written is looked at. */
  sailing: RuleSailing | null;
  houseCode: string;
  /** Those who travel already, where one comes in the place of a guest. */
  company?: readonly RulePassenger[];
  unnamed: Unnamed;
  /** How the face writes a date in a sentence; as it is kept, where that is not said. */
  writeDate?: (date: string) => string;
  /** They are those of one cabin of several: who is missing is missing there. */
  inCabin?: boolean;
}

/** Who they are with is only known once everybody's age is. And in which words, where they are in several cabins. */
const aboutOthers = new Map([
  ['passenger.infantNeedsAdults', 'wizard.infantNeedsAdults'],
  ['passenger.minorNeedsAdult', 'wizard.minorNeedsAdult'],
]);

/** Everything wrong with the passengers, one message per field, by paths such as `passengers.1.name`. */
export function passengerProblems(passengers: readonly PassengerDraft[], around: Circumstances): FormErrors {
  const byRules = problemsOfRules(passengers, around);
  const { writeDate } = around;
  const shown: FormErrors = {};
  passengers.forEach((passenger, index) => {
    const found = [
      ...problemsOfForm(passenger, around),
      ...byRules.filter((problem) => problem.index === index),
    ];
    for (const { field, id, values } of found) {
      const words = (around.inCabin && aboutOthers.get(id)) || id;
      shown[`passengers.${index}.${field}`] ??= i18n._(words, {
        field: fieldLabel(field),
        ...values,
        ...(writeDate && typeof values['date'] === 'string' ? { date: writeDate(values['date']) } : {}),
      });
    }
  });
  return shown;
}

/** The passengers as they are sent; null while something is wrong with how a field is written. */
export function readPassengers(
  passengers: readonly PassengerDraft[],
  { schema, houseCode }: Pick<Circumstances, 'schema' | 'houseCode'>,
): Passenger[] | null {
  const read = passengers.flatMap((passenger) => {
    const parsed = schema.safeParse(toSend(passenger, houseCode));
    return parsed.success ? [parsed.data] : [];
  });
  return read.length === passengers.length ? read : null;
}

/** What looks wrong in a form but may stand, by field. */
export function draftWarnings(passenger: PassengerDraft, today: string): FormErrors {
  const found = passengerWarnings(toRule(passenger), today);
  return Object.fromEntries(found.map(({ field, id }) => [field, i18n._(id)]));
}

export function passengerName({ name }: { name: string }, index: number, unnamed: Unnamed): string {
  return name.trim() || translate(unnamed, { number: index + 1 });
}

interface Problem {
  field: string;
  id: string;
  values: Record<string, string | number>;
}

function problemsOfForm(passenger: PassengerDraft, { schema, houseCode }: Circumstances): Problem[] {
  const parsed = schema.safeParse(toSend(passenger, houseCode));
  const problems: Problem[] = parsed.success ? [] : fieldErrors(parsed.error);
  // The schema says so only once everything else is right.
  if (!passenger.idNumber.trim() && !hasKeptNumber(passenger))
    problems.push({ field: 'idNumber', id: 'passenger.enterIdNumber', values: {} });
  if (passenger.expecting && !passenger.dueDate)
    problems.push({ field: 'dueDate', id: 'wizard.enterDueDate', values: {} });
  return problems;
}

/** What the sailing asks of them. What the company lacks by the newcomer, the first, stands at the newcomer's birth date. */
function problemsOfRules(
  passengers: readonly PassengerDraft[],
  { sailing, company = [], unnamed }: Circumstances,
): (Problem & { index: number })[] {
  if (!sailing) return [];
  const people = passengers.map((passenger, index) => ({
    ...toRule(passenger),
    name: passengerName(passenger, index, unnamed),
  }));
  const known = passengers.every(({ birthDate }) => birthDate);
  const isOwn = (index: number) => index < passengers.length;
  return checkPassengers([...people, ...company], sailing)
    .filter(({ index, id }) => known || (isOwn(index) && !aboutOthers.has(id)))
    .map((problem) => (isOwn(problem.index) ? problem : { ...problem, index: 0, field: 'birthDate' }));
}

function toRule(passenger: PassengerDraft): RulePassenger {
  return {
    name: passenger.name,
    gender: passenger.gender,
    idType: passenger.idType,
    idNumber: passenger.idNumber.trim() || null,
    passportExpiry: passenger.passportExpiry || null,
    nationality: passenger.nationality,
    birthDate: passenger.birthDate,
    dueDate: (passenger.expecting && passenger.dueDate) || null,
  };
}
