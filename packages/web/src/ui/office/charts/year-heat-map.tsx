import { daysOfMonth } from '@gangway/contract/core/dates.ts';
import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { dayOfYearName } from '#lib/date-words.ts';
import { monthShort } from '#lib/month-short.ts';
import { useTranslate } from '#lib/use-translate.ts';
import frameCss from './chart-frame.module.css';
import plotCss from './chart-plot.module.css';
import { HeatLegend } from './heat-legend.tsx';
import { heatLevel } from './heat-scale.ts';
import { stepDay } from './step-day.ts';
import css from './year-heat-map.module.css';

interface YearHeatMapProps {
  title: string;
  year: number;
  /** By day (YYYY-MM-DD); a day without a value has none to show. */
  values: ReadonlyMap<string, number>;
  /** The value that is as dark as can be. */
  greatest: number;
  format: (value: number) => string;
  /** A value without anything behind the point, for its box of two or three digits and for the legend. */
  formatCell: (value: number) => string;
  formatLegend: (value: number) => string;
  /** What is done with the whole of it. */
  action?: ReactNode;
  onMonth?: (month: string) => void;
}

const numbers = Array.from({ length: 31 }, (_, index) => index + 1);

/** A year at a glance, every day with its number: a table of months by days, turned on a narrow screen. */
export function YearHeatMap(props: YearHeatMapProps) {
  const { title, year, values, greatest, format, formatCell, formatLegend, action, onMonth } = props;
  const t = useTranslate();
  const isTall = useMediaQuery('(width < 48rem)', false, { getInitialValueInEffect: false });
  const table = useRef<HTMLTableElement>(null);
  const months = monthsWithValues(year, values);
  const [held, setHeld] = useState('');
  const [pointed, setPointed] = useState<string | null>(null);
  const current = months.includes(held.slice(0, 7)) ? held : `${months[0]}-01`;

  function onKeyDown(event: KeyboardEvent, date: string) {
    if (event.key === 'Enter' && onMonth) return onMonth(date.slice(0, 7));
    const to = stepDay(event.key, date, isTall);
    if (to === null) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
  }

  function readOut(date: string): string {
    const value = values.get(date);
    return t('chart.point', {
      name: dayOfYearName(date),
      values: value === undefined ? t('chart.none') : format(value),
    });
  }

  function drawDay(month: string, number: number) {
    const date = daysOfMonth(month)[number - 1];
    if (date === undefined) return <td key={`${month} ${number}`}>&nbsp;</td>;
    const value = values.get(date);
    return (
      <td
        key={date}
        data-date={date}
        data-level={value === undefined ? undefined : heatLevel(value, greatest)}
        tabIndex={date === current ? 0 : -1}
        aria-description={readOut(date)}
        onKeyDown={(event) => onKeyDown(event, date)}
        onFocus={() => {
          setHeld(date);
          setPointed(date);
        }}
        onBlur={() => setPointed(null)}
        onPointerEnter={() => setPointed(date)}
      >
        {value === undefined ? '·' : formatCell(value)}
      </td>
    );
  }

  const monthHead = (month: string, scope: 'row' | 'col') => (
    <th key={month} scope={scope}>
      {onMonth ? (
        <button
          type="button"
          aria-label={t('chart.openMonth', { month: monthShort(month) })}
          onClick={() => onMonth(month)}
        >
          {monthShort(month)}
        </button>
      ) : (
        monthShort(month)
      )}
    </th>
  );

  return (
    <figure className={frameCss.frame}>
      <figcaption className={`${frameCss.head} ${css.head}`}>
        <span className={frameCss.title}>{title}</span>
        <HeatLegend greatest={greatest} format={formatLegend} />
        {action}
      </figcaption>
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose days arrows lead through is a grid */}
      <table
        ref={table}
        role="grid"
        aria-label={title}
        className={css.year}
        onPointerLeave={() => setPointed(null)}
      >
        <thead>
          <tr>
            <td>&nbsp;</td>
            {isTall
              ? months.map((month) => monthHead(month, 'col'))
              : numbers.map((number) => (
                  <th key={number} scope="col">
                    {number}
                  </th>
                ))}
          </tr>
        </thead>
        <tbody>
          {isTall
            ? numbers.map((number) => (
                <tr key={number}>
                  <th scope="row">{number}</th>
                  {months.map((month) => drawDay(month, number))}
                </tr>
              ))
            : months.map((month) => (
                <tr key={month}>
                  {monthHead(month, 'row')}
                  {numbers.map((number) => drawDay(month, number))}
                </tr>
              ))}
        </tbody>
      </table>
      {/* oxlint-enable jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <p className={plotCss.said} aria-hidden data-noprint>
        {pointed === null ? t('chart.hint') : readOut(pointed)}
      </p>
    </figure>
  );
}

/** From the first month that has something to show: a business that began in October has nine empty ones before it. */
function monthsWithValues(year: number, values: ReadonlyMap<string, number>): string[] {
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const first = [...values.keys()].toSorted()[0]?.slice(0, 7);
  return first ? months.filter((month) => month >= first) : months;
}
