import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { Agent } from '@gangway/contract/customers/records.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { StatementLine } from '@gangway/contract/wallet/schemas.ts';
import { Button, Group, Skeleton, Table, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { callKey } from '#lib/call-key.ts';
import { nextPage } from '#lib/next-page.ts';
import { agentsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import type { DrawerState } from '#ui/office/forms/use-drawer.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { StatementAbout } from './statement-about.tsx';
import css from './statement-drawer.module.css';

type Subject = Pick<Agent, 'id' | 'realName' | 'level'>;

/** Everything that moved a balance, newest first. */
export function StatementDrawer({ drawer }: { drawer: Omit<DrawerState<Subject>, 'open'> }) {
  const t = useTranslate();
  return (
    <FormDrawer
      opened={drawer.opened}
      title={drawer.item ? t('agents.statementOf', { name: drawer.item.realName }) : ''}
      size={860}
      onClose={drawer.close}
    >
      <div className={css.body}>{drawer.item ? <Statement key={drawer.turn} {...drawer.item} /> : null}</div>
    </FormDrawer>
  );
}

const pageSize = 50;

function Statement({ id, level }: Subject) {
  const t = useTranslate();
  const seesAgents = useCanOpen(agentsScreen);
  const asAgent = level !== 'normal' && seesAgents;
  const call = asAgent ? walletCalls.agentStatement : walletCalls.statement;
  const query = useInfiniteQuery({
    queryKey: [...callKey(call), id],
    queryFn: ({ signal, pageParam }) =>
      callApi(call, { params: { id }, body: { page: pageParam, size: pageSize } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (_, pages) => nextPage(pages, pageSize),
  });
  const { data, error, refetch } = query;
  if (error && !data) return <TableFailure message={error.message} onRetry={refetch} />;
  if (!data) return <Skeleton height={220} />;
  const lines = data.pages.flatMap((page) => page.records);
  if (lines.length === 0) return <Text c="dimmed">{t('statement.empty')}</Text>;
  return (
    <>
      <Group justify="flex-end" mb="xs">
        <ExportButton
          call={asAgent ? walletCalls.exportAgentStatement : walletCalls.exportStatement}
          args={{ params: { id }, body: {} }}
          count={data.pages[0]?.total}
        />
      </Group>
      <Table.ScrollContainer minWidth={720}>
        <Table verticalSpacing={6} fz="sm" stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('column.time')}</Table.Th>
              <Table.Th>{t('statement.kind')}</Table.Th>
              <Table.Th ta="right">{t('field.amountSen')}</Table.Th>
              <Table.Th ta="right">{t('statement.before')}</Table.Th>
              <Table.Th ta="right">{t('statement.after')}</Table.Th>
              <Table.Th>{t('statement.about')}</Table.Th>
              <Table.Th>{t('column.operator')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {query.hasNextPage ? (
        <Button
          variant="default"
          mt="sm"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('statement.more')}
        </Button>
      ) : null}
    </>
  );
}

function Line({ line }: { line: StatementLine }) {
  const t = useTranslate();
  return (
    <Table.Tr>
      <Table.Td className={css.number}>{formatInstant(line.at)}</Table.Td>
      <Table.Td className={css.number}>{t(`wallet.kind.${line.kind}`)}</Table.Td>
      <Table.Td ta="right" className={css.number} data-out={line.amountSen < 0 || undefined}>
        {signed(line.amountSen)}
      </Table.Td>
      <Table.Td ta="right" className={css.number}>
        {formatMoney(line.beforeSen)}
      </Table.Td>
      <Table.Td ta="right" className={css.number}>
        {formatMoney(line.afterSen)}
      </Table.Td>
      <Table.Td>
        <StatementAbout line={line} />
      </Table.Td>
      <Table.Td>{line.operator}</Table.Td>
    </Table.Tr>
  );
}

function signed(sen: number): string {
  return sen > 0 ? `+${formatMoney(sen)}` : formatMoney(sen);
}
