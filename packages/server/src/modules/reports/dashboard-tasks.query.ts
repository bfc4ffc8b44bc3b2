import { type DashboardTaskKind, dashboardTaskKinds } from '@gangway/contract/reports/dashboard-cards.ts';
import type { DashboardTask, ShipRooms } from '@gangway/contract/reports/dashboard-schemas.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { overCapacity, oversold } from './dashboard-oversold.ts';

interface Asked {
  kinds: ReadonlySet<DashboardTaskKind>;
  /** The payment company that carries money back; what came otherwise is handed out. */
  gateway: string;
  now: Date;
  rooms: () => Promise<readonly ShipRooms[]>;
}

/** So many sailings of one kind are named, the nearest first; more is a day on which nobody reads a list. */
const mostSailings = 50;

/** What needs a person, of the kinds asked for, each as many as the screen it is done on will say. Nothing of what is well. */
export async function readTasks(db: Db, { kinds, gateway, now, rooms }: Asked): Promise<DashboardTask[]> {
  const asked: [DashboardTaskKind, RawBuilder<unknown>][] = [
    ['parkedPayments', counted(sql`payments where status = 'parked'`)],
    [
      'failedRefunds',
      sql`select ${nowhere}, count(distinct payment_id)::int from payment_refunds where status = 'failed'`,
    ],
    [
      'refundsToHandOut',
      sql`select null::bigint, p.provider, count(distinct r.payment_id)::int
            from payment_refunds r join payments p on p.id = r.payment_id
           where r.status = 'requested' and p.provider <> ${gateway} and p.provider <> 'balance' group by p.provider`,
    ],
    [
      'failedSailingRefunds',
      sql`select o.sailing_id, null::text, count(*)::int from refund_failures f join orders o on o.id = f.order_id
           where o.status in ('paid', 'completed') group by o.sailing_id`,
    ],
    [
      'conflicts',
      sql`select sailing_id, null::text, count(*)::int from boarding_conflicts where resolved_at is null group by sailing_id`,
    ],
    ['oversold', oversold(now)],
    ['overCapacity', overCapacity(now)],
    ['failedMails', counted(sql`mails where status = 'failed'`)],
  ];
  const parts = asked
    .filter(([kind]) => kinds.has(kind))
    .map(
      ([kind, count]) => sql`
        select ${kind}::text as kind, t.sailing_id, t.provider, t.count from (${count}) as t(sailing_id, provider, count)`,
    );
  const [counts, late] = await Promise.all([
    parts.length > 0 ? readCounts(db, parts) : [],
    kinds.has('lateRooms') ? rooms() : [],
  ]);
  const tasks = [...counts.map(present), ...late.flatMap(lateTask)];
  return tasks.toSorted((a, b) => dashboardTaskKinds.indexOf(a.kind) - dashboardTaskKinds.indexOf(b.kind));
}

const nowhere = sql`null::bigint, null::text`;

function counted(what: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${nowhere}, count(*)::int from ${what}`;
}

interface Row {
  kind: DashboardTaskKind;
  count: number;
  provider: string | null;
  sailingId: number | null;
  shipName: string | null;
  date: string | null;
  slot: Slot | null;
}

async function readCounts(db: Db, parts: RawBuilder<unknown>[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select kind, count, provider, sailing_id, ship_name, date, slot from (
      select k.kind, k.count, k.provider, k.sailing_id, ships.name as ship_name, s.date, s.slot, s.departs_at,
             row_number() over (partition by k.kind order by s.departs_at, s.id) as place
        from (${sql.join(parts, sql` union all `)}) k
        left join sailings s on s.id = k.sailing_id left join ships on ships.id = s.ship_id
       where k.count > 0) named
     where place <= ${mostSailings} order by kind, departs_at, sailing_id, provider`.execute(db);
  return rows;
}

function present({ kind, count, provider, sailingId, shipName, date, slot }: Row): DashboardTask {
  const sailing =
    sailingId && shipName !== null && date !== null && slot ? { id: sailingId, shipName, date, slot } : null;
  return { kind, count, sailing, ship: null, provider };
}

function lateTask({ ship, turnover }: ShipRooms): DashboardTask[] {
  if (!turnover || turnover.lateTypes === 0) return [];
  return [{ kind: 'lateRooms', count: turnover.lateTypes, sailing: null, ship, provider: null }];
}
