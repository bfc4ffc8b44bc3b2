import type { RulePassenger } from '@gangway/contract/booking/passenger-rules.ts';
import type { Order, Ticket } from '@gangway/contract/booking/schemas.ts';
import { addMonths } from '@gangway/contract/core/dates.ts';

/** In the middle of each age group, in years. */
const years: Record<Ticket['ageGroup'], number> = { infant: 1, child: 10, adult: 40 };

/** Those who travel along, as far as a browser knows them: their age group is what the rules ask of them. */
export function guestCompany(
  order: { tickets: readonly Ticket[]; sailing: Pick<Order['sailing'], 'date'> },
  leaving: number,
): RulePassenger[] {
  return order.tickets
    .filter(({ id, live }) => live && id !== leaving)
    .map(({ name, ageGroup }) => ({
      name,
      birthDate: addMonths(order.sailing.date, -12 * years[ageGroup]),
      gender: '',
      idType: 'idCard',
      idNumber: null,
      passportExpiry: null,
      nationality: '',
      dueDate: null,
    }));
}
