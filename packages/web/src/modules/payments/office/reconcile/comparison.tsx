import { formatInstant } from '@gangway/contract/core/dates.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { providerName } from '../provider-name.ts';
import { Differences } from './differences.tsx';
import { comparisonQuery, keptQuery } from './reconcile-queries.ts';

interface ComparisonProps {
  date: string;
  canEdit: boolean;
  onShow: (paymentNo: string) => void;
}

/** What the comparison of a day came to: the one that is kept, or else one made now. */
export function Comparison({ date, canEdit, onShow }: ComparisonProps) {
  const t = useTranslate();
  const kept = useQuery(keptQuery);
  const before = kept.data?.find((one) => one.date === date);
  const made = useQuery({ ...comparisonQuery(date), enabled: canEdit && kept.isFetched && !before });
  const result = made.data ?? before;
  if (made.error && !made.isFetching)
    return <TableFailure message={made.error.message} onRetry={made.refetch} />;
  if (!result)
    return canEdit || !kept.isFetched ? (
      <Skeleton height={120} aria-label={t('reconcile.running')} />
    ) : (
      <Text size="sm">{t('reconcile.notYet')}</Text>
    );
  const provider = providerName(t, result.provider);
  return (
    <section aria-label={t('reconcile.result')} aria-live="polite" aria-busy={made.isFetching}>
      {result.differences.length === 0 && result.checked === 0 ? (
        <Alert
          color="gray"
          variant="light"
          icon={<IconCircleDashed aria-hidden />}
          title={t('reconcile.nothing')}
        >
          {t('reconcile.nothingText', { date, provider })}
        </Alert>
      ) : result.differences.length === 0 ? (
        <Alert
          color="sea"
          variant="light"
          icon={<IconCircleCheck aria-hidden />}
          title={t('reconcile.agrees')}
        >
          {t('reconcile.agreesText', { date, provider, count: result.checked })}
        </Alert>
      ) : (
        <Differences result={result} provider={provider} onShow={onShow} />
      )}
      <Group justify="space-between" mt="sm">
        <Text size="sm" c="dimmed">
          {t('reconcile.at', { time: formatInstant(result.at) })}
        </Text>
        <Group gap="xs">
          <ExportButton
            call={paymentsCalls.exportReconciliations}
            args={{ body: { date } }}
            count={Math.max(1, result.differences.length)}
          />
          {canEdit ? (
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} aria-hidden />}
              loading={made.isFetching}
              onClick={() => void made.refetch()}
            >
              {t('reconcile.again')}
            </Button>
          ) : null}
        </Group>
      </Group>
    </section>
  );
}
