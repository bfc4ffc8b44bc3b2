import { Button } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import type { ChartData } from './chart-data.ts';
import css from './chart-frame.module.css';
import { ChartTable } from './chart-table.tsx';

interface ChartFrameProps {
  data: ChartData;
  legend: ReactNode;
  children: ReactNode;
}

/** A chart with its heading and its legend, or its table instead, as the reader likes. */
export function ChartFrame({ data, legend, children }: ChartFrameProps) {
  const t = useTranslate();
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? IconChartBar : IconTable;
  return (
    <figure className={css.frame}>
      <figcaption className={css.head}>
        <span className={css.title}>{data.title}</span>
        <Button
          data-noprint
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon size={16} aria-hidden />}
          aria-label={t(asTable ? 'chart.asChart' : 'chart.asTable', { title: data.title })}
          onClick={() => setAsTable(!asTable)}
        >
          {t(asTable ? 'chart.chart' : 'chart.table')}
        </Button>
      </figcaption>
      {asTable ? (
        <ChartTable {...data} />
      ) : (
        <>
          {legend}
          {children}
        </>
      )}
    </figure>
  );
}
