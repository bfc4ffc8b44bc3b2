import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './parked-alarm.module.css';

/** Money waits for a decision: loud, and one click from where it is made. */
export function ParkedAlarm({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslate();
  if (count === 0) return null;
  return (
    <Alert
      color="coral"
      variant="light"
      p="xs"
      flex="none"
      icon={<IconAlertTriangle aria-hidden />}
      classNames={{ message: css.message ?? '' }}
    >
      <span>{t('paymentRecord.parkedAlarm', { count })}</span>
      <Button size="compact-sm" color="coral" onClick={onShow}>
        {t('paymentRecord.showParked')}
      </Button>
    </Alert>
  );
}
