import type { LatestOrder } from '@gangway/contract/reports/dashboard-schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { listLatestOrders } from '../booking/index.ts';

const shown = 10;

/** The newest orders, as far as the dashboard tells of them. */
export async function readLatestOrders(db: Db): Promise<LatestOrder[]> {
  const orders = await listLatestOrders(db, shown);
  return orders.map(
    ({
      id,
      orderNo,
      customerName,
      roomType,
      people,
      sailing,
      totalSen,
      status,
      toCollectSen,
      createdAt,
    }) => ({
      id,
      orderNo,
      customerName,
      roomType: { name: roomType.name, kind: roomType.kind },
      people,
      sailing: { shipName: sailing.shipName, date: sailing.date, slot: sailing.slot },
      totalSen,
      status,
      toCollectSen,
      createdAt,
    }),
  );
}
