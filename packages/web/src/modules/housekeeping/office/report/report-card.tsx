import type { CheckInReportRow } from '@gangway/contract/housekeeping/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { shareOf } from './report-sums.ts';

/** A line of the report on a telephone. */
export function ReportCard({ row, name }: { row: CheckInReportRow; name: string }) {
  const t = useTranslate();
  const types = row.byType.filter(({ occupied }) => occupied > 0);
  return (
    <>
      <strong>{name}</strong>
      <span>
        {t('report.arrivals')} {row.arrivals} / {row.sold} · {t('report.departures')} {row.departures}
      </span>
      <span>
        {t('report.guests')} {row.guests} · {t('report.noShows')} {row.noShows} · {t('report.emptyCabins')}{' '}
        {row.emptyCabins}
      </span>
      <span>
        {t('report.occupied')} {row.occupied} / {row.inService} {shareOf(row) ? `(${shareOf(row)})` : ''}
      </span>
      <span>{types.map(({ code, occupied }) => `${code} ${occupied}`).join(', ')}</span>
    </>
  );
}
