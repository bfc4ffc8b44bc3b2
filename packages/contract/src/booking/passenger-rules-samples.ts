import { checkPassengers, type RulePassenger, type RuleSailing } from './passenger-rules.ts';

/** A night sailing of five weeks from now. */
export const sampleSailing: RuleSailing = {
  today: '2026-11-15',
  departs: '2026-12-20',
  returns: '2026-12-21',
};

let made = 0;

/** An adult whom nothing keeps from sailing, with a document nobody else has; for tests. */
export function samplePassenger(change: Partial<RulePassenger> = {}): RulePassenger {
  made += 1;
  return {
    name: 'Tan Mei Ling',
    gender: 'female',
    idType: 'drivingLicense',
    idNumber: `D${100_000 + made}`,
    passportExpiry: null,
    nationality: 'MY',
    birthDate: '1990-01-01',
    dueDate: null,
    ...change,
  };
}

/** What is found about passengers, each as one line: who, where, what. */
export function findings(passengers: RulePassenger[], on = sampleSailing): string[] {
  return checkPassengers(passengers, on).map(({ index, field, id }) => `${index} ${field} ${id}`);
}
