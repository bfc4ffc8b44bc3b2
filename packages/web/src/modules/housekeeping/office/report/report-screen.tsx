import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { CheckInReportRow } from '@gangway/contract/housekeeping/schemas.ts';
import { SegmentedControl } from '@mantine/core';
import { IconDoor } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callOptions } from '#lib/call-key.ts';
import { groupedNumber } from '#lib/number-words.ts';
import { screenPath, staysScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterPeriod } from '#ui/office/data-table/filter-period.tsx';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { PrintedScope, shipNamesQuery } from '#modules/fleet/office/index.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
import { ReportCard } from './report-card.tsx';
import { ReportChart } from './report-chart.tsx';
import { reportColumns } from './report-columns.tsx';
import { type ReportView, useReportView } from './use-report-view.ts';

/** `/ship/checkInReport`: who came and went, by sailing or by day. */
export function ReportScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  const seesStays = useCanOpen(staysScreen);
  const view = useReportView();
  const { from, to, shipId, by } = view;
  const body = { from, to, by, ...(shipId === null ? {} : { shipId }) };
  const query = useQuery({
    ...callOptions(housekeepingCalls.checkInReport, { body }),
    placeholderData: keepPreviousData,
  });
  const rows = query.data ?? [];
  const sum = (of: (row: CheckInReportRow) => number) =>
    groupedNumber(rows.reduce((all, row) => all + of(row), 0));

  function rowActions({ date, sailing }: CheckInReportRow): RowAction[] {
    const days = { from: date, to: date, ...(shipId === null ? {} : { shipId }) };
    const asked = sailing ? { sailingId: sailing.id } : days;
    return [
      {
        label: t('report.toStays'),
        icon: IconDoor,
        onClick: () => void navigate(screenPath(staysScreen, asked)),
      },
    ];
  }

  return (
    <>
      <ScreenHeader text={t('report.text')}>
        <ExportButton
          call={housekeepingCalls.exportCheckInReport}
          args={{ body }}
          count={query.data?.length}
        />
      </ScreenHeader>
      <PrintedScope period={`${from} – ${to}`} shipId={shipId} slot={null} more={t(`report.by.${by}`)} />
      <DataTable
        id="check-in-report"
        label={t('report.table')}
        columns={reportColumns(t, rows, by)}
        query={{
          data: query.data && { records: query.data, total: query.data.length },
          error: query.error,
          isFetching: query.isFetching,
          refetch: query.refetch,
          isPlaceholderData: query.isPlaceholderData,
          dataUpdatedAt: query.dataUpdatedAt,
        }}
        rowKey={(row) => row.sailing?.id ?? row.date}
        rowName={nameOf}
        {...(seesStays ? { rowActions } : {})}
        onOpen={(row) => rowActions(row)[0]?.onClick()}
        card={drawCard}
        summary={rows.length > 0 ? <ReportChart rows={rows} nameOf={nameOf} /> : null}
        totals={[
          { label: t('report.sold'), value: sum((row) => row.sold) },
          { label: t('report.arrivals'), value: sum((row) => row.arrivals) },
          { label: t('report.departures'), value: sum((row) => row.departures) },
          { label: t('report.guests'), value: sum((row) => row.guests) },
          { label: t('report.noShows'), value: sum((row) => row.noShows) },
        ]}
        empty={{ title: t('report.empty'), text: t('report.emptyText') }}
        filters={<ReportFilters view={view} />}
      />
    </>
  );
}

const nameOf = ({ date, sailing }: CheckInReportRow) => (sailing ? sailingName(sailing) : date);
const drawCard = (row: CheckInReportRow) => <ReportCard row={row} name={nameOf(row)} />;

function ReportFilters({ view }: { view: ReportView }) {
  const t = useTranslate();
  const { data: ships = [] } = useQuery(shipNamesQuery);
  return (
    <>
      <SegmentedControl
        aria-label={t('report.by')}
        data={(['sailing', 'day'] as const).map((value) => ({ value, label: t(`report.by.${value}`) }))}
        value={view.by}
        onChange={view.setBy}
      />
      <FilterChoice
        label={t('field.shipId')}
        choices={ships.map((ship) => ({ value: String(ship.id), label: ship.name }))}
        value={view.shipId === null ? undefined : String(view.shipId)}
        onChange={view.setShip}
      />
      <FilterPeriod from={view.from} to={view.to} onChange={view.setRange} clearable={false} />
    </>
  );
}
