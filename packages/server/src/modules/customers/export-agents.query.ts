import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Agent } from '@gangway/contract/customers/records.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listAgents } from './agents.queries.ts';
import { type ReadBalances, withBalances } from './with-balances.ts';

/** What was sold with reference codes; whoever keeps orders says so. */
export type ReadSales = (
  codes: readonly string[],
) => Promise<readonly { code: string; orders: number; paidSen: number }[]>;

type AgentFilter = Body<typeof customersCalls.exportAgents>['filter'];

interface SheetAgent extends Agent {
  balanceSen: number;
  orders: number | null;
  salesSen: number | null;
}

/** The agents that match, with what each has left and has sold, for Excel. */
export async function exportAgents(
  db: Db,
  { readBalances, readSales }: { readBalances: ReadBalances; readSales: ReadSales },
  filter: AgentFilter,
  locale: Locale,
): Promise<Sheet<SheetAgent>> {
  const t = (id: string) => translate(locale, id);
  const { text, count, sum, moment } = sheetColumns<SheetAgent>(locale);
  const agents = (await listAgents(db, locale)).filter((agent) => matches(agent, filter));
  const codes = agents.flatMap(({ referenceCode }) => referenceCode ?? []);
  const sales = new Map((await readSales(codes)).map((sale) => [sale.code, sale]));
  const rows = (await withBalances(readBalances, agents)).map((agent) => {
    const sold = agent.referenceCode === null ? null : sales.get(agent.referenceCode);
    return {
      ...agent,
      orders: sold === null ? null : (sold?.orders ?? 0),
      salesSen: sold === null ? null : (sold?.paidSen ?? 0),
    };
  });
  return {
    file: 'agents',
    title: t('agents.table'),
    rows,
    columns: [
      text('field.name', 24, (row) => row.realName),
      text('field.username', 18, (row) => row.username),
      text('column.customerLevel', 14, (row) => t(`level.${row.level}`)),
      text('field.referenceCode', 14, (row) => row.referenceCode),
      text('field.superiorId', 24, (row) => row.superior),
      sum('column.balance', (row) => row.balanceSen),
      count('agents.orders', (row) => row.orders),
      sum('agents.sales', (row) => row.salesSen),
      text('field.status', 12, (row) => t(`users.status.${row.status}`)),
      text('field.phone', 16, (row) => row.phone),
      moment('customers.registered', (row) => row.registeredAt),
    ],
  };
}

/** The same words as the screen's search looks in. */
function matches(agent: Agent, { keyword = '', level }: AgentFilter): boolean {
  const word = keyword.toLowerCase();
  return (
    (!level || agent.level === level) &&
    [agent.realName, agent.username, agent.phone, agent.referenceCode ?? ''].some((text) =>
      text.toLowerCase().includes(word),
    )
  );
}
