import type { OrderEvent } from '@gangway/contract/booking/office-schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';
import { personName } from '../../../platform/database/person-name.ts';

/** The changes of date of an order that were carried out, each with where it came from. */
export async function readChanges(db: Db, orderId: number): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('orderChanges')
    .innerJoin('sailings', 'sailings.id', 'orderChanges.sailingId')
    .leftJoin('sailings as before', 'before.id', 'orderChanges.fromSailingId')
    .leftJoin('accounts', 'accounts.id', 'orderChanges.by')
    .select([
      'orderChanges.updatedAt as at',
      'sailings.date',
      'sailings.slot',
      'before.date as fromDate',
      'before.slot as fromSlot',
      'orderChanges.feeSen',
      'orderChanges.dueSen',
      personName().as('by'),
    ])
    .where('orderChanges.orderId', '=', orderId)
    .where('orderChanges.status', '=', 'done')
    .orderBy('orderChanges.id')
    .execute();
  return rows.map(({ at, by, date, slot, fromDate, fromSlot, feeSen, dueSen }) => ({
    at: at.toISOString(),
    what: 'changed',
    by,
    note: '',
    about: {
      kind: 'change',
      from: fromDate && fromSlot ? { date: fromDate, slot: fromSlot } : null,
      to: { date, slot },
      feeSen,
      differenceSen: dueSen - feeSen,
    },
  }));
}

/** Who came in whose place. */
export async function readReplacements(db: Db, orderId: number): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('guestReplacements')
    .innerJoin('tickets as old', 'old.id', 'guestReplacements.oldTicketId')
    .innerJoin('tickets as newcomers', 'newcomers.id', 'guestReplacements.newTicketId')
    .leftJoin('accounts', 'accounts.id', 'guestReplacements.by')
    .select([
      'guestReplacements.at',
      'guestReplacements.feeSen',
      'old.name as from',
      'newcomers.name as to',
      personName().as('by'),
    ])
    .where('guestReplacements.orderId', '=', orderId)
    .orderBy('guestReplacements.id')
    .execute();
  return rows.map(({ at, by, from, to, feeSen }) => ({
    at: at.toISOString(),
    what: 'guestReplaced',
    by,
    note: '',
    about: { kind: 'guest', from, to, feeSen },
  }));
}

/** Who was cancelled, what came back and what was kept. */
export async function readRefunds(db: Db, orderId: number): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('orderRefunds')
    .leftJoin('accounts', 'accounts.id', 'orderRefunds.by')
    .select([
      'orderRefunds.at',
      'orderRefunds.amountSen',
      'orderRefunds.feeSen',
      'orderRefunds.overrideReason',
      personName().as('by'),
      sql<
        string[]
      >`array(select t.name from tickets t where t.id = any(order_refunds.ticket_ids) order by t.position)`.as(
        'names',
      ),
    ])
    .where('orderRefunds.orderId', '=', orderId)
    .where('orderRefunds.kind', '=', 'cancel')
    .orderBy('orderRefunds.id')
    .execute();
  return rows.map(({ at, by, overrideReason, names, amountSen, feeSen }) => ({
    at: at.toISOString(),
    what: 'refunded',
    by,
    note: overrideReason,
    about: { kind: 'refund', names, amountSen, feeSen },
  }));
}
