import { type Menu, saveMenuBody } from '@gangway/contract/identity/schemas.ts';
import { Alert, Group, NumberInput, Select, Switch, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { MenuIcon, menuIconNames } from '#ui/office/menu-icon.tsx';
import { useSaveMenu } from './use-save-menu.ts';

interface MenuFormProps {
  menu: Menu;
  readOnly: boolean;
  onSaved: () => void;
}

/** Changes how a menu entry reads, looks and where it stands. */
export function MenuForm({ menu, readOnly, onSaved }: MenuFormProps) {
  const t = useTranslate();
  const save = useSaveMenu();
  const { form, frame } = useOfficeForm({
    initialValues: valuesOf(menu),
    draft: `menu_${menu.path}`,
    record: menu,
    valuesOf,
    schema: saveMenuBody,
    save: async (body) => {
      await save.mutateAsync(body);
      onSaved();
    },
  });
  return (
    <DrawerForm {...frame} readOnly={readOnly}>
      {menu.legacy ? (
        <Alert variant="light" color="navy" icon={<IconLock aria-hidden />}>
          {t('menus.legacyText')}
        </Alert>
      ) : null}
      <TextInput label={t('field.path')} value={menu.path} readOnly />
      <TextInput
        label={t('field.title.en')}
        readOnly={readOnly}
        data-autofocus
        {...form.getInputProps('title.en')}
      />
      <TextInput
        label={t('field.title.zh')}
        lang="zh-CN"
        readOnly={readOnly}
        {...form.getInputProps('title.zh')}
      />
      <TextInput
        label={t('field.title.ko')}
        lang="ko"
        readOnly={readOnly}
        {...form.getInputProps('title.ko')}
      />
      <Select
        label={t('field.icon')}
        readOnly={readOnly}
        searchable
        allowDeselect={false}
        data={menuIconNames}
        leftSection={<MenuIcon name={form.values.icon} />}
        renderOption={({ option }) => (
          <Group gap="xs">
            <MenuIcon name={option.value} />
            {option.label}
          </Group>
        )}
        {...form.getInputProps('icon')}
      />
      <NumberInput
        label={t('field.position')}
        description={t('menus.positionText')}
        readOnly={readOnly}
        min={0}
        max={100_000}
        allowDecimal={false}
        {...form.getInputProps('position')}
      />
      <Switch
        label={t('menus.enabled')}
        description={t('menus.enabledText')}
        disabled={readOnly}
        {...form.getInputProps('enabled', { type: 'checkbox' })}
      />
    </DrawerForm>
  );
}

function valuesOf({ path, title, icon, position, enabled }: Menu) {
  return { path, title, icon, position, enabled };
}
