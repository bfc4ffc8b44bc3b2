import { portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { EmptyState, Paper, Skeleton } from '@mantine/core';
import { IconChartBarOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { compactMoney } from '#lib/number-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { BarChart } from '#ui/office/charts/bar-chart.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { TableOffline } from '#ui/office/data-table/table-offline.tsx';
import { InHeader } from '#ui/office/tabs-header.tsx';
import { useNow } from '#ui/office/use-now.ts';
import { PrintedScope } from '#modules/fleet/office/index.ts';
import { rowName } from './row-name.ts';
import { SalesExplain } from './sales-explain.tsx';
import { SalesFilters } from './sales-filters.tsx';
import { SalesTable } from './sales-table.tsx';
import css from './sales.module.css';
import { useSalesView } from './use-sales-view.ts';

/** What was taken and went back in a period, put together by one thing: chart, table and totals. */
export function SalesFigures() {
  const t = useTranslate();
  const view = useSalesView(portDate(useNow(60_000)));
  const { by, from, to, shipId, slot } = view;
  const body = { by, from, to, ...(shipId === null ? {} : { shipId }), ...(slot === null ? {} : { slot }) };
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...callOptions(reportsCalls.sales, { body }),
    placeholderData: keepPreviousData,
  });
  // Lines of another grouping have other names.
  const report = isPlaceholderData ? undefined : data;
  const rows = report?.rows ?? [];
  return (
    <div className={css.figures}>
      <InHeader>
        <ExportButton call={reportsCalls.exportSales} args={{ body }} count={report?.rows.length} />
      </InHeader>
      <SalesFilters view={view} />
      <PrintedScope
        period={`${from} – ${to}`}
        shipId={shipId}
        slot={slot}
        more={t('sales.byWhat', { by: t(`sales.by.${by}`) })}
      />
      <TableOffline query={{ data: report, dataUpdatedAt }} />
      {!report && !error ? <Skeleton height={420} /> : null}
      {!report && error ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {report && rows.length === 0 ? (
        <Paper withBorder p="xl" role="status">
          <EmptyState
            icon={<IconChartBarOff size={36} stroke={1.4} aria-hidden />}
            title={t('sales.empty')}
            description={t('sales.emptyText')}
          />
        </Paper>
      ) : null}
      {report && rows.length > 0 ? (
        <div aria-busy={isFetching} className={css.figures}>
          <BarChart
            title={t('sales.chart', { by: t(`sales.by.${by}`) })}
            pointTitle={t(`sales.by.${by}`)}
            points={rows.map((row) => {
              const { full, short } = rowName(t, by, row);
              return { key: row.key, name: full, short };
            })}
            series={[{ key: 'net', label: t('sales.net'), values: rows.map((row) => row.netSen) }]}
            format={formatMoney}
            formatTick={compactMoney}
          />
          <SalesTable report={report} by={by} />
        </div>
      ) : null}
      <SalesExplain />
    </div>
  );
}
