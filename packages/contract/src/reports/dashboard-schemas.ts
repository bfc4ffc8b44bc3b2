import { z } from 'zod';
import { boardingCounts } from '../boarding/schemas.ts';
import { orderStatus } from '../booking/schemas.ts';
import { bilingual, id, instant } from '../core/fields.ts';
import { roomKind, slot } from '../fleet/schemas.ts';
import { sailingStatus } from '../sailings/schemas.ts';
import { dashboardTaskKinds } from './dashboard-cards.ts';

/** A sailing of today, or one that is still out. Figures are null for those who may not see them. */
export const todaysSailing = z.object({
  id,
  shipName: z.string(),
  destination: bilingual,
  date: z.string(),
  slot,
  departsAt: instant,
  returnsAt: instant,
  status: sailingStatus,
  /** In people. */
  places: z.object({ capacity: z.int(), sold: z.int(), held: z.int() }).nullable(),
  boarding: boardingCounts.omit({ revision: true, capacity: true }).nullable(),
});
export type TodaysSailing = z.output<typeof todaysSailing>;

/** What came in and went back, without what only moved between a balance and an order. */
export const received = z.object({ takenSen: z.int(), refundedSen: z.int() });
export type Received = z.output<typeof received>;

/** A period so far beside as much of the same one a month and a year before. */
export const comparedMoney = z.object({ now: received, lastMonth: received, lastYear: received });
export type ComparedMoney = z.output<typeof comparedMoney>;

/** The rooms of a ship, and whether they will be ready. */
export const shipRooms = z.object({
  ship: z.object({ id, name: z.string() }),
  byStatus: z.object({
    available: z.int(),
    occupied: z.int(),
    dirty: z.int(),
    maintenance: z.int(),
  }),
  /** Of ships that sail within two days: before then nobody hurries. */
  turnover: z
    .object({
      /** When the next sailing needs its rooms. */
      neededAt: instant,
      /** Rooms that must be cleaned until then. */
      toClean: z.int(),
      /** Room types that will not be ready. */
      lateTypes: z.int(),
    })
    .nullable(),
});
export type ShipRooms = z.output<typeof shipRooms>;

export const latestOrder = z.object({
  id,
  orderNo: z.string(),
  customerName: z.string(),
  roomType: z.object({ name: bilingual, kind: roomKind }),
  people: z.int(),
  sailing: z.object({ shipName: z.string(), date: z.string(), slot }),
  totalSen: z.int(),
  status: orderStatus,
  /** What waits at the desk to be collected. */
  toCollectSen: z.int(),
  createdAt: instant,
});
export type LatestOrder = z.output<typeof latestOrder>;

export const dashboardTask = z.object({
  kind: z.enum(dashboardTaskKinds),
  /** As many as stand where the task is done. */
  count: z.int(),
  sailing: z.object({ id, shipName: z.string(), date: z.string(), slot }).nullable(),
  ship: z.object({ id, name: z.string() }).nullable(),
  /** By which company or desk the money came that is to be handed out. */
  provider: z.string().nullable(),
});
export type DashboardTask = z.output<typeof dashboardTask>;

/** The dashboard as the caller may see it: what their role does not hold is null. */
export const dashboardToday = z.object({
  now: instant,
  /** The day at the port. */
  date: z.string(),
  sailings: z.array(todaysSailing).nullable(),
  money: z.object({ today: comparedMoney, month: comparedMoney }).nullable(),
  rooms: z.array(shipRooms).nullable(),
  orders: z.array(latestOrder).nullable(),
  /** Null where the caller would be told of nothing. */
  tasks: z.array(dashboardTask).nullable(),
});
export type DashboardToday = z.output<typeof dashboardToday>;
