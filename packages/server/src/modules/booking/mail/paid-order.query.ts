import type { Embarkation } from '@gangway/contract/booking/arrival-schemas.ts';
import type { Order } from '@gangway/contract/booking/schemas.ts';
import { formatSerial } from '@gangway/contract/booking/ticket-code.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listOrdersWithTickets } from '../orders-with-tickets.queries.ts';
import { findAddress } from './address.query.ts';
import { findOwner, type OrderOwner } from './owner.query.ts';

/** An order as its confirmation tells of it. */
export interface PaidOrder {
  orderNo: string;
  customerName: string;
  owner: OrderOwner;
  /** Null when nobody gave an address. */
  recipient: string | null;
  sailing: Order['sailing'];
  arrival: Embarkation;
  roomTypeName: Order['roomType']['name'];
  paidSen: number;
  tickets: { name: string; serial: string; code: string; picture: string; certificateNeeded: boolean }[];
}

/** An order whose tickets are good, or null: it may have been given back since it was paid. */
export async function findPaidOrder(platform: Platform, orderId: number): Promise<PaidOrder | null> {
  const [order] = await listOrdersWithTickets(platform, [orderId]);
  const tickets = (order?.tickets ?? []).flatMap(({ code, serial, name, certificateNeeded }) =>
    code === null
      ? []
      : [{ name, serial: formatSerial(serial), code, picture: `ticket-${serial}.png`, certificateNeeded }],
  );
  if (!order || tickets.length === 0) return null;
  return {
    orderNo: order.orderNo,
    customerName: order.customerName,
    owner: await findOwner(platform.db, orderId),
    recipient: await findAddress(platform.db, orderId),
    sailing: order.sailing,
    arrival: order.arrival,
    roomTypeName: order.roomType.name,
    paidSen: order.paidSen,
    tickets,
  };
}
