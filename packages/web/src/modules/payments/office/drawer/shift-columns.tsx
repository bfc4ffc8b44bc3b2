import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { Shift, shiftSorts } from '@gangway/contract/payments/drawer-schemas.ts';
import { Badge } from '@mantine/core';
import type { translate } from '#lib/i18n.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { Difference } from './difference.tsx';

type ShiftColumn = TableColumn<Shift, (typeof shiftSorts)[number]>;

/** The columns of the shifts. */
export function shiftColumns(t: typeof translate): ShiftColumn[] {
  return [
    { id: 'shiftNo', title: t('drawer.shiftNo'), fixed: true, cell: (row) => row.shiftNo },
    { id: 'person', title: t('drawer.person'), cell: (row) => row.person },
    {
      id: 'openedAt',
      title: t('drawer.openedAt'),
      sort: 'openedAt',
      cell: (row) => formatInstant(row.openedAt),
    },
    {
      id: 'closedAt',
      title: t('drawer.closedAt'),
      sort: 'closedAt',
      cell: ({ closedAt }) =>
        closedAt ? (
          formatInstant(closedAt)
        ) : (
          <Badge variant="light" color="amber" tt="none" miw="max-content">
            {t('drawer.state.open')}
          </Badge>
        ),
    },
    money('expected', t('drawer.expected'), (row) => row.expectedSen),
    money('counted', t('drawer.counted'), (row) => row.countedSen),
    {
      id: 'difference',
      title: t('drawer.difference'),
      sort: 'differenceSen',
      align: 'right',
      cell: ({ differenceSen }) => (differenceSen === null ? null : <Difference sen={differenceSen} />),
    },
    money('float', t('drawer.float'), (row) => row.floatSen),
    money('taken', t('drawer.taken'), (row) => row.takenSen),
    money('handedOut', t('drawer.handedOut'), (row) => row.handedOutSen),
    { id: 'note', title: t('drawer.note'), wrap: true, cell: (row) => row.note },
    { id: 'closedBy', title: t('drawer.closedBy'), extra: true, cell: (row) => row.closedBy },
  ];
}

function money(id: string, title: string, sen: (shift: Shift) => number | null): ShiftColumn {
  return {
    id,
    title,
    align: 'right',
    cell: (shift) => {
      const value = sen(shift);
      return value === null ? null : formatMoney(value);
    },
  };
}
