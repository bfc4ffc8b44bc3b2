import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Ship } from '@gangway/contract/fleet/schemas.ts';
import { Text } from '@mantine/core';
import type { translate } from '#lib/i18n.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { Thumbnail } from '#ui/office/image-field/thumbnail.tsx';
import { ShipStatusBadge } from './ship-status-badge.tsx';

type ShipSort = 'name' | 'createdAt' | 'updatedAt';

/** The columns of the ships. */
export function shipColumns(t: typeof translate): TableColumn<Ship, ShipSort>[] {
  return [
    {
      id: 'picture',
      title: t('field.imageId'),
      width: 96,
      cell: (ship) => <Thumbnail image={ship.images[0]} alt="" />,
    },
    {
      id: 'name',
      title: t('field.ship.name'),
      sort: 'name',
      fixed: true,
      cell: (ship) => (
        <Text size="sm" fw={600}>
          {ship.name}
        </Text>
      ),
    },
    { id: 'status', title: t('field.status'), cell: (ship) => <ShipStatusBadge status={ship.status} /> },
    { id: 'manager', title: t('field.manager'), cell: (ship) => ship.manager },
    { id: 'managerContact', title: t('field.managerContact'), cell: (ship) => ship.managerContact },
    { id: 'rooms', title: t('column.roomCount'), align: 'right', width: 100, cell: (ship) => ship.rooms },
    {
      id: 'description',
      title: t('field.description'),
      wrap: true,
      extra: true,
      cell: (ship) => ship.description,
    },
    {
      id: 'createdAt',
      title: t('column.createdAt'),
      sort: 'createdAt',
      extra: true,
      cell: (ship) => formatInstant(ship.createdAt),
    },
    {
      id: 'updatedAt',
      title: t('column.updatedAt'),
      sort: 'updatedAt',
      cell: (ship) => formatInstant(ship.updatedAt),
    },
  ];
}
