import { addMonths } from '@gangway/contract/core/dates.ts';
import type { Chance } from '../random.ts';
import { peopleMaker } from './people.ts';
import type { OrderPlanner } from './plan-orders.ts';
import { type DemoCast, sellSailings } from './play-scene.ts';

/** Business was quieter a year ago. */
const share = 0.35;

/** The sailings of a year ago get their orders too, from those who had an account by then; their children came later. */
export function playLastYear(
  chance: Chance,
  planner: OrderPlanner,
  today: string,
  cast: Omit<DemoCast, 'customer'>,
): void {
  const crowd = cast.crowd.map(({ buyer, party }) => ({
    buyer,
    party: { adults: party.adults, children: [] },
  }));
  const people = peopleMaker(chance, addMonths(today, -12));
  sellSailings(chance, planner, people, { ...cast, crowd }, share);
}
