import type { Db } from '../../platform/database/create-database.ts';
import { isDatabaseAway } from '../../platform/database/database-away.ts';
import { doTogether } from '../../platform/do-together.ts';
import { createLately } from '../../platform/lately.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HoldCaps } from './hold-caps.ts';
import type { NewOrder } from './new-order.ts';
import type { OrderRow } from './orders.queries.ts';
import { takePlaces, type TakeRefusal } from './take-places.ts';

export type OrderTaken = { ok: true; order: OrderRow } | { ok: false; refusal: TakeRefusal };

/** So many orders a statement makes: with more an order hardly gets cheaper, and they all wait for the last of them. */
const mostTogether = 16;
/** How long what was refused goes alone: asked for again, it would spoil the statement of all others. */
const refusedMs = 5000;

interface Wish {
  order: NewOrder;
  now: Date;
}

const desks = new WeakMap<Db, (wish: Wish) => Promise<OrderTaken>>();

/**
 * Takes places together with everybody who wants some at the same moment. Most of what an order costs the database is the same for
 * sixteen (docs/decisions/061). Orders of a sailing are made by one statement at a time, for they would wait for each other at its counters
 * anyway, each with a connection. All of them or none: where one cannot be had, each is asked for alone. Whoever has to wait for a sailing
 * that somebody is at does so beside those who need not.
 */
export function takeTogether(
  platform: Pick<Platform, 'db' | 'patienceMs' | 'fewAtOnce' | 'log'>,
  order: NewOrder,
  now: Date,
): Promise<OrderTaken> {
  const desk = desks.get(platform.db) ?? openDesk(platform);
  desks.set(platform.db, desk);
  return desk({ order, now });
}

function openDesk({ db, patienceMs, fewAtOnce, log }: Parameters<typeof takeTogether>[0]) {
  const refused = createLately(refusedMs);
  return doTogether<Wish, OrderTaken>({
    // And as many wait beside them; whoever wants something else has connections left.
    atOnce: fewAtOnce,
    most: mostTogether,
    patienceMs,
    placeOf: ({ order }) => order.sailingId,
    marksOf: ({ order }) => marksOf(order),
    // A gift is noted in a transaction of its own.
    goesAlone: ({ order }) =>
      order.givenBy !== null || [sailingOf(order), typeOf(order), ...marksOf(order)].some(refused.has),
    together: (wishes) => takeAll({ db, log }, wishes),
    async alone({ order, now }) {
      try {
        return noted(order, await takeOne(db, order, now, { waits: 'briefly' }));
      } catch (error) {
        if (isLockedOut(error)) return null;
        throw error;
      }
    },
    patiently: async ({ order, now }) => noted(order, await takeOne(db, order, now, { waits: 'long' })),
  });
  function noted(order: NewOrder, taken: OrderTaken): OrderTaken {
    if (!taken.ok) for (const name of refusedFor(order, taken.refusal)) refused.note(name);
    return taken;
  }
}

async function takeOne(
  db: Db,
  order: NewOrder,
  now: Date,
  how: { waits: 'briefly' | 'long' },
): Promise<OrderTaken> {
  const result = await takePlaces(db, [order], now, how);
  if (!result.ok) return result;
  const [made] = result.orders;
  if (!made) throw new Error('an order was made and not answered');
  return { ok: true, order: made };
}

/** Null where one of them cannot be had, has to be waited for, or is such that the database cannot keep it. */
async function takeAll(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  wishes: readonly Wish[],
): Promise<OrderTaken[] | null> {
  const orders = wishes.map(({ order }) => order);
  const latest = new Date(Math.max(...wishes.map(({ now }) => now.getTime())));
  try {
    const result = await takePlaces(db, orders, latest, { waits: 'briefly' });
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

/**
 * Of two with the same mark the second has to know of the first: what a buyer and an address hold is limited, a wish makes its order once, and
 * a person travels once.
 */
function marksOf(order: NewOrder): string[] {
  const { caps } = order;
  return [
    buyerOf(order),
    ...(caps ? [`account ${caps.accountId}`] : []),
    ...(caps && caps.perAddress > 0 ? [addressOf(caps)] : []),
    ...personsOf(order),
  ];
}

/** What would be refused again if it were asked for again. */
function refusedFor(order: NewOrder, refusal: TakeRefusal): string[] {
  if (refusal === 'units') return [typeOf(order)];
  if (refusal === 'people') return [sailingOf(order)];
  if (refusal === 'person' || refusal === 'personHeld') return personsOf(order);
  if ((refusal === 'heldAddress' || refusal === 'lapsedAddress') && order.caps)
    return [addressOf(order.caps)];
  return [buyerOf(order)];
}

const buyerOf = ({ checkout }: NewOrder) => `account ${checkout.accountId}`;
const addressOf = ({ addressKey }: HoldCaps) => `address ${addressKey}`;
const sailingOf = ({ sailingId }: NewOrder) => `sailing ${sailingId}`;
const typeOf = ({ sailingId, roomTypeId }: NewOrder) => `type ${sailingId} ${roomTypeId}`;
const personsOf = ({ sailingId, tickets }: NewOrder) =>
  tickets.map(({ idFingerprint }) => `person ${sailingId} ${idFingerprint}`);

/** In the words of PostgreSQL: a lock was not had in time. */
const isLockedOut = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03';
