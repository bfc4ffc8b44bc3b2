import type { Body } from '@gangway/contract/core/define-call.ts';
import type { OfficeRoute } from '@gangway/contract/core/office-routes.ts';
import { can } from '@gangway/contract/core/permissions.ts';
import type { findCalls } from '@gangway/contract/reports/find-calls.ts';
import type { FoundAnything } from '@gangway/contract/reports/find-schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCustomers } from './find-customers.query.ts';
import { findOrders } from './find-orders.query.ts';

/** As many of a kind as one looks through at a glance. */
const most = 6;

/** What fits what somebody typed. What their role holds nothing of is not even asked for. */
export async function findAnything(
  platform: Pick<Platform, 'db' | 'secrets' | 'clock'>,
  { keyword: text, date }: Body<typeof findCalls.findAnything>,
  { grants }: Pick<Caller, 'grants'>,
): Promise<FoundAnything> {
  const { db, clock } = platform;
  const sees = (route: OfficeRoute) => can(grants, route, 'view');
  const [orders, customers, sailings, payments] = await Promise.all([
    sees('/ship/shipOrder') ? findOrders(platform, text, most) : [],
    sees('/ship/userInfoRecord') ? findCustomers(db, text, most) : [],
    sees('/ship/sailings') ? findSailings(db, date ?? null, text, clock()) : [],
    sees('/business/paymentRecord') ? findPayments(db, text) : [],
  ]);
  return { orders, customers, sailings, payments };
}

/** Those of a day, or the next ones of a ship. */
async function findSailings(
  db: Db,
  date: string | null,
  text: string,
  now: Date,
): Promise<FoundAnything['sailings']> {
  const sailings = db
    .selectFrom('sailings')
    .innerJoin('ships', 'ships.id', 'sailings.shipId')
    .innerJoin('routes', 'routes.id', 'sailings.routeId')
    .select([
      'sailings.id',
      'ships.name as shipName',
      'sailings.date',
      'sailings.slot',
      'sailings.status',
      'routes.destinationEn',
      'routes.destinationZh',
    ]);
  const found =
    date === null
      ? sailings.where('ships.name', 'ilike', likePattern(text)).where('sailings.returnsAt', '>', now)
      : sailings.where('sailings.date', '=', date);
  const rows = await found.orderBy('sailings.departsAt').orderBy('sailings.id').limit(most).execute();
  return rows.map(({ destinationEn: en, destinationZh: zh, ...row }) => ({
    ...row,
    destination: { en, zh },
  }));
}

function findPayments(db: Db, text: string): Promise<FoundAnything['payments']> {
  return db
    .selectFrom('payments')
    .select(['id', 'paymentNo', 'amountSen', 'status'])
    .where('paymentNo', '=', text.toUpperCase().replaceAll(/\s/g, ''))
    .execute();
}
