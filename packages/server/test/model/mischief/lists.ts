import { portDate } from '@gangway/contract/core/dates.ts';
import { exportOrders } from '../../../src/modules/booking/office/export-orders.query.ts';
import { pageOrders } from '../../../src/modules/booking/office/page-orders.query.ts';
import { pageCustomers } from '../../../src/modules/customers/customers.queries.ts';
import { exportCustomers } from '../../../src/modules/customers/export-customers.query.ts';
import { listRooms, pageRooms } from '../../../src/modules/fleet/rooms.queries.ts';
import { pageAudit } from '../../../src/modules/identity/audit.queries.ts';
import { exportAudit } from '../../../src/modules/identity/export-audit.query.ts';
import { exportSystemUsers } from '../../../src/modules/identity/export-system-users.query.ts';
import { pageSystemUsers } from '../../../src/modules/identity/system-users.queries.ts';
import { exportShifts } from '../../../src/modules/payments/drawer/export-shifts.query.ts';
import { pageShifts } from '../../../src/modules/payments/drawer/shifts.queries.ts';
import { auditedRecords } from '../../../src/modules/reports/index.ts';
import { exportSailings } from '../../../src/modules/sailings/export-sailings.query.ts';
import { listSailingsOnSale } from '../../../src/modules/sailings/public-sailings.queries.ts';
import { listMonthSailings, pageSailings } from '../../../src/modules/sailings/sailings.queries.ts';
import { exportRecharges } from '../../../src/modules/wallet/export-recharges.query.ts';
import { pageRecharges } from '../../../src/modules/wallet/recharges.queries.ts';
import { partsOf } from '../../../src/platform/excel/row-parts.ts';
import type { Sheet } from '../../../src/platform/excel/send-sheet.ts';
import type { World } from '../world.ts';
import { missingId, type Trick } from './found.ts';

/** Asked for what belongs to something that is not there, a list is empty: the id is not passed over. */
const emptyList =
  (read: (world: World) => Promise<readonly unknown[]>): Trick =>
  async (world) => {
    const rows = await read(world);
    if (rows.length > 0) throw new Error(`nothing has ${rows.length} rows`);
  };

async function rowsOf<Row>(sheet: Promise<Sheet<Row>>): Promise<Row[]> {
  return (await Array.fromAsync(partsOf((await sheet).rows))).flat();
}

const page = { page: 1, size: 10 };
const nobody = { accountId: missingId };

export const ordersList = emptyList(async ({ platform: { db } }) => [
  ...(await pageOrders(db, { ...page, filter: { sailingId: missingId } })).records,
  ...(await pageOrders(db, { ...page, filter: { roomTypeId: missingId } })).records,
  ...(await pageOrders(db, { ...page, filter: nobody })).records,
  ...(await rowsOf(exportOrders(db, { filter: nobody }, 'en'))),
]);

export const customersList = emptyList(async ({ platform: { db } }) => [
  ...(await pageCustomers(db, { ...page, filter: { superiorId: missingId } })).records,
  ...(await rowsOf(
    exportCustomers(
      db,
      { readBalances: async () => [], countOrders: async () => [] },
      { filter: { superiorId: missingId } },
      'en',
    ),
  )),
]);

export const roomsList = emptyList(async ({ platform: { db } }) => [
  ...(await pageRooms(db, { ...page, filter: { shipId: missingId } })).records,
  ...(await listRooms(db, { filter: { roomTypeId: missingId } }, 10)),
]);

export const systemUsersList = emptyList(async ({ platform: { db } }) => [
  ...(await pageSystemUsers(db, { ...page, filter: { roleId: missingId } }, 'en')).records,
  ...(await rowsOf(exportSystemUsers(db, { filter: { roleId: missingId } }, 'en'))),
]);

export const auditList = emptyList(async ({ platform: { db } }) => {
  const records = auditedRecords(db);
  const filter = { entityId: String(missingId) };
  const reader = { grants: [], locale: 'en' as const };
  return [
    ...(await pageAudit(db, records, { ...page, filter }, reader)).records,
    ...(await rowsOf(exportAudit(db, records, { filter }, reader))),
  ];
});

export const shiftsList = emptyList(async ({ platform: { db } }) => [
  ...(await pageShifts(db, { ...page, filter: nobody })).records,
  ...(await rowsOf(exportShifts(db, { filter: nobody }, 'en'))),
]);

export const sailingsList = emptyList(async ({ platform: { db }, now }) => [
  ...(await pageSailings(db, { ...page, filter: { shipId: missingId } }, now)).records,
  ...(await rowsOf(exportSailings(db, { filter: { routeId: missingId } }, 'en', now))),
  ...(await listMonthSailings(db, portDate(now).slice(0, 7), missingId, now)),
  ...(await listSailingsOnSale(db, { ids: [missingId] }, now)),
]);

export const rechargesList = emptyList(async ({ platform: { db } }) => [
  ...(await pageRecharges(db, { ...page, filter: nobody })).records,
  ...(await rowsOf(exportRecharges(db, { filter: nobody }, 'en'))),
]);
