import { Button, EmptyState, Paper } from '@mantine/core';
import { IconFilterOff, IconInbox } from '@tabler/icons-react';
import { useTranslate } from '../../lib/use-translate.ts';
import type { TableAddress } from './use-table-address.ts';

interface TableEmptyProps {
  title: string;
  text: string;
  address: Pick<TableAddress, 'filtered' | 'clearFilters'> | undefined;
}

/** Nothing to show: because there is nothing yet, or because the filters leave nothing. */
export function TableEmpty({ title, text, address }: TableEmptyProps) {
  const t = useTranslate();
  return (
    <Paper withBorder p="xl" role="status">
      {address?.filtered ? (
        <EmptyState
          icon={<IconFilterOff size={36} stroke={1.4} aria-hidden />}
          title={t('table.noMatch')}
          description={t('table.noMatchText')}
        >
          <EmptyState.Actions>
            <Button variant="default" onClick={address.clearFilters}>
              {t('table.clearFilters')}
            </Button>
          </EmptyState.Actions>
        </EmptyState>
      ) : (
        <EmptyState
          icon={<IconInbox size={36} stroke={1.4} aria-hidden />}
          title={title}
          description={text}
        />
      )}
    </Paper>
  );
}
