import { useTranslate } from '#lib/use-translate.ts';
import css from './occupancy.module.css';
import type { OccupancyLine } from './occupancy-line.ts';
import { type Figure, writeFigure } from './write-figure.ts';

/** The days on which something sailed, on a telephone. */
export function OccupancyCards({ label, lines }: { label: string; lines: readonly OccupancyLine[] }) {
  const t = useTranslate();
  return (
    <ul className={css.cards} aria-label={label}>
      {lines
        .filter(({ figures, lastYear }) => (figures?.sailings ?? 0) > 0 || (lastYear?.sailings ?? 0) > 0)
        .map(({ key, name, figures, lastYear, isTotal }) => {
          const write = (id: Figure) => (figures && writeFigure(figures, id)) || '–';
          const say = (id: Figure) => (
            <span className={css.whole}>
              {t('chart.value', { label: t(`occupancy.column.${id}`), value: write(id) })}
            </span>
          );
          return (
            <li key={key} data-total={isTotal}>
              <div>
                <strong>{name}</strong>
                <strong>{write('occupancyPercentage')}</strong>
              </div>
              <span>
                {say('totalOccupancy')} / {write('inService')} · {say('arrivalRoom')} ·{' '}
                {say('complimentaryRoom')}
              </span>
              <span>
                {say('roomRevenue')} · {say('averageRate')}
              </span>
              {lastYear && lastYear.sailings > 0 ? (
                <span>
                  {t('occupancy.lastYearCard', {
                    share: writeFigure(lastYear, 'occupancyPercentage') || '–',
                    sold: writeFigure(lastYear, 'totalOccupancy'),
                    money: writeFigure(lastYear, 'roomRevenue'),
                  })}
                </span>
              ) : null}
            </li>
          );
        })}
    </ul>
  );
}
