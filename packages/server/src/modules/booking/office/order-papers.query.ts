import type { OrderPapers } from '@gangway/contract/booking/paper-calls.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAddress } from '../mail/address.query.ts';
import { listReceipts } from '../money/list-receipts.query.ts';
import { listOrdersWithTickets } from '../orders-with-tickets.queries.ts';

/** What a guest takes along from the desk, and where it can be mailed to. */
export async function getOrderPapers(platform: Platform, gateway: string, id: number): Promise<OrderPapers> {
  const [order] = await listOrdersWithTickets(platform, [id]);
  if (!order) throw new AppError('record.missing');
  const { accountId: _, ...shown } = order;
  const [receipts, email] = await Promise.all([
    listReceipts(platform.db, { orderId: id, accountId: null, gateway }),
    findAddress(platform.db, id),
  ]);
  return { order: shown, receipts, email };
}
