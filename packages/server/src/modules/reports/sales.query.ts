import type {
  SalesFigures,
  SalesQuery,
  SalesReport,
  SalesRow,
} from '@gangway/contract/reports/sales-schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { salesEvents } from './sales-events.ts';
import { salesKeys } from './sales-keys.ts';

/**
 * What was taken and went back for orders in a period, put together by one thing. Each movement stands with one order, so
 * whatever it is put together by comes to the same totals; what belongs to several nationalities is shared out to the sen.
 */
export async function readSales(db: Db, question: SalesQuery): Promise<SalesReport> {
  const { by, ...which } = question;
  const rows = by === 'nationality' ? await byNationality(db, which) : await byOrder(db, by, which);
  const totals = rows.reduce(add, nothing);
  return { rows, totals };
}

type Which = Omit<SalesQuery, 'by'>;

async function byOrder(db: Db, by: keyof typeof salesKeys, which: Which): Promise<SalesRow[]> {
  const { key, nameEn, nameZh, joins } = salesKeys[by];
  const { rows } = await sql<Row>`
    with ${salesEvents(which)}
    select coalesce(${key}, '') as key, max(${nameEn}) as name_en, max(${nameZh}) as name_zh, ${sums}
      from events e ${joins}
     group by 1
     order by ${by === 'day' || by === 'sailingDate' ? sql`1` : sql`net_sen desc, 1`}`.execute(db);
  return rows.map(present);
}

/**
 * By the people of each order: every column is shared out by their number, odd sen going to the largest remainders. The
 * order itself is one that cannot be parted, and by the same rule counts where most of its people are from.
 */
async function byNationality(db: Db, which: Which): Promise<SalesRow[]> {
  const { rows } = await sql<Row>`
    with ${salesEvents(which)},
    moved as materialized (
      select order_id, sum(orders) as orders, sum(people) as people, sum(taken_sen) as taken_sen,
             sum(refunded_sen) as refunded_sen, sum(fees_sen) as fees_sen, sum(change_fees_sen) as change_fees_sen,
             sum(differences_sen) as differences_sen
        from events group by 1
    ), folk as (
      select m.order_id, t.nationality, t.people, sum(t.people) over (partition by m.order_id) as everybody
        from moved m cross join lateral (
          select t.nationality, count(*) as people from tickets t
           where t.order_id = m.order_id and not exists (select from guest_replacements g where g.old_ticket_id = t.id)
           group by 1
        ) t
    ), parts as (
      select m.order_id, c.name, c.amount, coalesce(f.nationality, '') as nationality,
             div(abs(c.amount) * coalesce(f.people, 1), coalesce(f.everybody, 1)) as whole,
             mod(abs(c.amount) * coalesce(f.people, 1), coalesce(f.everybody, 1)) as rest
        from moved m left join folk f on f.order_id = m.order_id
       cross join lateral (values ('orders', m.orders), ('people', m.people), ('taken_sen', m.taken_sen),
         ('refunded_sen', m.refunded_sen), ('fees_sen', m.fees_sen), ('change_fees_sen', m.change_fees_sen),
         ('differences_sen', m.differences_sen)) as c(name, amount)
       where c.amount <> 0
    ), shared as (
      select nationality, name, sign(amount) * (whole + case when
               row_number() over (partition by order_id, name order by rest desc, nationality)
                 <= abs(amount) - sum(whole) over (partition by order_id, name) then 1 else 0 end) as amount
        from parts
    ), e as (
      select nationality, sum(amount) filter (where name = 'orders') as orders,
             sum(amount) filter (where name = 'people') as people,
             sum(amount) filter (where name = 'taken_sen') as taken_sen,
             sum(amount) filter (where name = 'refunded_sen') as refunded_sen,
             sum(amount) filter (where name = 'fees_sen') as fees_sen,
             sum(amount) filter (where name = 'change_fees_sen') as change_fees_sen,
             sum(amount) filter (where name = 'differences_sen') as differences_sen
        from shared group by 1
    )
    select nationality as key, null as name_en, null as name_zh, ${sums} from e group by 1 order by net_sen desc, 1`.execute(
    db,
  );
  return rows.map(present);
}

const sums = sql`
  coalesce(sum(e.orders), 0)::bigint as orders, coalesce(sum(e.people), 0)::bigint as people,
  coalesce(sum(e.taken_sen), 0)::bigint as taken_sen, coalesce(sum(e.refunded_sen), 0)::bigint as refunded_sen,
  coalesce(sum(e.fees_sen), 0)::bigint as fees_sen, coalesce(sum(e.change_fees_sen), 0)::bigint as change_fees_sen,
  coalesce(sum(e.differences_sen), 0)::bigint as differences_sen,
  (coalesce(sum(e.taken_sen), 0) - coalesce(sum(e.refunded_sen), 0))::bigint as net_sen`;

interface Row extends SalesFigures {
  key: string;
  nameEn: string | null;
  nameZh: string | null;
}

function present({ nameEn, nameZh, ...row }: Row): SalesRow {
  return { ...row, name: nameEn === null ? null : { en: nameEn, zh: nameZh ?? nameEn } };
}

const nothing: SalesFigures = {
  orders: 0,
  people: 0,
  takenSen: 0,
  refundedSen: 0,
  feesSen: 0,
  changeFeesSen: 0,
  differencesSen: 0,
  netSen: 0,
};

function add(sum: SalesFigures, row: SalesFigures): SalesFigures {
  return {
    orders: sum.orders + row.orders,
    people: sum.people + row.people,
    takenSen: sum.takenSen + row.takenSen,
    refundedSen: sum.refundedSen + row.refundedSen,
    feesSen: sum.feesSen + row.feesSen,
    changeFeesSen: sum.changeFeesSen + row.changeFeesSen,
    differencesSen: sum.differencesSen + row.differencesSen,
    netSen: sum.netSen + row.netSen,
  };
}
