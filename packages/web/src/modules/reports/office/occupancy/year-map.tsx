import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import type { OccupancyQuery } from '@gangway/contract/reports/occupancy-schemas.ts';
import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { percent } from '#lib/number-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { YearHeatMap } from '#ui/office/charts/year-heat-map.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';

interface YearMapProps {
  year: number;
  filter: Omit<OccupancyQuery, 'month'>;
  onMonth: (month: string) => void;
}

/** How full every day of the year was; a month leads to its report. */
export function YearMap({ year, filter, onMonth }: YearMapProps) {
  const t = useTranslate();
  const body = { year, ...filter };
  const { data, error, refetch } = useQuery({
    ...callOptions(reportsCalls.occupancyYear, { body }),
    placeholderData: keepPreviousData,
  });
  if (!data)
    return error ? <TableFailure message={error.message} onRetry={refetch} /> : <Skeleton height={330} />;
  const values = data.rows.flatMap(({ date, occupancyPercentage }) =>
    occupancyPercentage === null ? [] : [[date, occupancyPercentage] as const],
  );
  // Colours tell days apart also where the year was never near full; the legend says how far they go.
  const most = Math.max(0, ...values.map(([, percentage]) => percentage));
  return (
    <YearHeatMap
      title={t('occupancy.yearMap', { year: String(data.year) })}
      year={data.year}
      values={new Map(values)}
      greatest={Math.max(20, Math.ceil(most / 20) * 20)}
      format={(percentage) => percent(percentage / 100)}
      formatCell={(percentage) => String(Math.round(percentage))}
      formatLegend={(percentage) => `${Math.round(percentage)}%`}
      onMonth={onMonth}
      action={
        <div data-noprint>
          <ExportButton
            call={reportsCalls.exportOccupancyYear}
            args={{ body }}
            count={data.rows.length}
            label={t('occupancy.exportYear')}
          />
        </div>
      }
    />
  );
}
