import type { OfficeRoute } from '../core/office-routes.ts';
import { can, type Grant } from '../core/permissions.ts';

const payments = ['/business/paymentRecord'] as const;
const sailings = ['/ship/sailings'] as const;
const rooms = ['/ship/roomCheckInManagement', '/ship/turnover'] as const;

/** What needs a person, each with the routes one of which must be held to be told of it. */
export const dashboardTasks = {
  parkedPayments: payments,
  failedRefunds: payments,
  /** Money no gateway carries back: somebody hands it out. */
  refundsToHandOut: payments,
  /** Refunds of a cancelled sailing that could not be made. */
  failedSailingRefunds: sailings,
  conflicts: ['/ship/headCount'],
  /** Cabins sold that there are not. */
  oversold: sailings,
  /** More people than the sailing may carry. */
  overCapacity: sailings,
  failedMails: ['/setup/mails'],
  /** Room types that will not be clean when they are needed. */
  lateRooms: rooms,
} as const satisfies Record<string, readonly OfficeRoute[]>;
export type DashboardTaskKind = keyof typeof dashboardTasks;
export const dashboardTaskKinds = Object.keys(dashboardTasks) as DashboardTaskKind[];

/** The figures of the dashboard, each with the routes it comes from: who may view one of them sees it, and nobody else. */
export const dashboardCards = {
  /** Of today's sailings: what is sold and held. */
  sold: sailings,
  /** Of today's sailings: who passed which post. */
  boarding: ['/ship/headCount', '/ship/shipWriteOff', '/ship/writeOffCamera'],
  money: payments,
  rooms,
  orders: ['/ship/shipOrder'],
  ...dashboardTasks,
} as const satisfies Record<string, readonly OfficeRoute[]>;
export type DashboardCard = keyof typeof dashboardCards;
export const dashboardCardNames = Object.keys(dashboardCards) as DashboardCard[];

/** Whether somebody with these grants sees a card. The grant of the dashboard itself opens none. */
export function seesCard(grants: readonly Grant[], card: DashboardCard): boolean {
  return dashboardCards[card].some((route) => can(grants, route, 'view'));
}
