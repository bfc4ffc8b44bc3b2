import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import type { AheadRow } from '@gangway/contract/reports/sales-schemas.ts';
import { EmptyState, Group, Paper, Skeleton } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { monthName } from '#lib/date-words.ts';
import { monthShort } from '#lib/month-short.ts';
import { compactMoney, groupedNumber } from '#lib/number-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { BarChart } from '#ui/office/charts/bar-chart.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { TableOffline } from '#ui/office/data-table/table-offline.tsx';
import { type StackColumn, StackTable } from '#ui/office/stack-table.tsx';
import { InHeader } from '#ui/office/tabs-header.tsx';
import { readId, useAddress } from '#ui/office/use-address.ts';
import { PrintedScope, shipNamesQuery } from '#modules/fleet/office/index.ts';
import css from './sales.module.css';

/** Money booked for sailings that have not left, by the month they sail in. */
export function AheadView() {
  const t = useTranslate();
  const { params, change } = useAddress();
  const shipId = readId(params.get('shipId'));
  const { data: ships = [] } = useQuery(shipNamesQuery);
  const body = shipId === null ? {} : { shipId };
  const query = useQuery({
    ...callOptions(reportsCalls.bookedAhead, { body }),
    placeholderData: keepPreviousData,
  });
  const { data: rows, dataUpdatedAt, error, refetch } = query;
  const series = (key: 'takenSen' | 'owedSen' | 'refundableSen', label: string) => ({
    key,
    label,
    values: (rows ?? []).map((row) => row[key]),
  });
  return (
    <div className={css.figures}>
      <InHeader>
        <ExportButton call={reportsCalls.exportBookedAhead} args={{ body }} count={rows?.length} />
      </InHeader>
      <Group gap="xs" role="search" aria-label={t('table.filters')} data-noprint>
        <FilterChoice
          label={t('field.shipId')}
          choices={ships.map((ship) => ({ value: String(ship.id), label: ship.name }))}
          value={shipId === null ? undefined : String(shipId)}
          onChange={(id) => change({ shipId: id }, true)}
        />
      </Group>
      <TableOffline query={query} />
      {rows ? (
        <PrintedScope
          period={t('reports.asAt', { time: formatInstant(new Date(dataUpdatedAt)) })}
          shipId={shipId}
          slot={null}
        />
      ) : null}
      {!rows && !error ? <Skeleton height={320} /> : null}
      {!rows && error ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {rows?.length === 0 ? (
        <Paper withBorder p="xl" role="status">
          <EmptyState
            icon={<IconCalendarOff size={36} stroke={1.4} aria-hidden />}
            title={t('ahead.empty')}
            description={t('ahead.emptyText')}
          />
        </Paper>
      ) : null}
      {rows && rows.length > 0 ? (
        <>
          <BarChart
            title={t('ahead.sheet')}
            pointTitle={t('ahead.month')}
            points={rows.map(({ month }) => ({
              key: month,
              name: monthName(month),
              short: monthShort(month),
            }))}
            series={[
              series('takenSen', t('ahead.taken')),
              series('owedSen', t('ahead.owed')),
              series('refundableSen', t('ahead.refundable')),
            ]}
            format={formatMoney}
            formatTick={compactMoney}
          />
          <AheadTable rows={rows} />
        </>
      ) : null}
    </div>
  );
}

function AheadTable({ rows }: { rows: readonly AheadRow[] }) {
  const t = useTranslate();
  const add = (of: (row: AheadRow) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const total: AheadRow = {
    month: '',
    sailings: add((row) => row.sailings),
    orders: add((row) => row.orders),
    people: add((row) => row.people),
    takenSen: add((row) => row.takenSen),
    owedSen: add((row) => row.owedSen),
    refundableSen: add((row) => row.refundableSen),
  };
  return (
    <StackTable
      label={t('ahead.sheet')}
      rows={[...rows, total]}
      rowKey={({ month }) => month}
      isTotal={(row) => row === total}
      columns={[
        { title: t('ahead.month'), cell: ({ month }) => (month ? monthName(month) : t('sales.total')) },
        number(t('ahead.sailings'), (row) => groupedNumber(row.sailings)),
        number(t('sales.orders'), (row) => groupedNumber(row.orders)),
        number(t('sales.people'), (row) => groupedNumber(row.people)),
        number(t('ahead.taken'), (row) => formatMoney(row.takenSen)),
        number(t('ahead.owed'), (row) => formatMoney(row.owedSen)),
        number(t('ahead.refundable'), (row) => formatMoney(row.refundableSen)),
      ]}
    />
  );
}

function number(title: string, cell: (row: AheadRow) => string): StackColumn<AheadRow> {
  return { title, isNumber: true, cell };
}
