import type { OfficeOrder, OrderEvent } from '@gangway/contract/booking/office-schemas.ts';
import { z } from 'zod';
import type { Db } from '../../../platform/database/create-database.ts';
import { personName } from '../../../platform/database/person-name.ts';
import { readChanges, readRefunds, readReplacements } from './order-events.queries.ts';

const whatHappened: Record<string, OrderEvent['what']> = {
  create: 'created',
  paid: 'paid',
  complimentary: 'complimentary',
  cancel: 'canceled',
  complete: 'completed',
  idShown: 'idShown',
  correctGuest: 'guestCorrected',
  correctEmail: 'emailCorrected',
  withdrawLinks: 'linksWithdrawn',
};

const said = z.object({ note: z.string().optional(), reason: z.string().optional() });

/**
 * What happened to an order, from first to last. The order itself knows when it took each step; who did it and what they
 * said about it stands in the audit log, where somebody did it. Changes, replacements and refunds have books of their own.
 */
export async function readHistory(db: Db, order: OfficeOrder): Promise<OrderEvent[]> {
  const [rows, ...booked] = await Promise.all([
    db
      .selectFrom('auditLog')
      .leftJoin('accounts', 'accounts.id', 'auditLog.accountId')
      .select(['auditLog.at', 'auditLog.username', 'auditLog.action', 'auditLog.after'])
      .select(personName().as('person'))
      .where('auditLog.entity', '=', 'order')
      .where('auditLog.entityId', '=', String(order.id))
      .orderBy('auditLog.id')
      .execute(),
    readChanges(db, order.id),
    readReplacements(db, order.id),
    readRefunds(db, order.id),
  ]);
  const noted = rows.flatMap((row): OrderEvent[] => {
    const what = whatHappened[row.action];
    return what
      ? [{ at: row.at.toISOString(), what, by: personOf(order, row), note: noteOf(row.after), about: null }]
      : [];
  });
  const told = [...noted, ...booked.flat()];
  const isTold = (what: OrderEvent['what']) => told.some((event) => event.what === what);
  const known = stepsOf(order).filter(({ what }) => {
    // Given away is how it was paid.
    return !isTold(what) && !(what === 'paid' && isTold('complimentary'));
  });
  return [...known, ...told].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** The buyer by the name on the order, staff by their own. */
function personOf(
  { account, customerName }: OfficeOrder,
  { username, person }: { username: string | null; person: string | null },
): string | null {
  return username !== null && username === account ? customerName : (person ?? username);
}

function stepsOf(order: OfficeOrder): OrderEvent[] {
  const buyer = order.channel === 'counter' ? order.soldBy : order.customerName;
  const steps: [OrderEvent['what'], string | null, string | null][] = [
    ['created', order.createdAt, buyer],
    [order.complimentary ? 'complimentary' : 'paid', order.paidAt, null],
    ['canceled', order.canceledAt, order.cancelReason === 'customer' ? order.customerName : null],
    ['refunded', order.refundedAt, null],
    ['completed', order.completedAt, null],
  ];
  return steps.flatMap(([what, at, by]) => (at ? [{ at, what, by, note: '', about: null }] : []));
}

function noteOf(after: unknown): string {
  const { note, reason } = said.safeParse(after).data ?? {};
  return reason || note || '';
}
