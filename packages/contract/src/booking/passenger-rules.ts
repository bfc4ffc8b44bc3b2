import { addMonths, ageOn, isPlainDate } from '../core/dates.ts';
import { checkDocument, type Documented } from '../customers/document-rules.ts';
import { plainNumber } from '../customers/plain-number.ts';

export { cardWarnings as passengerWarnings } from '../customers/document-rules.ts';

export const adultAge = 18;
export const infantAge = 2;
export const adultsPerInfant = 2;
export const youngestMonths = 6;
export const passportMonths = 6;
export const pregnancyWeeks = 24;
/** Ages in which a child may be expected; wide, since asking in vain is better than not asking. */
const expectingAges = { from: 10, to: 60 };
const fullTermDays = 280;
/** No child is three weeks late: a date further back was mistyped. */
const latestDays = fullTermDays + 21;

/** A passenger as the rules see one: what the form holds, empty where nothing was given. */
export interface RulePassenger extends Documented {
  name: string;
  gender: string;
  /** The day a child is expected, when the passenger is pregnant. */
  dueDate: string | null;
}

/** When they sail, all as days at the port. */
export interface RuleSailing {
  today: string;
  departs: string;
  returns: string;
}

/** What is wrong with one passenger, at which field, in words by id; `name` is who. */
export interface PassengerProblem {
  index: number;
  field: string;
  id: string;
  values: Record<string, string | number>;
}

/** Every reason not to take these passengers on this sailing. Empty when all may come. */
export function checkPassengers(
  passengers: readonly RulePassenger[],
  sailing: RuleSailing,
): PassengerProblem[] {
  const adults = countAdults(passengers, sailing);
  return collect(passengers, (passenger, index) => [
    ...checkDocument(passenger, sailing.today).map(({ field, id }): Finding => [field, id]),
    ...checkDay(passenger, sailing, adults),
    ...checkDueDate(passenger, sailing),
    ...checkRepeat(passengers, index),
  ]);
}

/** A passenger as a ticket knows one: the document was looked at when it was bought. */
export type DayPassenger = Pick<
  RulePassenger,
  'name' | 'idType' | 'passportExpiry' | 'birthDate' | 'dueDate'
>;

/** Every reason not to take people who were taken before on another day: the rules of the sailing day alone. */
export function checkSailingDay(
  passengers: readonly DayPassenger[],
  sailing: RuleSailing,
): PassengerProblem[] {
  const adults = countAdults(passengers, sailing);
  return collect(passengers, (passenger) => checkDay(passenger, sailing, adults));
}

function collect<P extends { name: string }>(
  passengers: readonly P[],
  check: (passenger: P, index: number) => Finding[],
): PassengerProblem[] {
  return passengers.flatMap((passenger, index) =>
    check(passenger, index).map(([field, id, values = {}]) => ({
      index,
      field,
      id,
      values: { name: passenger.name, ...values },
    })),
  );
}

function countAdults(passengers: readonly DayPassenger[], sailing: RuleSailing): number {
  return passengers.filter((one) => isBorn(one, sailing) && ageOn(one.birthDate, sailing.departs) >= adultAge)
    .length;
}

/** Somebody among these who could not sail with only the others for company; null when all could. */
export function findUnaccompanied<P extends { birthDate: string }>(
  passengers: readonly P[],
  departs: string,
): P | null {
  const ages = passengers.map(({ birthDate }) => ageOn(birthDate, departs));
  const adults = ages.filter((age) => age >= adultAge).length;
  return passengers.find((_, index) => missingCompany(ages[index] ?? adultAge, adults) !== null) ?? null;
}

/** Whether somebody may be with child, as far as gender and age are known. */
export function mayBeExpecting(person: { gender: string; birthDate: string }, today: string): boolean {
  if (person.gender === 'male') return false;
  if (!isPlainDate(person.birthDate) || person.birthDate > today) return true;
  const age = ageOn(person.birthDate, today);
  return age >= expectingAges.from && age <= expectingAges.to;
}

/** Infant, child or adult on a day. */
export function ageGroup(birthDate: string, day: string): 'infant' | 'child' | 'adult' {
  const age = ageOn(birthDate, day);
  if (age < infantAge) return 'infant';
  return age < adultAge ? 'child' : 'adult';
}

type Finding = [field: string, id: string, values?: Record<string, string | number>];

/** What depends on the day they sail. */
function checkDay(passenger: DayPassenger, sailing: RuleSailing, adults: number): Finding[] {
  return [
    ...checkPassport(passenger, sailing),
    ...checkAge(passenger, sailing, adults),
    ...checkPregnancy(passenger, sailing),
  ];
}

function checkPassport({ idType, passportExpiry }: DayPassenger, sailing: RuleSailing): Finding[] {
  const needed = addMonths(sailing.returns, passportMonths);
  return idType === 'passport' && passportExpiry && passportExpiry < needed
    ? [['passportExpiry', 'passenger.passportExpires', { date: needed }]]
    : [];
}

function checkAge(passenger: DayPassenger, sailing: RuleSailing, adults: number): Finding[] {
  const { birthDate } = passenger;
  if (!isBorn(passenger, sailing)) return [];
  const age = ageOn(birthDate, sailing.departs);
  if (addMonths(birthDate, youngestMonths) > sailing.departs) return [['birthDate', 'passenger.tooYoung']];
  const missing = missingCompany(age, adults);
  return missing ? [['birthDate', `passenger.${missing}`]] : [];
}

function missingCompany(age: number, adults: number): 'infantNeedsAdults' | 'minorNeedsAdult' | null {
  if (age < infantAge && adults < adultsPerInfant) return 'infantNeedsAdults';
  return age < adultAge && adults === 0 ? 'minorNeedsAdult' : null;
}

/** Counted back from the expected day of birth, 40 weeks; the last day on board is what counts. */
function checkPregnancy({ dueDate }: DayPassenger, { today, returns }: RuleSailing): Finding[] {
  if (!dueDate || !isDueDate(dueDate, today)) return [];
  return pregnantDays(dueDate, returns) >= pregnancyWeeks * 7 ? [['dueDate', 'passenger.pregnant']] : [];
}

function checkDueDate({ dueDate }: RulePassenger, { today }: RuleSailing): Finding[] {
  return dueDate && !isDueDate(dueDate, today) ? [['dueDate', 'passenger.dueDate']] : [];
}

function pregnantDays(dueDate: string, day: string): number {
  return fullTermDays - (Date.parse(dueDate) - Date.parse(day)) / 86_400_000;
}

/** Whether somebody can be expecting a child on that day; long past, it is born. */
function isDueDate(dueDate: string, today: string): boolean {
  const days = pregnantDays(dueDate, today);
  return days >= 0 && days <= latestDays;
}

/** The same person twice in one order: the later one is named. */
function checkRepeat(passengers: readonly RulePassenger[], index: number): Finding[] {
  const key = personKey(passengers[index]);
  if (key === null) return [];
  return passengers.slice(0, index).some((other) => personKey(other) === key)
    ? [['idNumber', 'passenger.sameTwice']]
    : [];
}

function personKey(passenger: RulePassenger | undefined): string | null {
  if (!passenger?.idNumber) return null;
  return `${passenger.idType} ${plainNumber(passenger.idNumber)}`;
}

function isBorn({ birthDate }: DayPassenger, { today }: RuleSailing): boolean {
  return isPlainDate(birthDate) && birthDate <= today;
}
