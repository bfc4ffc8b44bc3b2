import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Agent } from '@gangway/contract/customers/records.ts';
import { customerLevel } from '@gangway/contract/customers/schemas.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agentsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { agentColumns, agentTotals } from './agent-columns.tsx';
import { AgentDrawers, type BalanceDrawers, useAgentDrawers } from './agent-drawers.tsx';
import { agentsQuery, balancesQuery, salesQuery } from './agent-queries.ts';
import { agentLines } from './agent-tree.ts';
import { useAgentActions } from './use-agent-actions.ts';

const table = {
  filters: ['keyword', 'level'],
  // The tree has an order of its own.
  sortable: ['tree'],
  sort: { by: 'tree', order: 'asc' },
} as const;

/** `/business/agents`: who sells for the house, as a tree, with what each has left and has sold. */
export function AgentsScreen({ balanceDrawers }: { balanceDrawers: BalanceDrawers }) {
  const t = useTranslate();
  const canEdit = useCanEdit(agentsScreen);
  const address = useTableAddress(table);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const query = useQuery(agentsQuery);
  const agents = query.data ?? [];
  const { data: balances } = useQuery(balancesQuery(agents.map(({ id }) => id)));
  const { data: sales } = useQuery(salesQuery(agents.flatMap(({ referenceCode }) => referenceCode ?? [])));
  const drawers = useAgentDrawers(balances);
  const actionsOf = useAgentActions(drawers.wishes);
  const { keyword, level } = address.filter;
  const chosenLevel = customerLevel.safeParse(level).data;
  const matches = matcher(keyword, level);
  const filter = { ...(keyword ? { keyword } : {}), ...(chosenLevel ? { level: chosenLevel } : {}) };
  const lines = agentLines(agents, { folded, ...(matches ? { matches } : {}) });

  const fold = (id: number) =>
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  return (
    <>
      <ScreenHeader text={t('agents.text')}>
        <ExportButton
          call={customersCalls.exportAgents}
          args={{ body: { filter } }}
          count={matches ? agents.filter(matches).length : agents.length}
        />
        {canEdit ? (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={drawers.add}>
            {t('agents.add')}
          </Button>
        ) : null}
      </ScreenHeader>
      <DataTable
        id="agents"
        label={t('agents.table')}
        columns={agentColumns(t, { balances, sales }, fold)}
        query={{ ...query, data: query.data && { records: lines, total: lines.length } }}
        rowKey={({ agent }) => agent.id}
        rowName={({ agent }) => agent.username}
        rowActions={({ agent }) => actionsOf(agent)}
        onOpen={({ agent }) => {
          if (agent.level !== 'normal') drawers.wishes.statement(agent);
        }}
        // Of all agents, not of those a search has found.
        {...(matches ? {} : { totals: agentTotals(t, { balances, sales }) })}
        isMuted={({ agent, byTheWay }) => byTheWay || agent.status === 'disabled'}
        empty={
          agents.length > 0
            ? { title: t('agents.noMatch'), text: t('agents.noMatchText') }
            : { title: t('agents.empty'), text: t('agents.emptyText') }
        }
        filters={
          <>
            <FilterText
              wide
              label={t('agents.keyword')}
              value={keyword}
              maxLength={80}
              onChange={(value) => address.setFilter('keyword', value)}
            />
            <FilterChoice
              label={t('column.customerLevel')}
              value={chosenLevel}
              choices={customerLevel.options.map((value) => ({ value, label: t(`level.${value}`) }))}
              onChange={(value) => address.setFilter('level', value)}
            />
          </>
        }
      />
      <AgentDrawers drawers={drawers} balanceDrawers={balanceDrawers} agents={agents} />
    </>
  );
}

function matcher(keyword: string | undefined, level: string | undefined) {
  if (!keyword && !level) return null;
  const word = (keyword ?? '').toLowerCase();
  return (agent: Agent) =>
    (!level || agent.level === level) &&
    [agent.realName, agent.username, agent.phone, agent.referenceCode ?? ''].some((text) =>
      text.toLowerCase().includes(word),
    );
}
