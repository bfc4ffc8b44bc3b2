import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { RoomType } from '@gangway/contract/fleet/schemas.ts';
import { Button } from '@mantine/core';
import { IconCalendarDollar, IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { roomTypesScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { DatePricesForm } from '../date-prices/date-prices-form.tsx';
import { roomTypesQuery } from '../fleet-queries.ts';
import { roomTypeColumns } from './room-type-columns.tsx';
import { RoomTypeForm } from './room-type-form.tsx';
import { useDeleteRoomType } from './use-delete-room-type.ts';

type TypeTask = { kind: 'type'; type: RoomType | null } | { kind: 'dates'; type: RoomType };

/** `/ship/roomTypeManagement`: what is sold, and at what price. */
export function RoomTypesScreen() {
  const t = useTranslate();
  const canEdit = useCanEdit(roomTypesScreen);
  const drawer = useDrawer<TypeTask>();
  const askToDelete = useDeleteRoomType();
  const query = useQuery({ ...roomTypesQuery, select: (records) => ({ records, total: records.length }) });
  const openDates = (type: RoomType) => drawer.open({ kind: 'dates', type });

  function rowActions(type: RoomType): RowAction[] {
    const open = () => drawer.open({ kind: 'type', type });
    const dates = { label: t('datePrices.open'), icon: IconCalendarDollar, onClick: () => openDates(type) };
    if (!canEdit) return [{ label: t('action.lookAtIt'), icon: IconEye, onClick: open }, dates];
    return [
      { label: t('action.edit'), icon: IconPencil, onClick: open },
      dates,
      { label: t('action.delete'), icon: IconTrash, danger: true, onClick: () => askToDelete(type) },
    ];
  }

  const task = drawer.item;
  return (
    <>
      <ScreenHeader text={t('roomTypes.text')}>
        <ExportButton call={fleetCalls.exportRoomTypes} args={{}} count={query.data?.total} />
        {canEdit ? (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => drawer.open({ kind: 'type', type: null })}
          >
            {t('roomTypes.create')}
          </Button>
        ) : null}
      </ScreenHeader>
      <DataTable
        id="roomTypes"
        label={t('roomTypes.table')}
        columns={roomTypeColumns(t, { canEdit, openDates })}
        query={query}
        rowKey={(type) => type.id}
        rowName={(type) => type.code}
        rowActions={rowActions}
        onOpen={(type) => drawer.open({ kind: 'type', type })}
        isMuted={(type) => !type.dayOn && !type.nightOn}
        empty={{
          title: t('roomTypes.empty'),
          text: t('roomTypes.emptyText'),
          action: canEdit
            ? { label: t('roomTypes.create'), onClick: () => drawer.open({ kind: 'type', type: null }) }
            : undefined,
        }}
      />
      <FormDrawer
        opened={drawer.opened}
        title={task ? titleOf(task) : ''}
        size={task?.kind === 'dates' ? 1080 : 820}
        onClose={drawer.close}
      >
        {task?.kind === 'dates' ? (
          <DatePricesForm key={drawer.turn} type={task.type} readOnly={!canEdit} />
        ) : (
          <RoomTypeForm
            key={drawer.turn}
            type={task?.type ?? null}
            readOnly={!canEdit}
            onSaved={drawer.close}
          />
        )}
      </FormDrawer>
    </>
  );

  function titleOf(task: TypeTask): string {
    if (task.kind === 'dates') return t('datePrices.title', { code: task.type.code });
    return task.type ? t('roomTypes.title', { code: task.type.code }) : t('roomTypes.create');
  }
}
