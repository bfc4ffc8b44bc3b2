import { SegmentedControl } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { TabsHeader } from '#ui/office/tabs-header.tsx';
import { useAddress } from '#ui/office/use-address.ts';
import { AheadView } from './ahead-view.tsx';
import { CurveView } from './curve-view.tsx';
import css from './sales.module.css';
import { SalesFigures } from './sales-figures.tsx';
import { StatementView } from './statement-view.tsx';

const views = ['sales', 'ahead', 'curve', 'statement'] as const;
const texts = {
  sales: 'sales.text',
  ahead: 'ahead.text',
  curve: 'curve.text',
  statement: 'monthStatement.text',
} as const;

/** `/business/salesReport`: what was sold, what is booked ahead, how sailings fill, and statements of agents. */
export function SalesScreen() {
  const t = useTranslate();
  const { params, change } = useAddress();
  const view = views.find((one) => one === params.get('view')) ?? 'sales';
  return (
    <TabsHeader text={t(texts[view])} noPrint={view === 'statement'}>
      <div className={css.views} data-noprint>
        <SegmentedControl
          aria-label={t('sales.view')}
          data={views.map((value) => ({ value, label: t(`sales.view.${value}`) }))}
          value={view}
          onChange={(value) => change({ view: value === 'sales' ? null : value }, false)}
        />
      </div>
      {view === 'sales' ? <SalesFigures /> : null}
      {view === 'ahead' ? <AheadView /> : null}
      {view === 'curve' ? <CurveView /> : null}
      {view === 'statement' ? <StatementView /> : null}
    </TabsHeader>
  );
}
