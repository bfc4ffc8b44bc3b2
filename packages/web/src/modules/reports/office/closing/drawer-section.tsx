import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { ClosingFigures } from '@gangway/contract/reports/closing-schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ScrollFrame } from '#ui/office/scroll-frame.tsx';
import { StackTable } from '#ui/office/stack-table.tsx';
import css from './closing.module.css';
import { Section } from './section.tsx';

/** The drawers that were open in the day. */
export function DrawerSection({ drawers }: Pick<ClosingFigures, 'drawers'>) {
  const t = useTranslate();
  if (drawers.length === 0)
    return (
      <Section title={t('closing.drawers')} isWide>
        <p>{t('closing.noDrawers')}</p>
      </Section>
    );
  return (
    <Section title={t('closing.drawers')} isWide>
      <ScrollFrame label={t('closing.drawers')}>
        <StackTable
          label={t('closing.drawers')}
          rows={drawers}
          rowKey={({ shiftId }) => shiftId}
          columns={[
            { title: t('closing.person'), cell: ({ person, shiftNo }) => `${person} · ${shiftNo}` },
            { title: t('closing.opened'), isDate: true, cell: ({ openedAt }) => formatInstant(openedAt) },
            { title: t('closing.float'), isNumber: true, cell: (row) => formatMoney(row.floatSen) },
            { title: t('closing.drawerTaken'), isNumber: true, cell: (row) => formatMoney(row.takenSen) },
            { title: t('closing.handedOut'), isNumber: true, cell: (row) => formatMoney(row.handedOutSen) },
            { title: t('closing.expected'), isNumber: true, cell: (row) => formatMoney(row.expectedSen) },
            {
              title: t('closing.counted'),
              isNumber: true,
              cell: ({ countedSen }) =>
                countedSen === null ? t('closing.notCounted') : formatMoney(countedSen),
            },
            {
              title: t('closing.difference'),
              isNumber: true,
              cell: drawDifference,
            },
          ]}
        />
      </ScrollFrame>
    </Section>
  );
}

const drawDifference = ({ differenceSen, note }: ClosingFigures['drawers'][number]) =>
  differenceSen === null ? null : (
    <span>
      {formatMoney(differenceSen)}
      {note ? <span className={css.note}>{note}</span> : null}
    </span>
  );
