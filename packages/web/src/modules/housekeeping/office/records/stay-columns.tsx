import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { SortBy } from '@gangway/contract/core/define-call.ts';
import type { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { StayRecord } from '@gangway/contract/housekeeping/schemas.ts';
import { Text } from '@mantine/core';
import type { translate } from '#lib/i18n.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
import { stayLength } from '../stay-length.ts';
import { StayState } from './stay-state.tsx';

type StayColumn = TableColumn<StayRecord, SortBy<typeof housekeepingCalls.pageStays>>;

/** The columns of the check-in records: the room, who was in it, and how long. */
export function stayColumns(t: typeof translate): StayColumn[] {
  return [
    {
      id: 'roomNumber',
      title: t('field.number'),
      sort: 'roomNumber',
      fixed: true,
      cell: ({ room }) => (
        <Text size="sm" fw={600}>
          {room.number}
        </Text>
      ),
    },
    { id: 'state', title: t('field.status'), cell: (stay) => <StayState stay={stay} /> },
    {
      id: 'guests',
      title: t('stays.guests'),
      wrap: true,
      cell: ({ guestNames }) => guestNames.join(', '),
    },
    { id: 'people', title: t('stays.people'), align: 'right', cell: ({ people }) => people },
    {
      id: 'checkedInAt',
      title: t('stays.checkedInAt'),
      sort: 'checkedInAt',
      cell: ({ checkedInAt }) => formatInstant(checkedInAt),
    },
    {
      id: 'checkedOutAt',
      title: t('stays.checkedOutAt'),
      sort: 'checkedOutAt',
      cell: ({ checkedOutAt }) => (checkedOutAt ? formatInstant(checkedOutAt) : ''),
    },
    { id: 'length', title: t('stays.length'), align: 'right', cell: ({ minutes }) => stayLength(minutes) },
    {
      id: 'roomType',
      title: t('field.roomTypeId'),
      cell: ({ roomType, boughtType }) =>
        boughtType ? t('stays.upgraded', { code: roomType.code, bought: boughtType.code }) : roomType.code,
    },
    { id: 'ship', title: t('field.shipId'), cell: ({ sailing }) => sailing.shipName },
    { id: 'floor', title: t('field.floor'), align: 'right', cell: ({ room }) => room.floor },
    {
      id: 'position',
      title: t('field.room.position'),
      cell: ({ room }) => t(`rooms.position.${room.position}`),
    },
    { id: 'sailing', title: t('column.sailing'), cell: ({ sailing }) => sailingName(sailing) },
    { id: 'orderNo', title: t('stays.orderNo'), cell: ({ orderNo }) => orderNo },
    { id: 'customer', title: t('column.customer'), cell: ({ customerName }) => customerName },
    {
      id: 'checkedInBy',
      title: t('stays.checkedInBy'),
      cell: ({ checkedInBy }) => checkedInBy ?? '',
    },
    {
      id: 'checkedOutBy',
      title: t('stays.checkedOutBy'),
      cell: ({ checkedOutBy }) => checkedOutBy ?? '',
    },
    {
      id: 'moved',
      title: t('stays.moved'),
      cell: (stay) => movedWords(t, stay),
    },
    { id: 'reason', title: t('field.reason'), wrap: true, cell: ({ reason }) => reason },
  ];
}

function movedWords(t: typeof translate, { movedFrom, movedTo }: StayRecord): string {
  return [
    movedFrom === null ? '' : t('stays.movedFrom', { number: movedFrom }),
    movedTo === null ? '' : t('stays.movedTo', { number: movedTo }),
  ]
    .filter(Boolean)
    .join(', ');
}
