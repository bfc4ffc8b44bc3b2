import { portDate } from '@gangway/contract/core/dates.ts';
import { type Slot, weekdayOf } from '@gangway/contract/fleet/prices.ts';
import { type Chance, pick } from '../random.ts';
import { anyFate, courseOf, type DemoSailing, type Fate } from './course.ts';
import type { DemoParty, PeopleMaker } from './people.ts';
import type { DemoBuyer, DemoGroup, OrderPlanner } from './plan-orders.ts';

const day = 86_400_000;

/** A customer with an account and those they travel with. */
export interface DemoCustomer {
  buyer: DemoBuyer;
  party: DemoParty;
}

export interface DemoCast {
  /** From the first to the last. */
  sailings: readonly DemoSailing[];
  crowd: readonly DemoCustomer[];
  /** Agents buy for others: every party is a new one. */
  agents: readonly DemoBuyer[];
  counter: DemoBuyer;
  /** The account newcomers sign in with. */
  customer: DemoCustomer;
  now: Date;
  holdMinutes: number;
}

/** Lets everybody buy: all sailings get their orders, the demo customer one of every kind, and a few are buying right now. */
export function playScene(chance: Chance, planner: OrderPlanner, people: PeopleMaker, cast: DemoCast): void {
  const { sailings, now } = cast;
  playCustomer(chance, planner, cast);
  sellSailings(chance, planner, people, cast);
  const soon = sailings.filter(({ departsAt }) => departsAt > now).slice(2, 40);
  for (let held = 0; held < 7; held++) {
    const { buyer, party } = pick(chance, cast.crowd);
    buy(chance, planner, cast, {
      buyer,
      party,
      sailing: pick(chance, soon),
      group: planner.group(),
      fate: 'held',
    });
  }
}

/** Every sailing gets its orders; `share` of them where it was quieter. */
export function sellSailings(
  chance: Chance,
  planner: OrderPlanner,
  people: PeopleMaker,
  cast: Omit<DemoCast, 'customer'>,
  share = 1,
): void {
  const { sailings, now } = cast;
  for (const [index, sailing] of sailings.entries()) {
    const count = Math.round(demand(sailing, now) * share * chance.between(0.7, 1.3));
    for (let order = 0; order < count; order++) {
      const group = planner.group();
      const { buyer, party } = anyCustomer(chance, people, cast);
      // Some buy for several dates at once.
      const places = chance.chance(0.07) ? [0, ...[2, 6].slice(0, chance.whole(1, 2))] : [0];
      for (const place of places) {
        const target = sailings[index + place];
        if (target) buy(chance, planner, cast, { buyer, party, sailing: target, group });
      }
    }
  }
}

/** One order of every status, one alone and some together, so that every tab has something to show. */
function playCustomer(chance: Chance, planner: OrderPlanner, cast: DemoCast): void {
  const { buyer, party } = cast.customer;
  const couple = { adults: party.adults, children: [] };
  const story: [days: number, slot: Slot, party: DemoParty, fate: Fate][][] = [
    [[-24, 'day', party, 'bought']],
    [[-9, 'night', couple, 'bought']],
    [
      [6, 'day', party, 'bought'],
      [20, 'night', couple, 'bought'],
    ],
    [
      [13, 'day', party, 'bought'],
      [14, 'night', couple, 'customer'],
    ],
    [[27, 'day', party, 'refunded']],
    [[3, 'night', couple, 'expired']],
    [[10, 'day', party, 'held']],
  ];
  for (const lines of story) {
    const group = planner.group();
    for (const [days, slot, party, fate] of lines) {
      const date = portDate(new Date(cast.now.getTime() + days * day));
      const sailing = cast.sailings.find((one) => one.date === date && one.slot === slot);
      if (sailing) buy(chance, planner, cast, { buyer, party, sailing, group, fate });
    }
  }
}

function buy(
  chance: Chance,
  planner: OrderPlanner,
  { now, holdMinutes }: Pick<DemoCast, 'now' | 'holdMinutes'>,
  wish: { buyer: DemoBuyer; party: DemoParty; sailing: DemoSailing; group: DemoGroup; fate?: Fate },
): void {
  const { buyer, party, sailing, group } = wish;
  const drawn = wish.fate ?? anyFate(chance, sailing, now);
  // What is given back was bought weeks ahead by itself.
  const fate = drawn === 'refunded' && group.createdAt ? 'customer' : drawn;
  const course = courseOf(chance, fate, sailing, { now, holdMinutes, together: group.createdAt });
  // Where there is no room left they go without.
  planner.add(
    fate === 'complimentary' ? { ...buyer, methods: ['cash'] } : buyer,
    sailing,
    party,
    course,
    group,
  );
}

function anyCustomer(
  chance: Chance,
  people: PeopleMaker,
  cast: Pick<DemoCast, 'agents' | 'counter' | 'crowd'>,
): DemoCustomer {
  const draw = chance.whole(1, 100);
  if (draw <= 24) return { buyer: withReferrer(chance, cast.counter, cast), party: people.party() };
  if (draw <= 36) return { buyer: pick(chance, cast.agents), party: people.party() };
  const { buyer, party } = pick(chance, cast.crowd);
  const isAlone = party.children.length > 0 && chance.chance(0.2);
  return {
    buyer: withReferrer(chance, buyer, cast),
    party: isAlone ? { adults: party.adults, children: [] } : party,
  };
}

/** Some were sent by an agent, whose code they give. */
function withReferrer(chance: Chance, buyer: DemoBuyer, { agents }: Pick<DemoCast, 'agents'>): DemoBuyer {
  return chance.chance(0.2) ? { ...buyer, referrer: pick(chance, agents).referrer } : buyer;
}

/** How many orders a sailing has by now: the nearer, the more, and the weekend more than the week. */
function demand({ date, departsAt, types }: DemoSailing, now: Date): number {
  const isSmall = (types[0]?.capacity ?? 0) < 300;
  const days = Math.max(0, (departsAt.getTime() - now.getTime()) / day);
  const near = isSmall ? 5 : days === 0 ? 19 : 2 + 20 * Math.exp(-days / 20);
  return ['fri', 'sat', 'sun'].includes(weekdayOf(date)) ? near * 1.5 : near;
}
