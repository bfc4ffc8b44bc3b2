import { randomUUID } from 'node:crypto';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { sql } from 'kysely';
import { refundOrder } from '../../src/modules/booking/money/refund-order.ts';
import { getSailing } from '../../src/modules/sailings/sailings.queries.ts';
import { stepSailing } from '../../src/modules/sailings/step-sailing.ts';
import { pick } from './find.ts';
import type { Choice } from './mischief/found.ts';
import type { World } from './world.ts';

const next: Partial<Record<SailingStatus, readonly SailingStatus[]>> = {
  scheduled: ['boarding'],
  boarding: ['ready', 'ready', 'departed'],
  ready: ['departed', 'boarding'],
  departed: ['returned'],
};
const hourMs = 3_600_000;

/** What happens on the day: a ship that boards, leaves and comes home, and those who never came. */
export const voyages = {
  /** One step further, and the clock goes along. Mostly the next sailing: with a later one much time is gone. */
  async sail(world: World, { a, b, c }: Choice) {
    const { platform, scene } = world;
    const early = scene.sailings.slice(0, -1);
    const id = (c % 6 === 0 ? pick(early, a) : scene.soonId) ?? scene.soonId;
    const sailing = await getSailing(platform.db, id, world.now);
    const status = pick(next[sailing.status] ?? [], b);
    if (!status) return;
    const departsAt = new Date(sailing.departsAt);
    world.now = latest(
      world.now,
      status === 'boarding' || status === 'ready' ? new Date(departsAt.getTime() - hourMs) : departsAt,
      ...(status === 'returned' ? [new Date(sailing.returnsAt)] : []),
    );
    await stepSailing(platform, id, status, world.actor('editor'), 'the bus is here after all');
  },

  /** Somebody who has paid comes aboard. */
  async board(world: World, { a }: Choice) {
    const { db } = world.platform;
    const waiting = await db
      .selectFrom('tickets')
      .innerJoin('sailings', 'sailings.id', 'tickets.sailingId')
      .select('tickets.id')
      .where('sailings.status', '=', 'boarding')
      .where('tickets.live', '=', true)
      .where('tickets.paid', '=', true)
      .where('tickets.boardedAt', 'is', null)
      .orderBy('tickets.id')
      .execute();
    const ticket = pick(waiting, a);
    if (!ticket) return;
    await sql`update tickets set boarded_at = ${world.now}
               where id = ${ticket.id} and live and paid and boarded_at is null`.execute(db);
  },

  /** Staff give something back of those who never came, or want to and must not: aboard, or without a reason. */
  async noShow(world: World, { a, b, c }: Choice) {
    const { db } = world.platform;
    const left = await db
      .selectFrom('tickets')
      .innerJoin('orders', 'orders.id', 'tickets.orderId')
      .innerJoin('sailings', 'sailings.id', 'tickets.sailingId')
      .select(['tickets.id', 'tickets.orderId', 'tickets.boardedAt'])
      .where('sailings.departsAt', '<=', world.now)
      .where('orders.status', 'in', ['paid', 'completed'])
      .where('tickets.live', '=', true)
      .orderBy('tickets.id')
      .execute();
    const ticket = pick(left, a);
    if (!ticket) return;
    const isWrong = ticket.boardedAt !== null || c % 5 === 0;
    const wish = {
      orderId: ticket.orderId,
      key: randomUUID(),
      ticketIds: [ticket.id],
      shownBackSen: null,
      override: c % 5 > 0 && b % 3 === 0 ? { feeSen: b, reason: 'goodwill' } : null,
      reason: c % 5 === 0 ? '' : 'the bus was late',
      ownerId: null,
    };
    await refundOrder(world.platform, wish, world.actor('finance'));
    if (!isWrong) return;
    // A sailing that was cancelled gives everything back, whoever was aboard, and needs no other reason.
    const { status } = await db
      .selectFrom('sailings')
      .innerJoin('tickets', 'tickets.sailingId', 'sailings.id')
      .select('sailings.status')
      .where('tickets.id', '=', ticket.id)
      .executeTakeFirstOrThrow();
    if (status !== 'cancelled') throw new Error('somebody who sailed got money back, or nobody knows why');
  },
};

function latest(...moments: Date[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment.getTime())));
}
