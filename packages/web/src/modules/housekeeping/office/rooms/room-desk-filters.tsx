import { roomStatuses } from '@gangway/contract/fleet/room-states.ts';
import type { RoomOverview } from '@gangway/contract/housekeeping/schemas.ts';
import { SegmentedControl, Select } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { TableToolbar } from '#ui/office/data-table/table-toolbar.tsx';
import { sailingName } from '#modules/sailings/office/index.ts';
import { type RoomDeskView, roomViews } from './use-room-desk-view.ts';

interface RoomDeskFiltersProps {
  ships: readonly { id: number; name: string }[];
  shipId: number;
  overview: RoomOverview | undefined;
  view: RoomDeskView;
}

const noFilter = { sailing: null, floor: null, status: null, type: null };

/** Which ship, which of its sailings, and which rooms. */
export function RoomDeskFilters({ ships, shipId, overview, view }: RoomDeskFiltersProps) {
  const t = useTranslate();
  const { filter, change } = view;
  const rooms = overview?.rooms ?? [];
  const floors = [...new Set(rooms.map(({ floor }) => floor))].toSorted((a, b) => a - b);
  const types = new Map(rooms.map(({ roomType }) => [roomType.id, roomType.code]));
  return (
    <TableToolbar
      address={{ filtered: view.filtered, clearFilters: () => change(noFilter) }}
      filters={
        <>
          <Select
            aria-label={t('field.shipId')}
            data={ships.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(shipId)}
            allowDeselect={false}
            onChange={(ship) =>
              change({ ...noFilter, ship, room: null, order: null, give: null, guest: null })
            }
          />
          <FilterChoice
            label={t('column.sailing')}
            value={textOf(filter.sailingId)}
            choices={(overview?.sailings ?? []).map((sailing) => ({
              value: String(sailing.id),
              label: sailingName(sailing),
            }))}
            onChange={(sailing) => change({ sailing })}
          />
          <FilterChoice
            label={t('field.floor')}
            value={textOf(filter.floor)}
            choices={floors.map((floor) => ({ value: String(floor), label: t('roomDesk.deck', { floor }) }))}
            onChange={(floor) => change({ floor })}
          />
          <FilterChoice
            label={t('field.status')}
            value={filter.status ?? undefined}
            choices={roomStatuses.map((value) => ({ value, label: t(`rooms.status.${value}`) }))}
            onChange={(status) => change({ status })}
          />
          <FilterChoice
            label={t('field.roomTypeId')}
            value={textOf(filter.typeId)}
            choices={[...types].map(([id, code]) => ({ value: String(id), label: code }))}
            onChange={(type) => change({ type })}
          />
          <SegmentedControl
            aria-label={t('roomDesk.view')}
            data={roomViews.map((value) => ({ value, label: t(`roomDesk.view.${value}`) }))}
            value={view.rooms}
            onChange={(next) => change({ view: next, tab: null })}
          />
        </>
      }
    />
  );
}

function textOf(value: number | null): string | undefined {
  return value === null ? undefined : String(value);
}
