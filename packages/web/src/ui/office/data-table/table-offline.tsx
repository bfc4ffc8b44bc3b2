import { formatInstant } from '@gangway/contract/core/dates.ts';
import { Alert } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';

interface TableOfflineProps {
  query: {
    data: unknown;
    /** What is shown was asked for by the filters before. */
    isPlaceholderData?: boolean;
    dataUpdatedAt?: number;
  };
}

/** Without a network: that what is shown is old, and that filters wait. */
export function TableOffline({ query }: TableOfflineProps) {
  const t = useTranslate();
  const { online } = useNetwork();
  if (online) return null;
  return (
    <Alert
      color="amber"
      role="status"
      flex="none"
      py={6}
      mb={6}
      icon={<IconCloudOff size={18} aria-hidden />}
    >
      {query.data === undefined
        ? t('table.offlineEmpty')
        : query.isPlaceholderData
          ? t('table.offlineFilters')
          : t('table.offlineOld', { at: formatInstant(new Date(query.dataUpdatedAt ?? 0)) })}
    </Alert>
  );
}
