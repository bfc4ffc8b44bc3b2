import { sweepHolds } from '../../src/modules/booking/sweep-holds.ts';
import { openDrawer } from '../../src/modules/payments/drawer/open-drawer.ts';
import { findOwnDrawer } from '../../src/modules/payments/drawer/shift-detail.query.ts';
import { queryPayment } from '../../src/modules/payments/query-payments.ts';
import { receiveMessage } from '../../src/modules/payments/receive-message.ts';
import { outboxHandlers } from '../../src/outbox-handlers.ts';
import { deliverOutbox } from '../../src/platform/outbox/deliver-outbox.ts';
import { pushRefund } from './desk.ts';
import { openRefunds, payments } from './find.ts';
import type { World } from './world.ts';

const hourMs = 3_600_000;

/** Everything that is still to come comes: messages, questions, news; at the end nothing waits. */
export async function settleAll(world: World): Promise<void> {
  world.gateway.mode = 'up';
  world.gateway.refundState = 'done';
  for (const message of world.messages.splice(0))
    await receiveMessage(world.platform, world.gateway, 'fake', message);
  for (const payment of await payments(world, 'provider', ['fake']))
    await queryPayment(world.platform, world.gateway, payment);
  world.now = new Date(world.now.getTime() + hourMs);
  await sweepHolds(world.platform.db, world.now);
  while ((await deliverNews(world)) > 0);
  await requireDrawer(world);
  for (const { id } of await openRefunds(world)) await pushRefund(world, id);
  while ((await deliverNews(world)) > 0);
}

/** Whoever hands money out has a drawer to take it from. */
async function requireDrawer(world: World): Promise<void> {
  const finance = world.account('finance');
  if (!(await findOwnDrawer(world.platform.db, finance)))
    await openDrawer(world.platform, finance, 0, world.actor('finance'));
}

/** Delivers what waits in the outbox. */
export async function deliverNews(world: World): Promise<number> {
  const { platform } = world;
  // Whom it is told to moves no money.
  const silent = async () => {};
  const handlers = {
    ...outboxHandlers(platform, world.settings),
    'live.event': silent,
    'order.paid': silent,
    'money.back': silent,
    'mail.send': silent,
  };
  return deliverOutbox(platform.db, handlers, world.outboxNow, platform.log);
}
