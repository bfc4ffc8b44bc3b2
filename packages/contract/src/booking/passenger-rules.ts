import { addMonths, ageOn, isPlainDate } from '../core/dates.ts';
import { checkDocument, type Documented } from '../customers/document-rules.ts';
import { plainNumber } from '../customers/plain-number.ts';

export { cardWarnings as passengerWarnings } from '../customers/document-rules.ts';
export { isMyKad } from '../customers/my-kad.ts';

export const adultAge = 18;
export const infantAge = 2;
export const adultsPerInfant = 2;
export const youngestMonths = 6;
export const passportMonths = 6;
export const pregnancyWeeks = 24;
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
  const adults = passengers.filter(
    (one) => isBorn(one, sailing) && ageOn(one.birthDate, sailing.departs) >= adultAge,
  );
  return passengers.flatMap((passenger, index) =>
    [
      ...checkPaper(passenger, sailing),
      ...checkAge(passenger, sailing, adults.length),
      ...checkPregnancy(passenger, sailing),
      ...checkRepeat(passengers, index),
    ].map(([field, id, values = {}]) => ({ index, field, id, values: { name: passenger.name, ...values } })),
  );
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

/** Infant, child or adult on a day. */
export function ageGroup(birthDate: string, day: string): 'infant' | 'child' | 'adult' {
  const age = ageOn(birthDate, day);
  if (age < infantAge) return 'infant';
  return age < adultAge ? 'child' : 'adult';
}

type Finding = [field: string, id: string, values?: Record<string, string | number>];

/** What holds for a document on any day, and that a passport outlives the sailing. */
function checkPaper(passenger: RulePassenger, sailing: RuleSailing): Finding[] {
  const findings: Finding[] = checkDocument(passenger, sailing.today).map(({ field, id }) => [field, id]);
  const { idType, passportExpiry } = passenger;
  const needed = addMonths(sailing.returns, passportMonths);
  if (idType === 'passport' && passportExpiry && passportExpiry < needed)
    findings.push(['passportExpiry', 'passenger.passportExpires', { date: needed }]);
  return findings;
}

function checkAge(passenger: RulePassenger, sailing: RuleSailing, adults: number): Finding[] {
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
function checkPregnancy({ dueDate }: RulePassenger, sailing: RuleSailing): Finding[] {
  if (!dueDate) return [];
  const daysAt = (day: string) => fullTermDays - (Date.parse(dueDate) - Date.parse(day)) / 86_400_000;
  if (daysAt(sailing.today) < 0 || daysAt(sailing.today) > latestDays)
    return [['dueDate', 'passenger.dueDate']];
  if (daysAt(sailing.returns) >= pregnancyWeeks * 7) return [['dueDate', 'passenger.pregnant']];
  return [];
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

function isBorn({ birthDate }: RulePassenger, { today }: RuleSailing): boolean {
  return isPlainDate(birthDate) && birthDate <= today;
}
