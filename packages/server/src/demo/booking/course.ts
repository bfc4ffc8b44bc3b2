import type { CancelReason, OrderStatus } from '@gangway/contract/booking/states.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import type { TypeOnSailing } from '../../modules/sailings/index.ts';
import { type Chance, pick } from '../random.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What becomes of an order. */
export type Fate = 'bought' | 'expired' | 'customer' | 'staff' | 'refunded' | 'complimentary' | 'held';

export interface DemoSailing {
  id: number;
  shipId: number;
  date: string;
  slot: Slot;
  departsAt: Date;
  returnsAt: Date;
  peak: boolean;
  status: SailingStatus;
  types: readonly TypeOnSailing[];
}

/** An order's life: its status and when it took each step. */
export interface Course {
  status: OrderStatus;
  complimentaryReason: string;
  createdAt: Date;
  updatedAt: Date;
  paidAt: Date | null;
  canceledAt: Date | null;
  cancelReason: CancelReason | null;
  refundedAt: Date | null;
  completedAt: Date | null;
}

const reasons = [
  'Prize of the harbour festival draw',
  'Apology for the late departure last month',
  'Guests of the tourism board',
  'Travel agents on a familiarisation trip',
];

/** How most orders end, some do not, by what is usual on a sailing that far away. */
export function anyFate(chance: Chance, sailing: DemoSailing, now: Date): Fate {
  const draw = chance.whole(1, 100);
  if (draw <= 4) return 'expired';
  if (draw <= 8) return 'customer';
  if (draw <= 9) return 'staff';
  if (draw <= 13) return mayRefund(sailing, now) ? 'refunded' : 'bought';
  return draw <= 16 ? 'complimentary' : 'bought';
}

/** Given back in time, so that something comes back. */
function mayRefund(sailing: DemoSailing, now: Date): boolean {
  const isFar = sailing.departsAt.getTime() - now.getTime() > 17 * day;
  return !sailing.peak && (isFar || sailing.departsAt <= now);
}

/** Lives an order through to now; one that was bought with another was made at the same moment. */
export function courseOf(
  chance: Chance,
  fate: Fate,
  sailing: DemoSailing,
  { now, holdMinutes, together }: { now: Date; holdMinutes: number; together: Date | null },
): Course {
  const createdAt = together ?? boughtAt(chance, fate, sailing, now);
  const after = (from: number, to: number) =>
    new Date(createdAt.getTime() + chance.whole(from * 60, to * 60) * 1000);
  const course: Course = {
    status: 'unpaid',
    complimentaryReason: '',
    createdAt,
    updatedAt: createdAt,
    paidAt: null,
    canceledAt: null,
    cancelReason: null,
    refundedAt: null,
    completedAt: null,
  };
  switch (fate) {
    case 'held':
      return course;
    case 'expired':
    case 'customer':
    case 'staff': {
      const at = fate === 'expired' ? after(holdMinutes, holdMinutes + 0.1) : after(1, holdMinutes - 1);
      return { ...course, status: 'canceled', canceledAt: at, cancelReason: fate, updatedAt: at };
    }
    case 'refunded': {
      const paidAt = after(1, 8);
      const last = Math.min(now.getTime(), sailing.departsAt.getTime() - 15 * day);
      const refundedAt = new Date(
        chance.between(paidAt.getTime(), Math.max(last, paidAt.getTime() + minute)),
      );
      return { ...course, status: 'refunded', paidAt, refundedAt, updatedAt: refundedAt };
    }
    case 'complimentary':
    case 'bought': {
      const isFree = fate === 'complimentary';
      const paidAt = isFree ? createdAt : after(1, 8);
      const complimentaryReason = isFree ? pick(chance, reasons) : '';
      const paid = { ...course, paidAt, complimentaryReason };
      return sailing.returnsAt <= now
        ? { ...paid, status: 'completed', completedAt: sailing.returnsAt, updatedAt: sailing.returnsAt }
        : { ...paid, status: 'paid', updatedAt: paidAt };
    }
  }
}

/** Most people buy some days ahead; an order that was given back was bought weeks ahead. */
function boughtAt(chance: Chance, fate: Fate, { departsAt }: DemoSailing, now: Date): Date {
  if (fate === 'held') return new Date(now.getTime() - chance.whole(30, 420) * 1000);
  const latest = Math.min(now.getTime() - hour, departsAt.getTime() - 2 * hour);
  if (fate === 'refunded') {
    const until = Math.min(latest, departsAt.getTime() - 16 * day);
    return new Date(until - chance.between(0.1, 12) * day);
  }
  // The square leans towards the last days.
  return new Date(latest - chance.between(0, 1) ** 2 * 24 * day);
}
