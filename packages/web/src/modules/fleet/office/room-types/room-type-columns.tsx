import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { slots, weekdays } from '@gangway/contract/fleet/prices.ts';
import type { RoomType } from '@gangway/contract/fleet/schemas.ts';
import { Button, Text } from '@mantine/core';
import { IconCalendarDollar } from '@tabler/icons-react';
import type { translate } from '#lib/i18n.ts';
import { ownWords } from '#lib/own-words.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { Thumbnail } from '#ui/office/image-field/thumbnail.tsx';
import { SaleSwitch } from './sale-switch.tsx';

interface ColumnOptions {
  canEdit: boolean;
  openDates: (type: RoomType) => void;
}

/** The columns of the room types. */
export function roomTypeColumns(
  t: typeof translate,
  { canEdit, openDates }: ColumnOptions,
): TableColumn<RoomType>[] {
  return [
    {
      id: 'picture',
      title: t('field.imageId'),
      width: 96,
      cell: (type) => <Thumbnail image={type.images[0]} alt="" />,
    },
    {
      id: 'name',
      title: t('field.roomTypeId'),
      fixed: true,
      cell: (type) => (
        <>
          <Text size="sm" fw={600}>
            {type.code}
          </Text>
          <Text size="xs" c="dimmed">
            {ownWords(type.name)}
          </Text>
        </>
      ),
    },
    { id: 'kind', title: t('field.kind'), cell: (type) => t(`roomTypes.kind.${type.kind}`) },
    {
      id: 'window',
      title: t('field.hasWindow'),
      cell: (type) =>
        type.kind === 'standing' ? '–' : t(`roomTypes.window.${type.hasWindow ? 'yes' : 'no'}`),
    },
    {
      id: 'occupancy',
      title: t('field.maxOccupancy'),
      align: 'right',
      cell: (type) => type.maxOccupancy,
    },
    { id: 'quantity', title: t('roomTypes.quantity'), align: 'right', cell: (type) => type.dailyQuantity },
    {
      id: 'rooms',
      title: t('column.roomCount'),
      align: 'right',
      extra: true,
      cell: (type) => (type.kind === 'standing' ? '–' : type.rooms),
    },
    ...slots.map((slot): TableColumn<RoomType> => ({
      id: slot,
      title: t(slot === 'day' ? 'field.dayOn' : 'field.nightOn'),
      cell: (type) => (
        // The row opens on a click; the switch does its own thing.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div onClick={(event) => event.stopPropagation()}>
          <SaleSwitch type={type} slot={slot} readOnly={!canEdit} />
        </div>
      ),
    })),
    { id: 'priceFrom', title: t('roomTypes.priceFrom'), align: 'right', cell: (type) => priceFrom(type) },
    {
      id: 'datePrices',
      title: t('datePrices.open'),
      cell: (type) => (
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconCalendarDollar size={15} stroke={1.7} aria-hidden />}
          aria-label={t('datePrices.openOf', { code: type.code, count: type.datePrices })}
          onClick={(event) => {
            event.stopPropagation();
            openDates(type);
          }}
        >
          {t('datePrices.count', { count: type.datePrices })}
        </Button>
      ),
    },
    {
      id: 'updatedAt',
      title: t('column.updatedAt'),
      extra: true,
      cell: (type) => formatInstant(type.updatedAt),
    },
  ];

  function priceFrom(type: RoomType): string {
    const prices = weekdays.flatMap((day) => slots.flatMap((slot) => type.week[day][slot] ?? []));
    return prices.length > 0 ? formatMoney(Math.min(...prices)) : t('status.noPrice');
  }
}
