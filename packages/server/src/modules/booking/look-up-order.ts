import type { OrderWithTickets, Ticket } from '@gangway/contract/booking/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveTryBack, takeTry } from '../../platform/tries/take-try.ts';
import { readSettings } from '../settings/index.ts';
import { cutShort } from './cut-short.ts';
import { listOrdersWithTickets } from './orders-with-tickets.queries.ts';

const windowMinutes = 15;
const triesPerOrder = 5;
const triesPerAddress = 30;
const dayMinutes = 24 * 60;

/**
 * An order for whoever knows its number and how a passenger's document ends. Wrong tries are counted by address, by order
 * number from that address, and by order number over a day from everywhere; an order that is not there counts like one
 * that is. A wrong number and a wrong ending get the same answer. Only that passenger's ticket is shown whole. Whoever no
 * longer travels is no passenger; of an order that is over, everybody who was not replaced is.
 */
export async function lookUpOrder(
  platform: Platform,
  { orderNo, idEnding }: { orderNo: string; idEnding: string },
  actor: Actor,
): Promise<OrderWithTickets> {
  const { db } = platform;
  const forgive = await countTries(platform, orderNo, actor);
  const row = await db.selectFrom('orders').select('id').where('orderNo', '=', orderNo).executeTakeFirst();
  const [found] = await listOrdersWithTickets(platform, row ? [row.id] : []);
  const isOver = !found?.tickets.some((ticket) => ticket.live);
  const isTheirs = (ticket: Ticket) =>
    ticket.idEnding === idEnding && (isOver ? ticket.replacedBy === null : ticket.live);
  if (!found?.tickets.some(isTheirs)) throw new AppError('order.lookup');
  await forgive();
  const { accountId: _owner, ...order } = found;
  return {
    ...order,
    customerName: cutShort(order.customerName),
    // Whose address it is, is nobody else's business.
    ticketMail: null,
    // Going on with it is for whoever began it.
    change: null,
    tickets: order.tickets
      .map((ticket) => ({
        ...ticket,
        replacedBy: ticket.replacedBy && cutShort(ticket.replacedBy),
        sharedAt: null,
      }))
      .map((ticket) =>
        isTheirs(ticket)
          ? ticket
          : { ...ticket, name: cutShort(ticket.name), serial: '', code: null, idEnding: '' },
      ),
  };
}

/** The address comes first, so that one over its limit makes no more counters. */
async function countTries(
  { db }: Platform,
  orderNo: string,
  { at, address }: Actor,
): Promise<() => Promise<void>> {
  const from = addressKey(address);
  const keys = {
    address: `lookup:address:${from}`,
    pair: `lookup:order:${orderNo}:${from}`,
    day: `lookup:day:${orderNo}`,
  };
  await count(keys.address, triesPerAddress);
  await count(keys.pair, triesPerOrder);
  const perDay = (await readSettings(db, 'booking.lookUpTriesPerDay'))['booking.lookUpTriesPerDay'];
  const wait = await takeTry(db, at, { key: keys.day, limit: perDay, windowMinutes: dayMinutes });
  if (wait !== null) throw new AppError('order.lookupDay', { minutes: wait });
  return async () => {
    for (const key of Object.values(keys)) await giveTryBack(db, key);
  };

  async function count(key: string, limit: number): Promise<void> {
    const minutes = await takeTry(db, at, { key, limit, windowMinutes });
    if (minutes !== null) throw new AppError('request.tooMany', { minutes });
  }
}
