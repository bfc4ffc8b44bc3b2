import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { cancelOrders } from '../../src/modules/booking/cancel-orders.ts';
import { checkout } from '../../src/modules/booking/checkout.ts';
import { payOrders } from '../../src/modules/booking/money/pay-orders.ts';
import { quoteRefund, refundOrder } from '../../src/modules/booking/money/refund-order.ts';
import { confirmPaid } from '../../src/modules/booking/confirm-paid.ts';
import { quoteLines } from '../../src/modules/booking/quote-lines.ts';
import { sweepHolds } from '../../src/modules/booking/sweep-holds.ts';
import { askRefunds } from '../../src/modules/payments/ask-refunds.ts';
import { startPayment } from '../../src/modules/payments/index.ts';
import { queryPayment, queryPending } from '../../src/modules/payments/query-payments.ts';
import { receiveMessage } from '../../src/modules/payments/receive-message.ts';
import { resolveParked } from '../../src/modules/payments/resolve-parked.ts';
import { stepSailing } from '../../src/modules/sailings/step-sailing.ts';
import { allocate } from '../../src/modules/wallet/allocate.ts';
import { ownRecharge, type StartPayment } from '../../src/modules/wallet/own-recharge.ts';
import { resetBalance } from '../../src/modules/wallet/reset-balance.ts';
import { AppError } from '../../src/platform/app-error.ts';
import { catalogue } from './catalogue.ts';
import { counter } from './counter.ts';
import { pushRefund, rechargeAtDesk } from './desk.ts';
import { housing } from './housing.ts';
import { liveTickets, methods, openRefunds, orders, payments, pick } from './find.ts';
import { mischief } from './mischief.ts';
import { moves } from './moves.ts';
import { person } from './person.ts';
import { deliverNews } from './settle-all.ts';
import { voyages } from './voyages.ts';
import { weights } from './weights.ts';
import { Crash, type World } from './world.ts';

const here = { locale: 'en', address: '' } as const;
const buyers = ['customer', 'agent', 'superagent'] as const;
const minuteMs = 60_000;

type Deed = keyof typeof weights;

export interface Step {
  deed: Deed;
  /** What the deed is done to, by chance. */
  a: number;
  b: number;
  c: number;
  /** Another one at the same moment, on another process. */
  besides?: { deed: Deed; a: number; b: number; c: number } | undefined;
}

const deed = fc.oneof(
  ...Object.entries(weights).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as Deed) })),
);
const chance = { deed, a: fc.nat(999), b: fc.nat(999), c: fc.nat(999) };
export const anyStep: fc.Arbitrary<Step> = fc.record({
  ...chance,
  besides: fc.option(fc.record(chance), { freq: 6, nil: undefined }),
});

/** Does one step. What the product refuses is refused; anything else that goes wrong is a finding. */
export async function act(world: World, step: Step): Promise<void> {
  const one = deeds[step.deed](world, step).catch(bearRefusal);
  await (step.besides
    ? Promise.all([one, deeds[step.besides.deed](world, step.besides).catch(bearRefusal)])
    : one);
}

function bearRefusal(error: unknown): void {
  if (!(error instanceof AppError) && !(error instanceof Crash)) throw error;
}

type Choice = Pick<Step, 'a' | 'b' | 'c'>;

const deeds: Record<Deed, (world: World, choice: Choice) => Promise<unknown>> = {
  async book(world, { a, b, c }) {
    const { platform, scene, now } = world;
    const sailingId = pick(scene.sailings, a) ?? 0;
    const isCabin = b % 2 === 0;
    const people = 1 + (b % 3);
    const roomTypeId = isCabin ? scene.cabinId : scene.passId;
    const [quote] = await quoteLines(platform.db, [{ sailingId, roomTypeId, people }], now);
    const line = {
      sailingId,
      roomTypeId,
      bed: isCabin ? ('big' as const) : null,
      // Out of a small crowd, so that the same person is met again.
      passengers: Array.from({ length: people }, (_, index) => person((c + index) % 9)),
      shownTotalSen: quote?.totalSen ?? 0,
    };
    const method = pick(methods, c) ?? 'cash';
    const body = { key: randomUUID(), method, agreed: true as const, lines: [line], cartLines: [] };
    await checkout(platform, world.caller(pick(buyers, c) ?? 'customer'), body, here);
  },

  async pay(world, { a, b, c }) {
    const rows = await orders(world, 'unpaid');
    const first = pick(rows, a);
    if (!first) return;
    const ids = rows.filter((row) => row.accountId === first.accountId).map((row) => row.id);
    const wish = { ids: b % 3 === 0 ? ids : [first.id], method: pick(methods, b) ?? 'creditCard' };
    const pay = () => payOrders(world.platform, world.settings, first.accountId ?? 0, wish, 'en');
    await (c % 5 === 0 ? world.crashingAt(c % 4, pay) : pay());
  },

  async decide(world, { a, b, c }) {
    const open = [...world.gateway.payments.values()].filter(({ state }) => state === 'pending');
    const payment = pick(open, a);
    if (!payment) return;
    const outcome = b % 6 === 0 ? 'failed' : b % 6 === 1 ? 'canceled' : 'paid';
    const cameSen = c % 12 === 0 ? payment.amountSen - 1 : undefined;
    world.messages.push(world.gateway.decide(payment.paymentNo, outcome, world.now, cameSen));
    // Gateways tell of earlier states late, and tell things twice.
    if (c % 4 === 0) world.messages.push(world.gateway.message({ ...payment, state: 'failed' }));
  },

  async hear(world, { a, b }) {
    const message = pick(world.messages, a);
    if (!message) return;
    if (b % 3 > 0) world.messages.splice(world.messages.indexOf(message), 1);
    const hear = () => receiveMessage(world.platform, world.gateway, 'fake', message);
    if (b % 4 === 0) await Promise.all([hear(), hear()]);
    else await hear();
  },

  async forge(world, { a }) {
    const message = pick(world.messages, a);
    if (!message) return;
    const body = Buffer.from(message.body.toString().replace('"failed"', '"paid"').replace('event', 'evil'));
    await receiveMessage(world.platform, world.gateway, 'fake', { ...message, body });
  },

  async ask(world, { a, b }) {
    if (b % 2 === 0) return queryPending(world.platform, world.gateway);
    const payment = pick(await payments(world, 'provider', ['fake']), a);
    if (payment) await queryPayment(world.platform, world.gateway, payment).catch(bearSilence);
  },

  async confirmCash(world, { a }) {
    const order = pick(await orders(world, 'unpaid'), a);
    const cash = { method: 'cash', slipNo: '', note: '' } as const;
    if (order) await confirmPaid(world.platform, order.id, cash, world.actor('frontdesk'));
  },

  async wait(world, { a, b }) {
    const minutes = b % 12 === 0 ? 60 * 24 * 8 : (pick([1, 4, 11], a) ?? 1);
    world.now = new Date(world.now.getTime() + minutes * minuteMs);
  },

  sweep: (world) => sweepHolds(world.platform.db, world.now),

  async cancel(world, { a }) {
    const order = pick(await orders(world, 'unpaid'), a);
    if (!order) return;
    await cancelOrders(
      world.platform,
      [order.id],
      { accountId: order.accountId ?? 0 },
      world.actor('customer'),
    );
  },

  async refund(world, { a, b, c }) {
    const order = pick(await orders(world, 'paid'), a);
    if (!order) return;
    const { platform } = world;
    const tickets = await liveTickets(world, order.id);
    const ticketIds = tickets.slice(0, 1 + (b % tickets.length)).map((ticket) => ticket.id);
    const isStaff = c % 3 === 0;
    const ownerId = isStaff ? null : order.accountId;
    const quote = await quoteRefund(platform, order.id, ticketIds, ownerId);
    const wish = {
      orderId: order.id,
      key: randomUUID(),
      ticketIds,
      shownBackSen: isStaff ? null : quote.backSen,
      override: isStaff ? { feeSen: b, reason: 'goodwill' } : null,
      ownerId,
    };
    const refund = () => refundOrder(platform, wish, world.actor(isStaff ? 'finance' : 'customer'));
    // A double click, on two processes.
    await (c % 2 === 0 ? Promise.all([refund(), refund()]) : refund());
  },

  async cancelSailing(world, { a, b }) {
    // Seldom: everything on it ends with it.
    if (b % 4 > 0) return;
    const sailingId = pick(world.scene.sailings, a) ?? 0;
    await stepSailing(world.platform, sailingId, 'cancelled', world.actor('editor'));
  },

  async recharge(world, { a, b, c }) {
    const accountId = world.account(pick(buyers, a) ?? 'agent');
    const input = {
      key: randomUUID(),
      accountId,
      amountSen: 2 + b * 200,
      method: 'cash' as const,
      remarks: '',
    };
    const save = () => rechargeAtDesk(world, input);
    await (c % 2 === 0 ? Promise.all([save(), save()]) : save());
  },

  async rechargeOnline(world, { a, b }) {
    const accountId = world.account(pick(buyers, a) ?? 'agent');
    const wish = {
      accountId,
      key: randomUUID(),
      amountSen: 100 + b * 100,
      method: 'bank' as const,
      locale: 'en' as const,
    };
    const start: StartPayment = (payment) => startPayment(world.platform, world.settings, payment);
    const payments = { startPayment: start, findPayment: async () => null };
    await ownRecharge(world.platform, payments, wish, world.actor('agent'));
  },

  async allocate(world, { a, b }) {
    const accountId = world.account(a % 5 === 0 ? 'superagent' : 'agent');
    const from = a % 7 === 0 ? 'agent' : 'superagent';
    const wish = { key: randomUUID(), accountId, amountSen: 1 + b * 50, remarks: '' };
    await allocate(world.platform, world.account(from), wish, world.actor(from));
  },

  async reset(world, { a }) {
    const buyer = pick(buyers, a) ?? 'agent';
    const accountId = world.account(buyer);
    const whose = buyer === 'customer' ? 'offlineUser' : 'agent';
    await resetBalance(world.platform, { accountId, reason: 'closed', whose }, world.actor('finance'));
  },

  async deliver(world, { a, b }) {
    const deliver = () => deliverNews(world);
    await (b % 3 === 0 ? world.crashingAt(a % 6, deliver) : deliver());
  },

  async gateway(world, { a, b }) {
    world.gateway.mode = pick(['up', 'up', 'up', 'down', 'lost'] as const, a) ?? 'up';
    world.gateway.refundState = b % 4 === 0 ? 'sent' : 'done';
  },

  async resolve(world, { a, b }) {
    const payment = pick(await payments(world, 'status', ['parked']), a);
    if (!payment) return;
    const decision = b % 2 === 0 ? ('accept' as const) : ('sendBack' as const);
    const wish = { decision, reason: 'looked at' };
    await resolveParked(world.platform, payment.id, wish, world.actor('finance'));
  },

  async refundsAgain(world, { a, b }) {
    if (b % 2 === 0) return askRefunds(world.platform, world.gateway);
    const refund = pick(await openRefunds(world), a);
    if (refund) await pushRefund(world, refund.id);
  },

  ...moves,
  ...voyages,
  ...counter,
  ...catalogue,
  ...housing,
  mischief,
};

function bearSilence(error: unknown): void {
  if (!(error instanceof Error) || !error.message.startsWith('connection ')) throw error;
}
