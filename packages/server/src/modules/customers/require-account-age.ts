import { ageOn } from '@gangway/contract/core/dates.ts';
import { minimumAccountAge } from '@gangway/contract/customers/rules.ts';
import { fieldError } from '../../platform/app-error.ts';

/** Refuses a birth date that is still to come, or of somebody too young to hold an account. */
export function requireAccountAge(birthDate: string, today: string): void {
  if (birthDate > today) throw fieldError('request.invalid', 'birthDate', 'validation.date');
  if (ageOn(birthDate, today) < minimumAccountAge) {
    throw fieldError('register.underAge', 'birthDate', 'error.register.underAge', { age: minimumAccountAge });
  }
}
