import { formatInstant } from '@gangway/contract/core/dates.ts';
import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from '../../../../lib/use-translate.ts';
import { TableFailure } from '../../../../office/data-table/table-failure.tsx';
import { FormDrawer } from '../../../../office/forms/form-drawer.tsx';
import { DateField } from '../../../sailings/office/date-field.tsx';
import classes from '../detail/payment-detail.module.css';
import { providerName } from '../provider-name.ts';
import { Differences } from './differences.tsx';
import { reconcileQuery } from './reconcile-query.ts';

interface ReconcileDrawerProps {
  /** The day that is compared; null while the drawer is closed. */
  date: string | null;
  today: string;
  onDate: (date: string) => void;
  /** Shows a payment in the list. */
  onShow: (paymentNo: string) => void;
  onClose: () => void;
}

/** A day's payments held against the gateway's own list. */
export function ReconcileDrawer({ date, today, onDate, onShow, onClose }: ReconcileDrawerProps) {
  const t = useTranslate();
  // What was shown last stays while the drawer slides away.
  const [shown, setShown] = useState(date);
  if (date !== null && date !== shown) setShown(date);
  return (
    <FormDrawer opened={date !== null} title={t('reconcile.title')} size={620} onClose={onClose}>
      <div className={classes.body}>
        <Text size="sm" c="dimmed">
          {t('reconcile.text')}
        </Text>
        <DateField
          label={t('reconcile.date')}
          value={shown}
          maxDate={today}
          onChange={(value) => (value && value <= today ? onDate(value) : undefined)}
        />
        {shown ? <Comparison key={shown} date={shown} onShow={onShow} /> : null}
      </div>
    </FormDrawer>
  );
}

function Comparison({ date, onShow }: { date: string; onShow: (paymentNo: string) => void }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useQuery(reconcileQuery(date));
  if (error && !isFetching) return <TableFailure message={error.message} onRetry={refetch} />;
  if (!data) return <Skeleton height={120} aria-label={t('reconcile.running')} />;
  const provider = providerName(t, data.provider);
  return (
    <section aria-label={t('reconcile.result')} aria-live="polite">
      {data.differences.length === 0 ? (
        <Alert
          color="sea"
          variant="light"
          icon={<IconCircleCheck aria-hidden />}
          title={t('reconcile.agrees')}
        >
          {t('reconcile.agreesText', { date, provider, count: data.checked })}
        </Alert>
      ) : (
        <Differences result={data} provider={provider} onShow={onShow} />
      )}
      <Group justify="space-between" mt="sm">
        <Text size="sm" c="dimmed">
          {t('reconcile.at', { time: formatInstant(data.at) })}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRefresh size={15} aria-hidden />}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          {t('reconcile.again')}
        </Button>
      </Group>
    </section>
  );
}
