import { differenceWords } from '@gangway/contract/payments/difference-words.ts';
import type { Reconciliation } from '@gangway/contract/payments/schemas.ts';
import { Alert, Anchor, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import css from '../detail/payment-detail.module.css';

interface DifferencesProps {
  result: Reconciliation;
  provider: string;
  onShow: (paymentNo: string) => void;
}

/** Where the books and the gateway's list do not agree, one sentence each. */
export function Differences({ result, provider, onShow }: DifferencesProps) {
  const t = useTranslate();
  const { date, checked, differences } = result;
  return (
    <>
      <Alert
        color="coral"
        variant="light"
        icon={<IconAlertTriangle aria-hidden />}
        title={t('reconcile.differs', { count: differences.length })}
      >
        {t('reconcile.differsText', { date, provider, count: checked })}
      </Alert>
      <ul className={css.refunds}>
        {differences.map((difference) => (
          <li key={`${difference.kind} ${difference.paymentNo}`}>
            {difference.kind === 'missingHere' ? (
              <Text fw={650}>{difference.paymentNo}</Text>
            ) : (
              <Anchor component="button" mih={24} fw={650} onClick={() => onShow(difference.paymentNo)}>
                {difference.paymentNo}
              </Anchor>
            )}
            <Text size="sm">{differenceWords(t, difference, provider)}</Text>
          </li>
        ))}
      </ul>
    </>
  );
}
