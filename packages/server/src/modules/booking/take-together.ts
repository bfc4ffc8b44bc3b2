import type { Db } from '../../platform/database/create-database.ts';
import { DatabaseAway, isDatabaseAway } from '../../platform/database/database-away.ts';
import { doTogether, WaitedTooLong } from '../../platform/do-together.ts';
import { createLately } from '../../platform/lately.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NewOrder } from './new-order.ts';
import type { OrderRow } from './orders.queries.ts';
import { takePlaces, type TakeRefusal } from './take-places.ts';

export type OrderTaken = { ok: true; order: OrderRow } | { ok: false; refusal: TakeRefusal };

/** So many statements of a process make orders at once; whoever wants something else has connections left. */
const atOnce = 3;
/** And each so many orders: with more an order hardly gets cheaper, and they all wait for the last of them. */
const mostTogether = 16;
/** How long a buyer who was refused goes alone, or a sailing that was full: asked for again, it would spoil the statement of all others. */
const refusedMs = 5000;

interface Wish {
  order: NewOrder;
  now: Date;
}

const desks = new WeakMap<Db, (wish: Wish) => Promise<OrderTaken>>();

/**
 * Takes places together with everybody who wants some at the same moment. Most of what an order costs the database is the same for
 * sixteen (docs/decisions/061). Orders of a sailing are made by one statement at a time, for they would wait for each other at its counters
 * anyway, each with a connection. All of them or none: where one cannot be had, each is asked for alone.
 */
export async function takeTogether(
  platform: Pick<Platform, 'db' | 'patienceMs' | 'log'>,
  order: NewOrder,
  now: Date,
): Promise<OrderTaken> {
  const take = desks.get(platform.db) ?? openDesk(platform);
  desks.set(platform.db, take);
  try {
    return await take({ order, now });
  } catch (error) {
    if (error instanceof WaitedTooLong) throw new DatabaseAway(error.message, { cause: error });
    throw error;
  }
}

function openDesk({
  db,
  patienceMs,
  log,
}: Parameters<typeof takeTogether>[0]): (wish: Wish) => Promise<OrderTaken> {
  const refused = createLately(refusedMs);
  return doTogether<Wish, OrderTaken>({
    atOnce,
    most: mostTogether,
    patienceMs,
    placeOf: ({ order }) => order.sailingId,
    marksOf: ({ order }) => marksOf(order),
    // A gift is noted in a transaction of its own.
    goesAlone: ({ order }) =>
      order.givenBy !== null || refused.has(buyerOf(order)) || refused.has(sailingOf(order)),
    async alone({ order, now }) {
      const result = await takePlaces(db, [order], now);
      if (!result.ok) {
        refused.note(isFull(result.refusal) ? sailingOf(order) : buyerOf(order));
        return result;
      }
      const [made] = result.orders;
      if (!made) throw new Error('an order was made and not answered');
      return { ok: true, order: made };
    },
    together: (wishes) => takeAll({ db, log }, wishes),
  });
}

/**
 * Of two with the same mark the second has to know of the first: what a buyer and an address hold is limited, a wish makes its order once, and
 * a person travels once.
 */
function marksOf(order: NewOrder): string[] {
  const { caps, sailingId, tickets } = order;
  return [
    buyerOf(order),
    ...(caps ? [`account ${caps.accountId}`] : []),
    ...(caps && caps.perAddress > 0 ? [`address ${caps.addressKey}`] : []),
    ...tickets.map(({ idFingerprint }) => `person ${sailingId} ${idFingerprint}`),
  ];
}

/** Null where one of them cannot be had, has to be waited for, or is such that the database cannot keep it. */
async function takeAll(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  wishes: readonly Wish[],
): Promise<OrderTaken[] | null> {
  const orders = wishes.map(({ order }) => order);
  const latest = new Date(Math.max(...wishes.map(({ now }) => now.getTime())));
  try {
    const result = await takePlaces(db, orders, latest);
    return result.ok ? result.orders.map((order) => ({ ok: true, order })) : null;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    // Whoever waited in a circle, too, would have given up before PostgreSQL breaks it and counts it.
    log.warn(
      { err: error, orders: orders.length },
      'orders could not be made together, and are made one by one',
    );
    return null;
  }
}

const buyerOf = ({ checkout }: NewOrder) => `account ${checkout.accountId}`;
const sailingOf = ({ sailingId }: NewOrder) => `sailing ${sailingId}`;
const isFull = (refusal: TakeRefusal) => refusal === 'units' || refusal === 'people';
