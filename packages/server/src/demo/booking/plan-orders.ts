import type { OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import type { CancelReason, OrderStatus } from '@gangway/contract/booking/states.ts';
import { codeAlphabet, serialLength } from '@gangway/contract/booking/ticket-code.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { Bed } from '@gangway/contract/fleet/schemas.ts';
import type { RefundTier } from '@gangway/contract/settings/registry.ts';
import { totalOf, unitsOf } from '../../modules/booking/price-line.ts';
import type { TypeOnSailing } from '../../modules/sailings/index.ts';
import { type Chance, pick, uuid } from '../random.ts';
import type { Course, DemoSailing } from './course.ts';
import type { DemoParty, DemoPerson } from './people.ts';

/** Somebody who buys: an account on the site, or the counter for a walk-in. */
export interface DemoBuyer {
  channel: OfficeOrder['channel'];
  accountId: number | null;
  soldBy: number | null;
  name: string | null;
  referrer: string;
  methods: readonly PaymentMethod[];
}

export interface PlannedTicket extends DemoPerson {
  serial: string;
}

export interface PlannedOrder {
  buyer: DemoBuyer;
  sailing: DemoSailing;
  type: TypeOnSailing;
  orderNo: string;
  groupNo: string;
  checkoutKey: string;
  checkoutLine: number;
  bed: Bed | null;
  units: number;
  method: PaymentMethod;
  totalSen: number;
  paidSen: number;
  refundedSen: number;
  complimentaryReason: string;
  status: OrderStatus;
  holdExpiresAt: Date;
  createdAt: Date;
  updatedAt: Date;
  paidAt: Date | null;
  canceledAt: Date | null;
  cancelReason: CancelReason | null;
  refundedAt: Date | null;
  completedAt: Date | null;
  tickets: PlannedTicket[];
}

/** Orders bought together. */
export interface DemoGroup {
  groupNo: string;
  checkoutKey: string;
  lines: number;
  createdAt: Date | null;
}

export interface DemoRules {
  holdMinutes: number;
  tiers: readonly RefundTier[];
}

/** Plans orders one after the other, never beyond what a sailing has, and nobody aboard twice. */
export function orderPlanner(chance: Chance, rules: DemoRules) {
  const orders: PlannedOrder[] = [];
  const unitsTaken = new Map<string, number>();
  const peopleTaken = new Map<number, number>();
  const aboard = new Set<string>();

  function freeTypes(sailing: DemoSailing, people: number): TypeOnSailing[] {
    const places = peopleTaken.get(sailing.id) ?? 0;
    return sailing.types.filter(
      (type) =>
        type.priceSen !== null &&
        (type.kind === 'standing' || type.maxOccupancy >= people) &&
        (unitsTaken.get(`${sailing.id} ${type.roomTypeId}`) ?? 0) + unitsOf(type.kind, people) <=
          type.limit &&
        places + people <= type.capacity,
    );
  }

  function take(sailing: DemoSailing, type: TypeOnSailing, party: readonly DemoPerson[]): void {
    const key = `${sailing.id} ${type.roomTypeId}`;
    unitsTaken.set(key, (unitsTaken.get(key) ?? 0) + unitsOf(type.kind, party.length));
    peopleTaken.set(sailing.id, (peopleTaken.get(sailing.id) ?? 0) + party.length);
    for (const { idNumber } of party) aboard.add(`${sailing.id} ${idNumber}`);
  }

  return {
    orders,
    group: (): DemoGroup => ({
      groupNo: `GR${code(chance, 10)}`,
      checkoutKey: uuid(chance),
      lines: 0,
      createdAt: null,
    }),
    /** Plans an order and says whether there was room for it. */
    add(buyer: DemoBuyer, sailing: DemoSailing, party: DemoParty, course: Course, group: DemoGroup): boolean {
      const people = [...party.adults, ...party.children];
      const types = freeTypes(sailing, people.length);
      if (types.length === 0) return false;
      if (people.some((one) => aboard.has(`${sailing.id} ${one.idNumber}`))) return false;
      const type = pickType(chance, types, sailing.slot, people.length);
      const isLive = ['unpaid', 'paid', 'completed'].includes(course.status);
      if (isLive) take(sailing, type, people);
      const isFree = course.complimentaryReason !== '';
      const totalSen = isFree ? 0 : totalOf(type.kind, type.priceSen ?? 0, people.length);
      const paidSen = course.paidAt ? totalSen : 0;
      orders.push({
        ...course,
        buyer,
        sailing,
        type,
        orderNo: `GW${portDate(course.createdAt).slice(2).replaceAll('-', '')}${code(chance, 6)}`,
        groupNo: group.groupNo,
        checkoutKey: group.checkoutKey,
        checkoutLine: group.lines,
        bed: type.beds.length > 0 ? pick(chance, type.beds) : null,
        units: unitsOf(type.kind, people.length),
        method: pick(chance, buyer.methods),
        totalSen,
        paidSen,
        refundedSen: course.refundedAt
          ? refundOf(paidSen, people.length, sailing, type, course.refundedAt, rules.tiers)
          : 0,
        holdExpiresAt: new Date(course.createdAt.getTime() + rules.holdMinutes * 60_000),
        tickets: people.map((person) => ({ ...person, serial: code(chance, serialLength) })),
      });
      group.lines += 1;
      group.createdAt = course.createdAt;
      return true;
    },
  };
}

export type OrderPlanner = ReturnType<typeof orderPlanner>;

/** Cabins that fit are liked best; by day many are content with a boarding pass. */
function pickType(
  chance: Chance,
  types: readonly TypeOnSailing[],
  slot: Slot,
  people: number,
): TypeOnSailing {
  const weight = (type: TypeOnSailing) =>
    type.kind === 'standing' ? (slot === 'day' ? 2.5 : 0.8) : 1 / (1 + type.maxOccupancy - people);
  let left = chance.between(
    0,
    types.map(weight).reduce((sum, one) => sum + one, 0),
  );
  return types.find((type) => (left -= weight(type)) < 0) ?? pick(chance, types);
}

/** What comes back: the fee is kept for each person, by the calendar days left. */
function refundOf(
  paidSen: number,
  people: number,
  sailing: DemoSailing,
  type: TypeOnSailing,
  at: Date,
  tiers: readonly RefundTier[],
): number {
  if (sailing.peak || type.nonRefundable) return 0;
  const days = Math.round((Date.parse(sailing.date) - Date.parse(portDate(at))) / 86_400_000);
  const percent = tiers.find((tier) => days >= tier.fromDays)?.percent ?? 100;
  const feePerPerson = Math.round((paidSen / people) * (percent / 100));
  return Math.max(0, paidSen - feePerPerson * people);
}

function code(chance: Chance, length: number): string {
  return Array.from({ length }, () => codeAlphabet[chance.whole(0, codeAlphabet.length - 1)]).join('');
}
