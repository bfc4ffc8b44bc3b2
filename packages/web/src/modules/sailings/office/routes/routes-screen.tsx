import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { Route } from '@gangway/contract/sailings/schemas.ts';
import { Button } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { routesScreen } from '#lib/office-urls.ts';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { routesQuery } from '../sailings-queries.ts';
import { routeColumns } from './route-columns.tsx';
import { RouteForm } from './route-form.tsx';
import { useRouteActions } from './use-route-actions.ts';

/** `/ship/routes`: where ships go. */
export function RoutesScreen() {
  const t = useTranslate();
  const canEdit = useCanEdit(routesScreen);
  const drawer = useDrawer<{ route: Route | null }>();
  const open = (route: Route) => drawer.open({ route });
  const editActions = useRouteActions(open);
  const query = useQuery({ ...routesQuery, select: (records) => ({ records, total: records.length }) });
  const { route } = drawer.item ?? { route: null };
  return (
    <>
      <ScreenHeader text={t('routes.text')}>
        <ExportButton call={sailingsCalls.exportRoutes} args={{}} count={query.data?.total} />
        {canEdit ? (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => drawer.open({ route: null })}
          >
            {t('routes.create')}
          </Button>
        ) : null}
      </ScreenHeader>
      <DataTable
        id="routes"
        label={t('routes.table')}
        columns={routeColumns(t)}
        query={query}
        rowKey={(row) => row.id}
        rowName={(row) => ownWords(row.destination)}
        rowActions={
          canEdit
            ? editActions
            : (row) => [{ label: t('action.lookAtIt'), icon: IconEye, onClick: () => open(row) }]
        }
        onOpen={open}
        isMuted={(row) => !row.enabled}
        empty={{
          title: t('routes.empty'),
          text: t('routes.emptyText'),
          action: canEdit
            ? { label: t('routes.create'), onClick: () => drawer.open({ route: null }) }
            : undefined,
        }}
      />
      <FormDrawer
        opened={drawer.opened}
        title={route ? t('routes.title', { name: ownWords(route.destination) }) : t('routes.create')}
        onClose={drawer.close}
      >
        <RouteForm key={drawer.turn} route={route} readOnly={!canEdit} onSaved={drawer.close} />
      </FormDrawer>
    </>
  );
}
