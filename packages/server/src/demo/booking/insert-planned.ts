import { splitPrice } from '@gangway/contract/booking/split-price.ts';
import type { RefundTier } from '@gangway/contract/settings/registry.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { DemoSailing } from './course.ts';
import type { DemoPerson } from './people.ts';
import type { PlannedOrder } from './plan-orders.ts';

interface StoreTools {
  /** What is kept of a document; after some time no more than its ending. */
  keep(
    person: DemoPerson,
    sailing: DemoSailing,
  ): { sealed: string | null; fingerprint: string | null; ending: string };
  refundTiers: readonly RefundTier[];
  noShowPercent: number;
}

/** Writes planned orders with their tickets, holds and counters in a few statements; gives the orders' ids. */
export async function insertPlanned(
  tx: Tx,
  orders: readonly PlannedOrder[],
  tools: StoreTools,
): Promise<number[]> {
  const ids = await insertRows(
    tx,
    'orders',
    orders.map((order) => orderRow(order, tools)),
  );
  const numbered = orders.map((order, index) => ({ order, id: ids[index] ?? 0 }));
  const tickets = numbered.flatMap(({ order, id }) => ticketRows(order, id, tools));
  await insertRows(tx, 'tickets', tickets);
  const live = orders.filter(({ status }) => status !== 'canceled' && status !== 'refunded');
  await insertCounters(tx, live);
  const held = numbered.filter(({ order }) => order.status === 'unpaid');
  if (held.length > 0) {
    const rows = held.map(({ order, id }) => ({
      orderId: id,
      sailingId: order.sailing.id,
      roomTypeId: order.type.roomTypeId,
      units: order.units,
      people: order.tickets.length,
      expiresAt: order.holdExpiresAt,
    }));
    await tx.insertInto('placeHolds').values(rows).execute();
  }
  return ids;
}

function orderRow(order: PlannedOrder, { refundTiers, noShowPercent }: StoreTools): Row {
  const { buyer, sailing, type, tickets, ...columns } = order;
  return {
    ...columns,
    channel: buyer.channel,
    accountId: buyer.accountId,
    soldBy: buyer.soldBy,
    checkoutAccountId: buyer.accountId ?? buyer.soldBy,
    checkoutFingerprint: '',
    customerName: buyer.name ?? tickets[0]?.name ?? '',
    sailingId: sailing.id,
    roomTypeId: type.roomTypeId,
    people: tickets.length,
    referrer: buyer.referrer,
    nonRefundable: type.nonRefundable,
    feeSen: order.refundedAt ? order.paidSen - order.refundedSen : 0,
    refundTiers,
    noShowPercent,
    peak: sailing.peak,
  };
}

function ticketRows(order: PlannedOrder, orderId: number, { keep }: StoreTools): Row[] {
  const live = order.status !== 'canceled' && order.status !== 'refunded';
  const prices = splitPrice(order.totalSen, order.tickets.length);
  return order.tickets.map((ticket, position) => {
    const { idNumber: _, ...columns } = ticket;
    const kept = keep(ticket, order.sailing);
    return {
      ...columns,
      orderId,
      sailingId: order.sailing.id,
      position,
      priceSen: prices[position],
      live,
      paid: order.status !== 'unpaid' && order.status !== 'canceled',
      holderId: order.buyer.accountId ?? 0,
      idSealed: kept.sealed,
      idFingerprint: kept.fingerprint,
      idEnding: kept.ending,
      referrer: order.buyer.referrer,
      remarks: '',
    };
  });
}

async function insertCounters(tx: Tx, live: readonly PlannedOrder[]): Promise<void> {
  const bySailing = Map.groupBy(live, (order) => order.sailing.id);
  const people = [...bySailing].map(([sailingId, list]) => ({
    sailingId,
    peopleTaken: sum(list.map((order) => order.tickets.length)),
  }));
  const units = [...bySailing].flatMap(([sailingId, list]) =>
    [...Map.groupBy(list, (order) => order.type.roomTypeId)].map(([roomTypeId, same]) => ({
      sailingId,
      roomTypeId,
      unitsTaken: sum(same.map((order) => order.units)),
    })),
  );
  await tx.insertInto('sailingPeople').values(people).execute();
  await tx.insertInto('sailingUnits').values(units).execute();
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
