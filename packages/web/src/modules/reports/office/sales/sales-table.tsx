import { formatMoney } from '@gangway/contract/core/money.ts';
import type { SalesFigures, SalesGrouping, SalesReport } from '@gangway/contract/reports/sales-schemas.ts';
import { groupedNumber } from '#lib/number-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ScrollFrame } from '#ui/office/scroll-frame.tsx';
import { type StackColumn, StackTable } from '#ui/office/stack-table.tsx';
import { rowName } from './row-name.ts';

interface Line {
  key: string;
  name: string;
  figures: SalesFigures;
}

const totalKey = ' total';

/** The report in numbers, and what it adds up to. */
export function SalesTable({ report, by }: { report: SalesReport; by: SalesGrouping }) {
  const t = useTranslate();
  const lines: Line[] = [
    ...report.rows.map((row) => ({ key: row.key, name: rowName(t, by, row).full, figures: row })),
    { key: totalKey, name: t('sales.total'), figures: report.totals },
  ];
  return (
    <ScrollFrame label={t('sales.table')}>
      <StackTable
        label={t('sales.table')}
        rows={lines}
        rowKey={({ key }) => key}
        isTotal={({ key }) => key === totalKey}
        columns={[
          {
            title: t(`sales.by.${by}`),
            isDate: by === 'day' || by === 'sailingDate',
            cell: ({ name }) => name,
          },
          number(t('sales.orders'), ({ orders }) => groupedNumber(orders)),
          number(t('sales.people'), ({ people }) => groupedNumber(people)),
          number(t('sales.taken'), ({ takenSen }) => formatMoney(takenSen)),
          rare(t('sales.refunded'), ({ refundedSen }) => refundedSen),
          number(t('sales.net'), ({ netSen }) => formatMoney(netSen)),
          rare(t('sales.fees'), ({ feesSen }) => feesSen),
          rare(t('sales.changeFees'), ({ changeFeesSen }) => changeFeesSen),
          rare(t('sales.differences'), ({ differencesSen }) => differencesSen),
        ]}
      />
    </ScrollFrame>
  );
}

function number(title: string, cell: (figures: SalesFigures) => string): StackColumn<Line> {
  return { title, isNumber: true, cell: ({ figures }) => cell(figures) };
}

/** What is nothing on a line is left out there: on a telephone it would be half of the page. */
function rare(title: string, of: (figures: SalesFigures) => number): StackColumn<Line> {
  return {
    title,
    isNumber: true,
    cell: ({ key, figures }) => (of(figures) === 0 && key !== totalKey ? '' : formatMoney(of(figures))),
  };
}
