import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Origin } from '../../platform/http/origin.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveTryBack, takeTry } from '../../platform/tries/take-try.ts';
import { cutShort } from './cut-short.ts';
import { listOrdersWithTickets } from './orders-with-tickets.queries.ts';

const windowMinutes = 15;
const triesPerOrder = 5;
const triesPerAddress = 30;

/**
 * An order for whoever knows its number and how a passenger's document ends. Tries are counted by order number, there or
 * not, and by address; a wrong number and a wrong ending get the same answer. Only that passenger's ticket is shown whole.
 */
export async function lookUpOrder(
  platform: Platform,
  { orderNo, idEnding }: { orderNo: string; idEnding: string },
  origin: Origin,
): Promise<OrderWithTickets> {
  const { db } = platform;
  await countTry(platform, origin, `lookup:address:${addressKey(origin.address)}`, triesPerAddress);
  await countTry(platform, origin, `lookup:order:${orderNo}`, triesPerOrder);
  const row = await db.selectFrom('orders').select('id').where('orderNo', '=', orderNo).executeTakeFirst();
  const [found] = await listOrdersWithTickets(platform, row ? [row.id] : []);
  if (!found?.tickets.some((ticket) => ticket.idEnding === idEnding)) throw new AppError('order.lookup');
  await giveTryBack(db, `lookup:order:${orderNo}`);
  const { accountId: _owner, ...order } = found;
  return {
    ...order,
    customerName: cutShort(order.customerName),
    // Going on with it is for whoever began it.
    change: null,
    tickets: order.tickets
      .map((ticket) => ({ ...ticket, replacedBy: ticket.replacedBy && cutShort(ticket.replacedBy) }))
      .map((ticket) =>
        ticket.idEnding === idEnding
          ? ticket
          : { ...ticket, name: cutShort(ticket.name), serial: '', code: null, idEnding: '' },
      ),
  };
}

async function countTry({ db }: Platform, origin: Origin, key: string, limit: number): Promise<void> {
  const minutes = await takeTry(db, origin.at, { key, limit, windowMinutes });
  if (minutes !== null) throw new AppError('request.tooMany', { minutes });
}
