import { ActionIcon, Group, Menu, Tooltip } from '@mantine/core';
import { type Icon, IconDotsVertical } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';

/** Something that can be done with a row. */
export interface RowAction {
  label: string;
  icon: Icon;
  onClick: () => void;
  /** It destroys or locks out. */
  danger?: boolean;
  disabled?: boolean;
}

interface RowActionsProps {
  /** What the row is called, for those who cannot see which row a button stands in. */
  rowName: string;
  actions: readonly RowAction[];
}

/** The first action as a button, the others behind a menu; two stand side by side. */
export function RowActions({ rowName, actions }: RowActionsProps) {
  const t = useTranslate();
  const direct = actions.length <= 2 ? actions : actions.slice(0, 1);
  const further = actions.slice(direct.length);
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {direct.map((action) => (
        <Tooltip key={action.label} label={action.label}>
          <ActionIcon
            variant="subtle"
            color={action.danger ? 'coral' : 'sea'}
            disabled={action.disabled ?? false}
            {...(action.disabled ? { bg: 'transparent' } : {})}
            aria-label={`${action.label}: ${rowName}`}
            onClick={action.onClick}
          >
            <action.icon size={17} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      ))}
      {further.length > 0 ? (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionIcon variant="subtle" color="navy" aria-label={t('table.more', { name: rowName })}>
              <IconDotsVertical size={17} stroke={1.7} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {further.map((action) => (
              <Menu.Item
                key={action.label}
                {...(action.danger ? { color: 'coral.7' } : {})}
                disabled={action.disabled ?? false}
                leftSection={<action.icon size={16} stroke={1.7} aria-hidden />}
                onClick={action.onClick}
              >
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </Group>
  );
}
