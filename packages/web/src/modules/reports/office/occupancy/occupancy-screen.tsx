import { portDate } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { Button, EmptyState, Paper, Skeleton } from '@mantine/core';
import { IconCalendarOff, IconMail } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { monthName } from '#lib/date-words.ts';
import { occupancyScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { TableOffline } from '#ui/office/data-table/table-offline.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { useNow } from '#ui/office/use-now.ts';
import { PrintedScope } from '#modules/fleet/office/index.ts';
import { MonthlyReaders } from './monthly-readers.tsx';
import { OccupancyCharts } from './occupancy-charts.tsx';
import { OccupancyFilters } from './occupancy-filters.tsx';
import { OccupancyTable } from './occupancy-table.tsx';
import { useOccupancyView } from './use-occupancy-view.ts';
import { YearMap } from './year-map.tsx';

/** `/ship/occupancyReport`: how full the cabins were, by month, with the year before beside it. */
export function OccupancyScreen() {
  const t = useTranslate();
  const today = portDate(useNow(60_000));
  const view = useOccupancyView(today);
  const mail = useDrawer<true>();
  const canEdit = useCanEdit(occupancyScreen);
  const filter = {
    ...(view.slot === null ? {} : { slot: view.slot }),
    ...(view.shipId === null ? {} : { shipId: view.shipId }),
  };
  const body = { month: view.month, ...filter };
  const query = useQuery({
    ...callOptions(reportsCalls.occupancyMonth, { body }),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, refetch } = query;
  const isEmpty = data?.totals.sailings === 0 && data.lastYear.totals.sailings === 0;
  return (
    <>
      <ScreenHeader text={t('occupancy.text')}>
        {canEdit ? (
          <Button
            variant="default"
            leftSection={<IconMail size={16} aria-hidden />}
            onClick={() => mail.open(true)}
          >
            {t('occupancy.mail')}
          </Button>
        ) : null}
        <ExportButton call={reportsCalls.exportOccupancy} args={{ body }} count={data?.rows.length} />
      </ScreenHeader>
      <OccupancyFilters view={view} today={today} />
      <PrintedScope period={monthName(view.month)} shipId={view.shipId} slot={view.slot} />
      <TableOffline query={query} />
      {!data && !error ? <Skeleton height={420} /> : null}
      {!data && error ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {isEmpty ? (
        <Paper withBorder p="xl" mb="sm" role="status">
          <EmptyState
            icon={<IconCalendarOff size={36} stroke={1.4} aria-hidden />}
            title={t('occupancy.empty', { month: monthName(data.month) })}
            description={t('occupancy.emptyText')}
          />
        </Paper>
      ) : null}
      {data && !isEmpty ? (
        <div aria-busy={isFetching}>
          <OccupancyCharts report={data} />
        </div>
      ) : null}
      <YearMap year={Number(view.month.slice(0, 4))} filter={filter} onMonth={view.setMonth} />
      {data && !isEmpty ? <OccupancyTable report={data} /> : null}
      <FormDrawer opened={mail.opened} title={t('occupancy.mail')} onClose={mail.close}>
        <MonthlyReaders key={mail.turn} />
      </FormDrawer>
    </>
  );
}
