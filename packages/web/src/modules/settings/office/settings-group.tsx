import { formatInstant } from '@gangway/contract/core/dates.ts';
import { isAdminSetting } from '@gangway/contract/settings/registry.ts';
import type { ConfigEntry } from '@gangway/contract/settings/schemas.ts';
import { Badge, Code, Paper, Table, Text, Title } from '@mantine/core';
import { IconPencil, IconRestore, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { rolesScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { type RowAction, RowActions } from '#ui/office/data-table/row-actions.tsx';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { settingLabel } from './setting-label.ts';
import { settingText } from './setting-text.ts';
import css from './settings-group.module.css';
import { useRemoveSetting } from './use-remove-setting.ts';

interface SettingsGroupProps {
  title: string;
  entries: readonly ConfigEntry[];
  canEdit: boolean;
  onEdit: (entry: ConfigEntry) => void;
}

/** The settings under one heading: what each is about, its value, and its default. */
export function SettingsGroup({ title, entries, canEdit, onEdit }: SettingsGroupProps) {
  const t = useTranslate();
  const heading = useId();
  const askToRemove = useRemoveSetting();

  // Only administrators open the roles.
  const isAdministrator = useCanOpen(rolesScreen);

  function actionsOf(entry: ConfigEntry): RowAction[] {
    if (isAdminSetting(entry.key) && !isAdministrator) return [];
    const edit = { label: t('action.edit'), icon: IconPencil, onClick: () => onEdit(entry) };
    const remove = () => askToRemove(entry);
    if (!entry.known)
      return [edit, { label: t('settings.remove'), icon: IconTrash, danger: true, onClick: remove }];
    return entry.updatedAt
      ? [edit, { label: t('settings.restore'), icon: IconRestore, onClick: remove }]
      : [edit];
  }

  return (
    <Paper withBorder component="section" aria-labelledby={heading}>
      <Title order={2} id={heading} className={css.title ?? ''}>
        {title}
      </Title>
      <Table className={css.table} aria-labelledby={heading} verticalSpacing={8} horizontalSpacing="md">
        <Table.Thead className={css.head ?? ''}>
          <Table.Tr>
            <Table.Th>{t('settings.setting')}</Table.Th>
            <Table.Th>{t('field.value')}</Table.Th>
            <Table.Th>{t('settings.default')}</Table.Th>
            {canEdit ? <Table.Th>{t('table.actions')}</Table.Th> : null}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.key}>
              <Table.Th scope="row" className={css.name ?? ''}>
                <Text size="sm">{settingLabel(entry)}</Text>
                <Code>{entry.key}</Code>
              </Table.Th>
              <Table.Td className={css.value ?? ''}>{settingText(entry.kind, entry.value)}</Table.Td>
              <Table.Td className={css.default ?? ''}>
                <DefaultNote entry={entry} />
              </Table.Td>
              {canEdit ? (
                <Table.Td className={css.actions ?? ''}>
                  <RowActions rowName={entry.key} actions={actionsOf(entry)} />
                </Table.Td>
              ) : null}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function DefaultNote({ entry }: { entry: ConfigEntry }) {
  const t = useTranslate();
  if (entry.default === null || entry.updatedAt === null) {
    return (
      <Badge variant="outline" color="gray.7" tt="none" size="sm">
        {entry.known ? t('settings.isDefault') : t('settings.own')}
      </Badge>
    );
  }
  return (
    <>
      <Badge variant="light" color="amber" tt="none" size="sm">
        {t('settings.changed', { at: formatInstant(entry.updatedAt) })}
      </Badge>
      <Text size="xs" c="dimmed" mt={4} className={css.value ?? ''}>
        {t('settings.defaultIs', { value: settingText(entry.kind, entry.default) })}
      </Text>
    </>
  );
}
