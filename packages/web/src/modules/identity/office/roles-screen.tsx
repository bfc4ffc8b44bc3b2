import { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { Role } from '@gangway/contract/identity/schemas.ts';
import { Badge, Button, Group, Text } from '@mantine/core';
import { IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { translate } from '#lib/i18n.ts';
import { rolesScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { rolesQuery } from './identity-queries.ts';
import { roleDescription } from './role-description.ts';
import { RoleForm } from './role-form.tsx';
import { useDeleteRole } from './use-delete-role.ts';

/** `/permission/role`: the roles and what each may open. */
export function RolesScreen() {
  const t = useTranslate();
  const canEdit = useCanEdit(rolesScreen);
  const drawer = useDrawer<{ role: Role | null }>();
  const askToDelete = useDeleteRole();
  const query = useQuery({
    ...rolesQuery,
    select: (records) => ({ records, total: records.length }),
  });

  function rowActions(role: Role): RowAction[] {
    const open = () => drawer.open({ role });
    if (!canEdit || isFixed(role)) return [{ label: t('action.look'), icon: IconEye, onClick: open }];
    return [
      { label: t('action.edit'), icon: IconPencil, onClick: open },
      {
        label: t('action.delete'),
        icon: IconTrash,
        danger: true,
        disabled: role.builtIn,
        onClick: () => askToDelete(role),
      },
    ];
  }

  const { role } = drawer.item ?? { role: null };
  return (
    <>
      <ScreenHeader text={t('roles.text')}>
        <ExportButton call={identityCalls.exportRoles} args={{}} count={query.data?.total} />
        {canEdit ? (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => drawer.open({ role: null })}
          >
            {t('roles.create')}
          </Button>
        ) : null}
      </ScreenHeader>
      <DataTable
        id="roles"
        label={t('roles.table')}
        columns={roleColumns(t)}
        query={query}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowActions={rowActions}
        onOpen={(row) => drawer.open({ role: row })}
        empty={{ title: t('roles.empty'), text: t('roles.text') }}
      />
      <FormDrawer
        opened={drawer.opened}
        title={role ? t('roles.title', { name: role.name }) : t('roles.create')}
        size={640}
        onClose={drawer.close}
      >
        <RoleForm
          key={drawer.turn}
          role={role}
          readOnly={!canEdit || (role !== null && isFixed(role))}
          onSaved={drawer.close}
        />
      </FormDrawer>
    </>
  );
}

/** The admin role holds everything and stays as it is, so that nobody locks everybody out. */
function isFixed(role: Role): boolean {
  return role.builtIn && role.template === 'admin';
}

function roleColumns(t: typeof translate): TableColumn<Role>[] {
  return [
    {
      id: 'name',
      title: t('roles.name'),
      fixed: true,
      cell: (role) => (
        <Group gap={8} wrap="nowrap">
          <Text size="sm" fw={600}>
            {role.name}
          </Text>
          {role.builtIn ? (
            <Badge variant="outline" color="navy" tt="none" size="sm">
              {t('roles.builtIn')}
            </Badge>
          ) : null}
        </Group>
      ),
    },
    { id: 'template', title: t('field.template'), cell: (role) => t(`roles.template.${role.template}`) },
    { id: 'description', title: t('field.description'), wrap: true, cell: roleDescription },
    { id: 'accounts', title: t('roles.accounts'), align: 'right', width: 110, cell: (role) => role.accounts },
    {
      id: 'grants',
      title: t('field.grants'),
      cell: (role) => {
        if (role.template === 'admin') return t('roles.grantAll');
        const edit = role.grants.filter(({ access }) => access === 'edit').length;
        const view = role.grants.filter(({ access }) => access === 'view').length;
        return t('roles.grantCount', { edit, view });
      },
    },
    {
      id: 'updatedAt',
      title: t('column.updatedAt'),
      extra: true,
      cell: (role) => formatInstant(role.updatedAt),
    },
  ];
}
