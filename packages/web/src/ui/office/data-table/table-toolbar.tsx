import { Button, Group } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './table-toolbar.module.css';
import type { TableAddress } from './use-table-address.ts';

interface TableToolbarProps {
  filters: ReactNode;
  address: Pick<TableAddress, 'filtered' | 'clearFilters'> | undefined;
  /** The views of the list that are kept. */
  views?: ReactNode;
}

/** The filters of a table. */
export function TableToolbar({ filters, address, views }: TableToolbarProps) {
  const t = useTranslate();
  return (
    <Group gap="xs" className={css.filters ?? ''} role="search" aria-label={t('table.filters')}>
      {filters}
      {views}
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
  );
}
