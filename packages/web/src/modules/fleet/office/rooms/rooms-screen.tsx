import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { Room } from '@gangway/contract/fleet/schemas.ts';
import { Button } from '@mantine/core';
import { IconEye, IconPencil, IconPlus, IconStack2, IconTrash, IconUpload } from '@tabler/icons-react';
import { roomsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { BulkRoomsForm } from './bulk-rooms-form.tsx';
import { ImportRoomsForm } from './import-rooms-form.tsx';
import { roomColumns } from './room-columns.tsx';
import { RoomForm } from './room-form.tsx';
import { readRoomFilter, roomFilters, RoomsFilters } from './rooms-filters.tsx';
import { useDeleteRoom } from './use-delete-room.ts';

const view = {
  filters: roomFilters,
  things: true,
  sortable: ['number', 'floor', 'updatedAt'],
  sort: { by: 'number', order: 'asc' },
} as const;

type RoomTask = { kind: 'room'; room: Room | null } | { kind: 'bulk' } | { kind: 'import' };

/** `/ship/roomManagement`: the rooms of all ships. */
export function RoomsScreen() {
  const t = useTranslate();
  const canEdit = useCanEdit(roomsScreen);
  const address = useTableAddress(view);
  const drawer = useDrawer<RoomTask>();
  const askToDelete = useDeleteRoom();
  const filter = readRoomFilter(address.filter);
  const query = usePageQuery(fleetCalls.pageRooms, {
    body: { page: address.page, size: address.size, sort: address.sort, filter },
  });

  function rowActions(room: Room): RowAction[] {
    const open = () => drawer.open({ kind: 'room', room });
    if (!canEdit) return [{ label: t('action.lookAtIt'), icon: IconEye, onClick: open }];
    return [
      { label: t('action.edit'), icon: IconPencil, onClick: open },
      { label: t('action.delete'), icon: IconTrash, danger: true, onClick: () => askToDelete(room) },
    ];
  }

  const task = drawer.item;
  const shipId = address.filter.shipId ?? null;
  return (
    <>
      <ScreenHeader>
        <ExportButton
          call={fleetCalls.exportRooms}
          args={{ body: { filter, sort: address.sort } }}
          count={query.data?.total}
        />
        {canEdit ? (
          <>
            <Button
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
              onClick={() => drawer.open({ kind: 'import' })}
            >
              {t('rooms.import')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconStack2 size={16} aria-hidden />}
              onClick={() => drawer.open({ kind: 'bulk' })}
            >
              {t('rooms.bulk')}
            </Button>
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => drawer.open({ kind: 'room', room: null })}
            >
              {t('rooms.create')}
            </Button>
          </>
        ) : null}
      </ScreenHeader>
      <DataTable
        id="rooms"
        label={t('rooms.table')}
        columns={roomColumns(t)}
        query={query}
        address={address}
        rowKey={(room) => room.id}
        rowName={(room) => room.number}
        rowActions={rowActions}
        onOpen={(room) => drawer.open({ kind: 'room', room })}
        empty={{
          title: t('rooms.empty'),
          text: t('rooms.emptyText'),
          action: canEdit
            ? { label: t('rooms.bulk'), onClick: () => drawer.open({ kind: 'bulk' }) }
            : undefined,
        }}
        filters={<RoomsFilters address={address} />}
      />
      <FormDrawer
        opened={drawer.opened}
        title={task ? titleOf(task) : ''}
        size={task?.kind === 'room' ? 460 : 560}
        onClose={drawer.close}
      >
        {task?.kind === 'bulk' ? (
          <BulkRoomsForm key={drawer.turn} shipId={shipId} onSaved={drawer.close} />
        ) : task?.kind === 'import' ? (
          <ImportRoomsForm key={drawer.turn} onSaved={drawer.close} />
        ) : (
          <RoomForm
            key={drawer.turn}
            room={task?.room ? latest(task.room) : null}
            shipId={shipId}
            readOnly={!canEdit}
            onSaved={drawer.close}
          />
        )}
      </FormDrawer>
    </>
  );

  /** Its status may have changed since it was opened. */
  function latest(room: Room): Room {
    return query.data?.records.find(({ id }) => id === room.id) ?? room;
  }

  function titleOf(task: RoomTask): string {
    if (task.kind === 'bulk') return t('rooms.bulkTitle');
    if (task.kind === 'import') return t('rooms.importTitle');
    return task.room
      ? t('rooms.title', { number: task.room.number, ship: task.room.shipName })
      : t('rooms.create');
  }
}
