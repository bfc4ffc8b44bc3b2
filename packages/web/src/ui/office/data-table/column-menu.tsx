import { ActionIcon, Checkbox, Popover, Stack, Text } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './data-table.module.css';
import type { TableColumn } from './table-column.ts';
import type { ColumnChoice } from './use-column-choice.ts';

/** Some tables have more columns than the window is high. */
const withinScreen = {
  padding: 8,
  apply: ({
    availableHeight,
    elements,
  }: {
    availableHeight: number;
    elements: { floating: HTMLElement };
  }) => {
    elements.floating.style.maxHeight = `${availableHeight}px`;
  },
};

interface ColumnMenuProps<Row> {
  columns: readonly TableColumn<Row>[];
  choice: ColumnChoice;
}

/** Chooses which columns are shown. */
export function ColumnMenu<Row>({ columns, choice }: ColumnMenuProps<Row>) {
  const t = useTranslate();
  return (
    <Popover
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      middlewares={{ flip: true, size: withinScreen }}
    >
      <Popover.Target>
        <ActionIcon variant="subtle" color="navy" title={t('table.columns')} aria-label={t('table.columns')}>
          <IconColumns3 size={17} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={css.columns ?? ''}>
        <Stack gap={8} role="group" aria-label={t('table.columns')}>
          <Text size="xs" c="dimmed" fw={600}>
            {t('table.columns')}
          </Text>
          {columns.map((column) => (
            <Checkbox
              key={column.id}
              size="sm"
              label={column.title}
              checked={choice.isShown(column.id)}
              disabled={column.fixed ?? false}
              onChange={() => choice.toggle(column.id)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
