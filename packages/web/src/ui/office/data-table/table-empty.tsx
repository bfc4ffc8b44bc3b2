import { Button, EmptyState, Paper } from '@mantine/core';
import { IconFilterOff, IconInbox, IconPlus } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import type { TableAddress } from './use-table-address.ts';

/** What stands where there is nothing yet, and the way to begin for those who may. */
export interface Empty {
  title: string;
  text: string;
  action?: { label: string; onClick: () => void } | undefined;
}

interface TableEmptyProps extends Empty {
  address: Pick<TableAddress, 'filtered' | 'clearFilters'> | undefined;
}

/** Nothing to show: because there is nothing yet, or because the filters leave nothing. */
export function TableEmpty({ title, text, action, address }: TableEmptyProps) {
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
        <EmptyState icon={<IconInbox size={36} stroke={1.4} aria-hidden />} title={title} description={text}>
          {action ? (
            <EmptyState.Actions>
              <Button
                variant="light"
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={action.onClick}
              >
                {action.label}
              </Button>
            </EmptyState.Actions>
          ) : null}
        </EmptyState>
      )}
    </Paper>
  );
}
