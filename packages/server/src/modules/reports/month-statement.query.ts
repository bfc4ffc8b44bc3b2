import { addDays, addMonths, startOfPortDay } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { MonthStatement, StatementAgent } from '@gangway/contract/reports/sales-schemas.ts';
import type { StatementLine } from '@gangway/contract/wallet/schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inLanguage } from '../../platform/database/in-language.ts';
import { salesEvents } from './sales-events.ts';

/** Those a statement can be made for, by name: agents, and whoever was one. */
export async function listStatementAgents(db: Db, locale: Locale): Promise<StatementAgent[]> {
  const { rows } = await sql<StatementAgent>`
    select ${agentColumns} from customers c join accounts a on a.id = c.account_id
     where ${hasStatements} order by ${inLanguage('c.realName', locale)}, a.id`.execute(db);
  return rows;
}

const agentColumns = sql`a.id, a.username, c.real_name, c.level, c.reference_code, c.email`;

/** Whoever was an agent once has a last statement too, and is known by the code, which is kept whatever comes. */
const hasStatements = sql`(c.level <> 'normal' or c.reference_code is not null) and a.deleted_at is null`;

/**
 * An agent's month: the balance when it began, every entry, the balance when it ended, and the orders of the month, bought
 * by the agent or with the agent's code. An entry is of the month its transfer is of.
 */
export async function readMonthStatement(
  db: Db,
  { accountId, month }: { accountId: number; month: string },
): Promise<MonthStatement> {
  const { rows: agents } = await sql<StatementAgent>`
    select ${agentColumns} from customers c join accounts a on a.id = c.account_id
     where a.id = ${accountId} and ${hasStatements}`.execute(db);
  const [agent] = agents;
  if (!agent) throw new AppError('record.missing');
  const [start, end] = [startOfPortDay(`${month}-01`), startOfPortDay(addMonths(`${month}-01`, 1))];
  const { rows: own } = await sql<Omit<StatementLine, 'at' | 'beforeSen' | 'afterSen'> & { at: Date }>`
    select e.id, t.at, t.kind, e.amount_sen, t.reference, t.reason, null as operator, others.name as other
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      join ledger_entries o on o.transfer_id = e.transfer_id and o.id <> e.id
      left join accounts others on others.id = o.account_id
     where e.account_id = ${accountId} and t.at >= ${start} and t.at < ${end} order by t.at, e.id`.execute(
    db,
  );
  const { rows: sums } = await sql<{ openingSen: number }>`
    select coalesce(sum(e.amount_sen), 0)::bigint as opening_sen
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
     where e.account_id = ${accountId} and t.at < ${start}`.execute(db);
  const openingSen = sums[0]?.openingSen ?? 0;
  const add = (of: (line: { amountSen: number }) => number) => own.reduce((sum, line) => sum + of(line), 0);
  const inSen = add(({ amountSen }) => Math.max(0, amountSen));
  const outSen = add(({ amountSen }) => Math.max(0, -amountSen));
  return {
    agent,
    month,
    openingSen,
    inSen,
    outSen,
    closingSen: openingSen + inSen - outSen,
    entries: runOn(openingSen, own).map((line) => ({ ...line, at: line.at.toISOString() })),
    orders: await listOrders(db, agent, month),
  };
}

/**
 * Each line with the balance before and after it, from the opening to the closing. The ledger keeps both as well, but in the
 * order entries were written in, which is not always that of their times.
 */
function runOn<Line extends { amountSen: number }>(openingSen: number, lines: readonly Line[]) {
  let balance = openingSen;
  return lines.map((line) => {
    const beforeSen = balance;
    balance += line.amountSen;
    return { ...line, beforeSen, afterSen: balance };
  });
}

type StatementOrder = MonthStatement['orders'][number];

/** Orders with what was paid for each and went back in the month: what happens later stands in the month it happens in. */
async function listOrders(db: Db, agent: StatementAgent, month: string): Promise<StatementOrder[]> {
  const from = `${month}-01`;
  const { rows } = await sql<Omit<StatementOrder, 'at'> & { at: Date }>`
    with ${salesEvents({ from, to: addDays(addMonths(from, 1), -1) })},
    moved as (
      select order_id, min(at) as at, sum(taken_sen)::bigint as paid_sen, sum(refunded_sen)::bigint as refunded_sen
        from events where account_id = ${agent.id} or referrer = ${agent.referenceCode}::text
       group by 1 having sum(orders) + sum(taken_sen) + sum(refunded_sen) > 0
    )
    select o.id, o.order_no, m.at, s.date::text as sailing_date,
           jsonb_build_object('en', t.name_en, 'zh', t.name_zh) as room_type, o.people,
           o.account_id is not distinct from ${agent.id} as own, m.paid_sen, m.refunded_sen
      from moved m join orders o on o.id = m.order_id
      join sailings s on s.id = o.sailing_id join room_types t on t.id = o.room_type_id
     order by m.at, o.id`.execute(db);
  // The number of a customer's order would open it, with the end of a document: an agent sees those of the own in full.
  return rows.map(({ at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    orderNo: row.own ? row.orderNo : `${row.orderNo.slice(0, -6)}••••${row.orderNo.slice(-2)}`,
  }));
}
