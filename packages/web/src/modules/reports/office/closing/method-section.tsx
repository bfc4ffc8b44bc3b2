import { formatMoney } from '@gangway/contract/core/money.ts';
import type { ClosingFigures } from '@gangway/contract/reports/closing-schemas.ts';
import { groupedNumber } from '#lib/number-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ScrollFrame } from '#ui/office/scroll-frame.tsx';
import { StackTable } from '#ui/office/stack-table.tsx';
import { Section } from './section.tsx';

type Method = ClosingFigures['methods'][number];

/** What came and went by each method; what moved within balances stands beneath. */
export function MethodSection({ figures }: { figures: ClosingFigures }) {
  const t = useTranslate();
  const { methods, takenSen, refundedSen, rechargesSen, fromBalancesSen, toBalancesSen } = figures;
  const add = (of: (row: Method) => number) => methods.reduce((sum, row) => sum + of(row), 0);
  const rows = [
    ...methods.map((row) => ({ ...row, name: t(`method.${row.method}`), isTotal: false })),
    {
      name: t('sales.total'),
      isTotal: true,
      count: add((row) => row.count),
      ordersSen: add((row) => row.ordersSen),
      rechargesSen,
      takenSen,
      refunds: add((row) => row.refunds),
      refundedSen,
    },
  ];
  return (
    <Section title={t('closing.byMethod')} isWide>
      {methods.length === 0 ? <p>{t('closing.nothingMoved')}</p> : null}
      <ScrollFrame label={t('closing.byMethod')}>
        <StackTable
          label={t('closing.byMethod')}
          rows={rows}
          rowKey={({ name }) => name}
          isTotal={({ isTotal }) => isTotal}
          columns={[
            { title: t('column.payMethod'), cell: ({ name }) => name },
            { title: t('closing.count'), isNumber: true, cell: ({ count }) => groupedNumber(count) },
            { title: t('closing.forOrders'), isNumber: true, cell: (row) => formatMoney(row.ordersSen) },
            { title: t('closing.recharges'), isNumber: true, cell: (row) => formatMoney(row.rechargesSen) },
            { title: t('closing.taken'), isNumber: true, cell: (row) => formatMoney(row.takenSen) },
            { title: t('closing.refunds'), isNumber: true, cell: (row) => formatMoney(row.refundedSen) },
            {
              title: t('closing.net'),
              isNumber: true,
              cell: (row) => formatMoney(row.takenSen - row.refundedSen),
            },
          ]}
        />
      </ScrollFrame>
      <p>
        {t('closing.fromBalances')} {formatMoney(fromBalancesSen)} · {t('closing.toBalances')}{' '}
        {formatMoney(toBalancesSen)}
      </p>
    </Section>
  );
}
