import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/create-database.ts';

const over: readonly SailingStatus[] = ['returned', 'cancelled'];

/** What cancelling a sailing touches, and whom other times of it are told to. */
export async function readSailingStakes(db: Db, sailingId: number) {
  const sailing = await db.selectFrom('sailings').select('id').where('id', '=', sailingId).executeTakeFirst();
  if (!sailing) throw new AppError('record.missing');
  const touched = await countTouched(db, [sailingId]);
  return { ...touched, ...(await countTold(db, sailingId)) };
}

/** What taking a ship out of service touches: of its sailings those that are not over. */
export async function readShipStakes(db: Db, shipId: number) {
  const ship = await db.selectFrom('ships').select('id').where('id', '=', shipId).executeTakeFirst();
  if (!ship) throw new AppError('record.missing');
  const sailings = await db
    .selectFrom('sailings')
    .select(['id', 'status'])
    .where('shipId', '=', shipId)
    .execute();
  const ahead = sailings.filter(({ status }) => !over.includes(status)).map(({ id }) => id);
  return {
    sailings: sailings.length,
    sailingsAhead: ahead.length,
    ...(await countTouched(db, ahead)),
  };
}

/** Those `followRetiming` tells besides the orders of the sailing, and of all of them those for whose people `findAddress` finds none. */
async function countTold(db: Db, sailingId: number) {
  const { rows } = await sql<{ waitingChanges: number; withoutAddress: number }>`
    with told as (
      select o.id, o.account_id, false as waits from orders o
       where o.sailing_id = ${sailingId} and o.status in ('unpaid', 'paid')
      union all
      select o.id, o.account_id, true from order_changes c join orders o on o.id = c.order_id
       where c.sailing_id = ${sailingId} and c.status = 'pending'
    )
    select count(*) filter (where waits) as waiting_changes,
           count(*) filter (where
             not exists (select from customers c where c.account_id = told.account_id and c.email <> '')
             and not exists (select from tickets t where t.order_id = told.id and t.live and t.email is not null)
           ) as without_address
      from told`.execute(db);
  return rows[0] ?? { waitingChanges: 0, withoutAddress: 0 };
}

async function countTouched(db: Db, sailingIds: readonly number[]) {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('orders'),
      sql<number>`sum(people)::bigint`.as('people'),
      sql<number>`sum(paid_sen - refunded_sen)::bigint`.as('paidSen'),
    ])
    .where('sailingId', '=', sql<number>`any(${[...sailingIds]}::bigint[])`)
    .where('status', '=', sql<OrderStatus>`any(${['paid', 'unpaid']}::text[])`)
    .groupBy('status')
    .execute();
  const paid = rows.find(({ status }) => status === 'paid');
  const unpaid = rows.find(({ status }) => status === 'unpaid');
  return {
    paidOrders: paid?.orders ?? 0,
    unpaidOrders: unpaid?.orders ?? 0,
    people: (paid?.people ?? 0) + (unpaid?.people ?? 0),
    paidSen: paid?.paidSen ?? 0,
  };
}
