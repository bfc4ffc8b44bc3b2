import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { SortBy } from '@gangway/contract/core/define-call.ts';
import type { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import { Group } from '@mantine/core';
import { weekdayName } from '#lib/date-words.ts';
import type { translate } from '#lib/i18n.ts';
import { ownWords } from '#lib/own-words.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { FillBar } from './fill-bar.tsx';
import { PeakMark, SlotIcon, StatusMark } from './status-mark.tsx';

type SailingSort = SortBy<typeof sailingsCalls.pageSailings>;

/** The columns of the list of sailings. */
export function sailingColumns(t: typeof translate): TableColumn<Sailing, SailingSort>[] {
  return [
    {
      id: 'date',
      title: t('field.date'),
      sort: 'date',
      fixed: true,
      cell: ({ date }) => `${date} ${weekdayName(date)}`,
    },
    {
      id: 'slot',
      title: t('field.slot'),
      cell: ({ slot, peak }) => (
        <Group gap={5} wrap="nowrap">
          <SlotIcon slot={slot} /> {t(`sailings.slotTitle.${slot}`)}
          {peak ? <PeakMark /> : null}
        </Group>
      ),
    },
    {
      id: 'departure',
      title: t('field.departure'),
      cell: ({ departsAt }) => formatInstant(departsAt).slice(11),
    },
    { id: 'return', title: t('field.returning'), cell: ({ returnsAt }) => formatInstant(returnsAt) },
    { id: 'ship', title: t('field.shipId'), cell: ({ shipName }) => shipName },
    { id: 'route', title: t('field.routeId'), cell: ({ destination }) => ownWords(destination) },
    {
      id: 'status',
      vital: true,
      title: t('field.status'),
      cell: ({ status }) => <StatusMark status={status} />,
    },
    {
      id: 'people',
      title: t('sailings.people'),
      width: 170,
      cell: ({ peopleTaken, capacity }) => <FillBar taken={peopleTaken} capacity={capacity} />,
    },
    {
      id: 'salesClose',
      title: t('sailings.salesClose'),
      extra: true,
      cell: ({ salesCloseAt }) => formatInstant(salesCloseAt),
    },
    {
      id: 'updatedAt',
      title: t('sailings.updated'),
      sort: 'updatedAt',
      extra: true,
      cell: ({ updatedAt }) => formatInstant(updatedAt),
    },
  ];
}
