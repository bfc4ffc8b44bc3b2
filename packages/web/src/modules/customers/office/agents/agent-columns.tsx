import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { translate } from '#lib/i18n.ts';
import { groupedNumber } from '#lib/number-words.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { StatusBadge } from '#modules/identity/office/index.ts';
import { LevelBadge } from '../level-badge.tsx';
import { AgentName } from './agent-name.tsx';
import type { AgentLine } from './agent-tree.ts';

export interface AgentFigures {
  balances: ReadonlyMap<number, number> | undefined;
  sales: ReadonlyMap<string, { orders: number; paidSen: number }> | undefined;
}

/** The columns of the agents; figures come later than the rows and stay away where they cannot be had. */
export function agentColumns(
  t: typeof translate,
  { balances, sales }: AgentFigures,
  onFold: (id: number) => void,
): TableColumn<AgentLine>[] {
  return [
    {
      id: 'name',
      title: t('field.name'),
      fixed: true,
      cell: (line) => <AgentName line={line} onFold={onFold} />,
    },
    { id: 'username', title: t('field.username'), cell: ({ agent }) => agent.username },
    {
      id: 'level',
      title: t('column.customerLevel'),
      cell: ({ agent }) => <LevelBadge level={agent.level} />,
    },
    { id: 'code', title: t('field.referenceCode'), cell: ({ agent }) => agent.referenceCode },
    {
      id: 'balance',
      title: t('column.balance'),
      align: 'right',
      cell: ({ agent }) => balances && formatMoney(balances.get(agent.id) ?? 0),
    },
    {
      id: 'orders',
      title: t('agents.orders'),
      align: 'right',
      cell: ({ agent }) =>
        agent.referenceCode && sales && groupedNumber(sales.get(agent.referenceCode)?.orders ?? 0),
    },
    {
      id: 'sales',
      title: t('agents.sales'),
      align: 'right',
      cell: ({ agent }) =>
        agent.referenceCode && sales && formatMoney(sales.get(agent.referenceCode)?.paidSen ?? 0),
    },
    {
      id: 'status',
      vital: true,
      title: t('field.status'),
      cell: ({ agent }) => <StatusBadge status={agent.status} />,
    },
    { id: 'phone', title: t('field.phone'), extra: true, cell: ({ agent }) => agent.phone },
    { id: 'superior', title: t('field.superiorId'), extra: true, cell: ({ agent }) => agent.superior },
    {
      id: 'registeredAt',
      title: t('customers.registered'),
      extra: true,
      cell: ({ agent }) => formatInstant(agent.registeredAt),
    },
  ];
}

/** What all agents have left and have sold, as far as it is known yet. */
export function agentTotals(t: typeof translate, { balances, sales }: AgentFigures) {
  const sold = sales && [...sales.values()];
  return [
    ...(balances ? [{ label: t('column.balance'), value: formatMoney(addUp([...balances.values()])) }] : []),
    ...(sold
      ? [
          { label: t('agents.orders'), value: groupedNumber(addUp(sold.map(({ orders }) => orders))) },
          { label: t('agents.sales'), value: formatMoney(addUp(sold.map(({ paidSen }) => paidSen))) },
        ]
      : []),
  ];
}

function addUp(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
