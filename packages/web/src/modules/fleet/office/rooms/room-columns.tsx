import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { SortBy } from '@gangway/contract/core/define-call.ts';
import type { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { Room } from '@gangway/contract/fleet/schemas.ts';
import { Badge, Text } from '@mantine/core';
import type { translate } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';

type RoomSort = SortBy<typeof fleetCalls.pageRooms>;

/** The columns of the rooms. */
export function roomColumns(t: typeof translate): TableColumn<Room, RoomSort>[] {
  return [
    {
      id: 'number',
      title: t('field.number'),
      sort: 'number',
      fixed: true,
      cell: (room) => (
        <Text size="sm" fw={600}>
          {room.number}
        </Text>
      ),
    },
    { id: 'ship', title: t('field.shipId'), cell: (room) => room.shipName },
    { id: 'roomType', title: t('field.roomTypeId'), cell: (room) => room.roomTypeCode },
    {
      id: 'floor',
      title: t('field.floor'),
      sort: 'floor',
      align: 'right',
      width: 90,
      cell: (room) => room.floor,
    },
    {
      id: 'position',
      title: t('field.room.position'),
      cell: (room) => t(`rooms.position.${room.position}`),
    },
    {
      id: 'status',
      vital: true,
      title: t('field.status'),
      cell: (room) => <RoomStatusBadge status={room.status} />,
    },
    { id: 'notes', title: t('field.notes'), wrap: true, cell: (room) => room.notes },
    {
      id: 'updatedAt',
      title: t('column.updatedAt'),
      sort: 'updatedAt',
      cell: (room) => formatInstant(room.updatedAt),
    },
  ];
}

const looks = {
  available: { variant: 'light', color: 'sea' },
  occupied: { variant: 'filled', color: 'navy.7' },
  dirty: { variant: 'light', color: 'amber' },
  maintenance: { variant: 'outline', color: 'coral.7' },
} as const;

/** How a room stands, in words. */
export function RoomStatusBadge({ status }: { status: Room['status'] }) {
  const t = useTranslate();
  return (
    <Badge {...looks[status]} tt="none" miw="max-content">
      {t(`rooms.status.${status}`)}
    </Badge>
  );
}
