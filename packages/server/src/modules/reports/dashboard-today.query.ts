import { portDate } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import {
  type DashboardCard,
  dashboardTaskKinds,
  seesCard,
} from '@gangway/contract/reports/dashboard-cards.ts';
import type { DashboardToday } from '@gangway/contract/reports/dashboard-schemas.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { readLatestOrders } from './dashboard-orders.query.ts';
import { readDashboardMoney } from './dashboard-money.query.ts';
import { readRooms } from './dashboard-rooms.query.ts';
import { readTodaysSailings } from './dashboard-sailings.query.ts';
import { readTasks } from './dashboard-tasks.query.ts';

/** The dashboard of a caller. What their role holds nothing of is not even asked for. */
export async function readDashboardToday(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  caller: Caller,
  { gateway, locale }: { gateway: string; locale: Locale },
): Promise<DashboardToday> {
  const now = clock();
  const sees = (card: DashboardCard) => seesCard(caller.grants, card);
  const kinds = new Set(dashboardTaskKinds.filter(sees));
  const rooms = sees('rooms') ? readRooms(db, caller, { now, locale }) : null;
  const [sailings, money, shipRooms, orders, tasks] = await Promise.all([
    sees('sold') || sees('boarding')
      ? readTodaysSailings(db, { sold: sees('sold'), boarding: sees('boarding') }, now)
      : null,
    sees('money') ? readDashboardMoney(db, now) : null,
    rooms,
    sees('orders') ? readLatestOrders(db) : null,
    kinds.size > 0 ? readTasks(db, { kinds, gateway, now, rooms: async () => (await rooms) ?? [] }) : null,
  ]);
  return {
    now: now.toISOString(),
    date: portDate(now),
    sailings,
    money,
    rooms: shipRooms,
    orders,
    tasks,
  };
}
