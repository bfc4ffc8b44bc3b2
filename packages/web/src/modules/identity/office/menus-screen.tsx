import { formatInstant } from '@gangway/contract/core/dates.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { Menu } from '@gangway/contract/identity/schemas.ts';
import { Badge, Group, Switch, Text } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { translate } from '#lib/i18n.ts';
import { menusScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { MenuIcon } from '#ui/office/menu-icon.tsx';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { menusQuery } from './identity-queries.ts';
import { MenuForm } from './menu-form.tsx';
import { type MenuLine, menuTree } from './menu-tree.ts';
import { useSaveMenu } from './use-save-menu.ts';

/** `/permission/menus`: titles, icons, order and visibility of the menu's entries. */
export function MenusScreen() {
  const t = useTranslate();
  const canEdit = useCanEdit(menusScreen);
  const drawer = useDrawer<Menu>();
  const save = useSaveMenu();
  const query = useQuery({
    ...menusQuery,
    select: (menus) => ({ records: menuTree(menus), total: menus.length }),
  });
  const editable = (menu: Menu) => canEdit && !menu.legacy;
  return (
    <>
      <ScreenHeader text={t('menus.text')}>
        <ExportButton call={identityCalls.exportMenus} args={{}} count={query.data?.total} />
      </ScreenHeader>
      <DataTable
        id="menus"
        label={t('menus.table')}
        columns={menuColumns(t, {
          isLocked: (menu) => !editable(menu) || save.isPending,
          onChange: (menu, enabled) => save.mutate({ ...menu, enabled }),
        })}
        query={query}
        rowKey={(menu) => menu.path}
        rowName={(menu) => menu.title.en}
        rowActions={(menu) => [
          editable(menu)
            ? { label: t('action.edit'), icon: IconPencil, onClick: () => drawer.open(menu) }
            : { label: t('action.look'), icon: IconEye, onClick: () => drawer.open(menu) },
        ]}
        onOpen={drawer.open}
        isMuted={(menu) => !menu.enabled}
        empty={{ title: t('menus.empty'), text: t('menus.text') }}
      />
      <FormDrawer
        opened={drawer.opened}
        title={t('menus.editOf', { title: drawer.item?.title.en ?? '' })}
        onClose={drawer.close}
      >
        {drawer.item ? (
          <MenuForm
            key={drawer.turn}
            menu={drawer.item}
            readOnly={!editable(drawer.item)}
            onSaved={drawer.close}
          />
        ) : null}
      </FormDrawer>
    </>
  );
}

interface EnabledSwitch {
  isLocked: (menu: Menu) => boolean;
  onChange: (menu: Menu, enabled: boolean) => void;
}

function menuColumns(t: typeof translate, enabledSwitch: EnabledSwitch): TableColumn<MenuLine>[] {
  return [
    {
      id: 'en',
      title: t('field.title.en'),
      fixed: true,
      cell: (menu) => (
        <Group gap={8} wrap="nowrap" pl={menu.depth * 22}>
          <MenuIcon name={menu.icon} />
          <Text size="sm" fw={menu.depth === 0 ? 600 : 400}>
            {menu.title.en}
          </Text>
          {menu.legacy ? (
            <Badge variant="outline" color="gray.7" size="sm" tt="none">
              {t('menus.legacy')}
            </Badge>
          ) : null}
        </Group>
      ),
    },
    { id: 'zh', title: t('field.title.zh'), cell: (menu) => <span lang="zh-CN">{menu.title.zh}</span> },
    { id: 'ko', title: t('field.title.ko'), cell: (menu) => <span lang="ko">{menu.title.ko}</span> },
    { id: 'path', title: t('field.path'), cell: (menu) => menu.path },
    { id: 'position', title: t('field.position'), align: 'right', width: 110, cell: (menu) => menu.position },
    {
      id: 'enabled',
      title: t('menus.enabled'),
      width: 110,
      cell: (menu) => (
        // The row opens on a click; its switch does its own thing.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div onClick={(event) => event.stopPropagation()}>
          <Switch
            aria-label={t('menus.enabledOf', { title: menu.title.en })}
            checked={menu.enabled}
            disabled={enabledSwitch.isLocked(menu)}
            onChange={(event) => enabledSwitch.onChange(menu, event.currentTarget.checked)}
          />
        </div>
      ),
    },
    {
      id: 'updatedAt',
      title: t('column.updatedAt'),
      extra: true,
      cell: (menu) => formatInstant(menu.updatedAt),
    },
  ];
}
