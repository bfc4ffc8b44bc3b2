import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { type Ship, shipStatus } from '@gangway/contract/fleet/schemas.ts';
import { Button } from '@mantine/core';
import { IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { shipsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { shipColumns } from './ship-columns.tsx';
import { ShipForm } from './ship-form.tsx';
import { useDeleteShip } from './use-delete-ship.ts';

const view = {
  filters: ['keyword', 'status'],
  sortable: ['name', 'createdAt', 'updatedAt'],
  sort: { by: 'name', order: 'asc' },
} as const;

/** `/ship/ship`: the ships of the fleet. */
export function ShipsScreen() {
  const t = useTranslate();
  const canEdit = useCanEdit(shipsScreen);
  const address = useTableAddress(view);
  const drawer = useDrawer<{ ship: Ship | null }>();
  const askToDelete = useDeleteShip();
  const { keyword } = address.filter;
  const status = shipStatus.safeParse(address.filter.status).data;
  const { page, size, sort } = address;
  const filter = { ...(keyword ? { keyword } : {}), ...(status ? { status } : {}) };
  const query = usePageQuery(fleetCalls.pageShips, { body: { page, size, sort, filter } });

  function rowActions(ship: Ship): RowAction[] {
    const open = () => drawer.open({ ship });
    if (!canEdit) return [{ label: t('action.lookAtIt'), icon: IconEye, onClick: open }];
    return [
      { label: t('action.edit'), icon: IconPencil, onClick: open },
      { label: t('action.delete'), icon: IconTrash, danger: true, onClick: () => askToDelete(ship) },
    ];
  }

  const { ship } = drawer.item ?? { ship: null };
  return (
    <>
      <ScreenHeader text={t('ships.text')}>
        <ExportButton
          call={fleetCalls.exportShips}
          args={{ body: { filter, sort } }}
          count={query.data?.total}
        />
        {canEdit ? (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => drawer.open({ ship: null })}
          >
            {t('ships.create')}
          </Button>
        ) : null}
      </ScreenHeader>
      <DataTable
        id="ships"
        label={t('ships.table')}
        columns={shipColumns(t)}
        query={query}
        address={address}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowActions={rowActions}
        onOpen={(row) => drawer.open({ ship: row })}
        isMuted={(row) => row.status === 'decommissioned'}
        empty={{
          title: t('ships.empty'),
          text: t('ships.emptyText'),
          action: canEdit
            ? { label: t('ships.create'), onClick: () => drawer.open({ ship: null }) }
            : undefined,
        }}
        filters={
          <>
            <FilterText
              label={t('ships.keyword')}
              value={keyword}
              maxLength={60}
              onChange={(value) => address.setFilter('keyword', value)}
            />
            <FilterChoice
              label={t('field.status')}
              value={status}
              choices={shipStatus.options.map((value) => ({ value, label: t(`ships.status.${value}`) }))}
              onChange={(value) => address.setFilter('status', value)}
            />
          </>
        }
      />
      <FormDrawer
        opened={drawer.opened}
        title={ship ? t('ships.title', { name: ship.name }) : t('ships.create')}
        size={560}
        onClose={drawer.close}
      >
        <ShipForm key={drawer.turn} ship={ship} readOnly={!canEdit} onSaved={drawer.close} />
      </FormDrawer>
    </>
  );
}
