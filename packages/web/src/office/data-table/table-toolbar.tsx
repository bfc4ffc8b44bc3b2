import { Button, Group } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../lib/use-translate.ts';
import { ColumnMenu } from './column-menu.tsx';
import type { TableColumn } from './table-column.ts';
import type { ColumnChoice } from './use-column-choice.ts';
import type { TableAddress } from './use-table-address.ts';

interface TableToolbarProps<Row> {
  filters: ReactNode;
  address: Pick<TableAddress, 'filtered' | 'clearFilters'> | undefined;
  columns: readonly TableColumn<Row>[];
  choice: ColumnChoice;
}

/** The filters of a table and the choice of its columns. */
export function TableToolbar<Row>({ filters, address, columns, choice }: TableToolbarProps<Row>) {
  const t = useTranslate();
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <Group gap="xs" role="search" aria-label={t('table.filters')} flex={1}>
        {filters}
        {address?.filtered ? (
          <Button
            variant="subtle"
            color="navy"
            leftSection={<IconFilterOff size={16} aria-hidden />}
            onClick={address.clearFilters}
          >
            {t('table.clearFilters')}
          </Button>
        ) : null}
      </Group>
      <ColumnMenu columns={columns} choice={choice} />
    </Group>
  );
}
