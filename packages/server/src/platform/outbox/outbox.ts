import type { OrderRefund } from '@gangway/contract/booking/schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import type { LiveEvent } from '@gangway/contract/system/live-events.ts';
import { sql } from 'kysely';
import { noteChange } from '../database/changes.ts';
import type { Tx } from '../database/create-database.ts';
import type { Actor } from '../http/actor.ts';

/** Who hears a live event: everybody signed in, staff, one account, or one session. */
export interface LiveAudience {
  accountId?: number;
  sessionIds?: number[];
  staffOnly?: boolean;
}

/** Money of an order that goes back, as whoever paid it is told. */
export interface MoneyBack {
  orderId: number;
  /** The same news is told once. */
  about: string;
  why: 'cancel' | 'cabin' | 'sailing' | 'late' | 'change';
  backSen: number;
  feeSen: number;
  way: OrderRefund['way'];
  /** What goes which way; what was put here by an older version does not say. */
  ways?: { way: Exclude<OrderRefund['way'], 'none'>; amountSen: number }[];
}

/** When a sailing leaves and comes back. */
export interface SailingTimes {
  departsAt: string;
  returnsAt: string;
}

/** Other times of a sailing, which version of it has them, and since when. */
interface Retiming {
  sailingId: number;
  version: number;
  before: SailingTimes;
  after: SailingTimes;
  at: string;
}

/** What can stand in the outbox. Each topic has one handler in the composition. */
export interface OutboxTopics {
  'live.event': { event: LiveEvent; audience: LiveAudience };
  /** What was put here by an older version does not say by whom. */
  'sailing.stepped': {
    sailingId: number;
    status: SailingStatus;
    by?: Pick<Actor, 'accountId' | 'username'>;
  };
  'sailing.retimed': Retiming;
  'order.retimed': Retiming & { orderId: number };
  /** `changeId` where the tickets are new because the date was changed, `replacementId` because a guest was,
   * `correction` because what stands on one was put right. */
  'order.paid': { orderId: number; changeId?: number; replacementId?: number; correction?: string };
  /** Somebody went ashore, or is aboard again: with the last of an order it is completed, or no more. */
  'ticket.disembarked': { orderId: number };
  /** Nobody of the order travels on its sailing any more: whoever of it is in a room is not. */
  'order.left': { orderId: number };
  'room.renamed': { roomId: number };
  'money.back': MoneyBack;
  'payment.settled': { paymentId: number };
  'refund.send': { refundId: number };
  'mail.send': { mailId: number };
  /** Somebody wants the link to an order booked without an account; null where what was typed is no such order's. */
  'order.linkAsked': { wishId: string; orderId: number | null; locale: Locale };
  /** Somebody does not know their password. Nobody stands here where the name typed is nobody's. */
  'password.forgotten': { wishId: string; accountIds: number[]; locale: Locale };
}

export type OutboxTopic = keyof OutboxTopics;

/** `attempt` counts from one. */
export type OutboxHandlers = {
  [T in OutboxTopic]: (payload: OutboxTopics[T], attempt: number) => Promise<void>;
};

/**
 * Notes something that is to happen outside the database once this transaction is committed, and not before.
 * It happens at least once, so its handler must bear being called again.
 */
export async function putInOutbox<T extends OutboxTopic>(
  tx: Tx,
  topic: T,
  payload: OutboxTopics[T],
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ topic, payload: JSON.stringify(payload) })
    .execute();
  noteChange(tx, { what: 'outbox', topic });
}

/** The same for any number of payloads, in one statement. */
export async function putAllInOutbox<T extends OutboxTopic>(
  tx: Tx,
  topic: T,
  payloads: readonly OutboxTopics[T][],
): Promise<void> {
  await putEachInOutbox(
    tx,
    payloads.map((payload) => ({ topic, payload }) as OutboxEntry),
  );
}

/** What stands in the outbox, of whichever topic. */
export type OutboxEntry = { [T in OutboxTopic]: { topic: T; payload: OutboxTopics[T] } }[OutboxTopic];

/** The same for different topics. */
export async function putEachInOutbox(tx: Tx, entries: readonly OutboxEntry[]): Promise<void> {
  await sql`insert into outbox (topic, payload)
            select entry ->> 'topic', entry -> 'payload'
              from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) as entry`.execute(tx);
  for (const topic of new Set(entries.map((entry) => entry.topic))) noteChange(tx, { what: 'outbox', topic });
}
