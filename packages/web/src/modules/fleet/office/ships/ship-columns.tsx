import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { SortBy } from '@gangway/contract/core/define-call.ts';
import type { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { Ship } from '@gangway/contract/fleet/schemas.ts';
import { Badge, Text } from '@mantine/core';
import type { translate } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { Thumbnail } from '#ui/office/image-field/thumbnail.tsx';

type ShipSort = SortBy<typeof fleetCalls.pageShips>;

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
    {
      id: 'status',
      vital: true,
      title: t('field.status'),
      cell: (ship) => <ShipStatusBadge status={ship.status} />,
    },
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

const looks = {
  active: { variant: 'light', color: 'sea' },
  maintenance: { variant: 'light', color: 'amber' },
  decommissioned: { variant: 'outline', color: 'gray.7' },
} as const;

/** Whether a ship sails, in words. */
function ShipStatusBadge({ status }: { status: Ship['status'] }) {
  const t = useTranslate();
  return (
    <Badge {...looks[status]} tt="none" miw="max-content">
      {t(`ships.status.${status}`)}
    </Badge>
  );
}
