import { formatInstant, isPlainDate, portDate } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import type { BookingCurve, CurvePoint } from '@gangway/contract/reports/sales-schemas.ts';
import { Group, Select, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { groupedNumber, percent } from '#lib/number-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { LineChart } from '#ui/office/charts/line-chart.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { FilterDate } from '#ui/office/data-table/filter-date.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { TableOffline } from '#ui/office/data-table/table-offline.tsx';
import { StackTable } from '#ui/office/stack-table.tsx';
import { InHeader } from '#ui/office/tabs-header.tsx';
import { readId, useAddress } from '#ui/office/use-address.ts';
import { useNow } from '#ui/office/use-now.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
import css from './sales.module.css';

/** How a sailing filled up, beside the mean of sailings like it. */
export function CurveView() {
  const t = useTranslate();
  const today = portDate(useNow(60_000));
  const { params, change } = useAddress();
  const asked = params.get('date');
  const date = asked && isPlainDate(asked) ? asked : today;
  const list = useQuery(callOptions(reportsCalls.curveSailings, { body: { date } }));
  const sailings = list.data;
  const wanted = readId(params.get('sailing'));
  const chosen = sailings?.find(({ id }) => id === wanted) ?? sailings?.[0];
  return (
    <div className={css.figures}>
      <InHeader>
        <ExportButton
          call={reportsCalls.exportBookingCurve}
          args={{ params: { id: chosen?.id ?? 0 } }}
          count={chosen ? 91 : 0}
        />
      </InHeader>
      <Group gap="xs" role="search" aria-label={t('table.filters')} data-noprint>
        <FilterDate
          label={t('curve.date')}
          value={date}
          onChange={(value) => change({ date: value, sailing: null }, true)}
        />
        <Select
          aria-label={t('curve.sailing')}
          placeholder={t('curve.noSailing')}
          w={280}
          disabled={!chosen}
          data={(sailings ?? []).map((sailing) => ({
            value: String(sailing.id),
            label: sailingName(sailing),
          }))}
          value={chosen ? String(chosen.id) : null}
          onChange={(value) => change({ sailing: value }, true)}
          allowDeselect={false}
        />
      </Group>
      {chosen ? <Curve id={chosen.id} /> : <TableOffline query={list} />}
      {sailings?.length === 0 ? <Text role="status">{t('curve.choose')}</Text> : null}
    </div>
  );
}

function Curve({ id }: { id: number }) {
  const query = useQuery(callOptions(reportsCalls.bookingCurve, { params: { id } }));
  const { data, dataUpdatedAt, error, refetch } = query;
  if (error && !data) return <TableFailure message={error.message} onRetry={refetch} />;
  return (
    <>
      <TableOffline query={query} />
      {data ? <CurveFigures curve={data} readAt={new Date(dataUpdatedAt)} /> : <Skeleton height={360} />}
    </>
  );
}

/** Days far off on the left, departure on the right, as time goes. */
function CurveFigures({ curve, readAt }: { curve: BookingCurve; readAt: Date }) {
  const t = useTranslate();
  const { date, shipName, slot } = curve.sailing;
  const asAt = t('reports.asAt', { time: formatInstant(readAt) });
  const points = curve.points.toReversed();
  return (
    <>
      <p data-printonly>{[date, shipName, t(`sailings.slotTitle.${slot}`), asAt].join(' · ')}</p>
      <LineChart
        title={t('curve.title', { sailing: sailingName(curve.sailing) })}
        pointTitle={t('curve.days')}
        points={points.map((point) => ({ key: String(point.days), name: days(point), short: days(point) }))}
        series={[
          { key: 'own', label: t('curve.percent'), values: points.map((point) => point.percent) },
          ...(curve.likes > 0
            ? [
                {
                  key: 'like',
                  label: t('curve.likePercent'),
                  values: points.map((point) => point.likePercent),
                },
              ]
            : []),
        ]}
        format={share}
        formatTick={share}
      />
      <Text size="sm">{t('curve.likes', { count: curve.likes })}</Text>
      <StackTable
        label={t('curve.sheet')}
        // Every day of the last two weeks, and every tenth before: the chart's own table has them all.
        rows={curve.points.filter(({ days: before }) => before <= 14 || before % 10 === 0)}
        rowKey={(point) => point.days}
        columns={[
          { title: t('curve.days'), cell: days },
          {
            title: t('sales.people'),
            isNumber: true,
            cell: (point) => (point.people === null ? '' : groupedNumber(point.people)),
          },
          { title: t('curve.percent'), isNumber: true, cell: (point) => share(point.percent) },
          { title: t('curve.likePercent'), isNumber: true, cell: (point) => share(point.likePercent) },
        ]}
      />
    </>
  );
}

const days = (point: CurvePoint) => groupedNumber(point.days);
const share = (value: number | null) => (value === null ? '' : percent(value / 100));
