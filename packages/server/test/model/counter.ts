import { randomUUID } from 'node:crypto';
import { counterSale } from '../../src/modules/booking/counter-sale.ts';
import { confirmPaid } from '../../src/modules/booking/confirm-paid.ts';
import { makeComplimentary } from '../../src/modules/booking/make-complimentary.ts';
import { quoteLines } from '../../src/modules/booking/quote-lines.ts';
import { closeDrawer } from '../../src/modules/payments/drawer/close-drawer.ts';
import { openDrawer } from '../../src/modules/payments/drawer/open-drawer.ts';
import { findOwnDrawer } from '../../src/modules/payments/drawer/shift-detail.query.ts';
import { orders, pick } from './find.ts';
import type { Choice } from './mischief/found.ts';
import { person } from './person.ts';
import type { World } from './world.ts';

/** What happens at the counter. */
export const counter = {
  /** Sold to a walk-in or a customer: paid in cash, on the terminal, out of the balance, later, or given away. */
  async counterSale(world: World, { a, b, c }: Choice) {
    const { platform, scene, now } = world;
    const sailingId = pick(scene.sailings, a) ?? 0;
    const roomTypeId = b % 3 === 0 ? scene.cabinId : scene.passId;
    const [quote] = await quoteLines(platform.db, [{ sailingId, roomTypeId, people: 1 }], now);
    const body = {
      key: randomUUID(),
      method: 'cash' as const,
      agreed: true as const,
      accountId: c % 2 === 0 ? null : world.account('customer'),
      complimentaryReason: b % 5 === 0 ? 'a guest of the house' : '',
      line: {
        sailingId,
        roomTypeId,
        bed: b % 3 === 0 ? ('twin' as const) : null,
        passengers: [person(c % 8)],
        shownTotalSen: quote?.totalSen ?? 0,
      },
    };
    const actor = world.actor('frontdesk');
    const sell = () => counterSale(platform, world.caller('frontdesk'), body, { actor, locale: 'en' });
    // A double click, on two processes.
    const [answer] = await Promise.all(c % 3 === 0 ? [sell(), sell()] : [sell()]);
    const [line] = answer.lines;
    const money = pick(
      [
        { method: 'cash', slipNo: '', note: '' },
        { method: 'creditCard', slipNo: `slip ${c}`, note: '' },
        { method: 'balance', slipNo: '', note: '' },
        null,
      ] as const,
      b,
    );
    if (line?.ok && money) await confirmPaid(platform, line.order.id, money, actor);
  },

  async giveAway(world: World, { a }: Choice) {
    const order = pick(await orders(world, 'unpaid'), a);
    if (!order) return;
    const give = () =>
      makeComplimentary(
        world.platform,
        order.id,
        { reason: 'goodwill', limit: null },
        world.actor('frontdesk'),
      );
    await Promise.all([give(), give()]);
  },

  /** A drawer is closed, rightly counted or not, or opened again. */
  async drawer(world: World, { a, b }: Choice) {
    const { platform } = world;
    const who = a % 2 === 0 ? 'frontdesk' : 'finance';
    const own = await findOwnDrawer(platform.db, world.account(who));
    const actor = world.actor(who);
    if (!own) {
      await openDrawer(platform, world.account(who), b, actor);
      return;
    }
    const count =
      // Where more was paid out than was in it, nobody can count that.
      b % 3 === 0 || own.expectedSen < 0
        ? { countedSen: b, note: 'as found' }
        : { countedSen: own.expectedSen, note: '' };
    await closeDrawer(platform, own.id, { ownerId: world.account(who), ...count }, actor);
  },
};
