import { formatMoney } from '@gangway/contract/core/money.ts';
import type { Difference, Reconciliation } from '@gangway/contract/payments/schemas.ts';
import { paymentStatuses } from '@gangway/contract/payments/states.ts';
import { Alert, Anchor, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { translate } from '#lib/i18n.ts';
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

function differenceWords(t: typeof translate, difference: Difference, provider: string): string {
  return t(`reconcile.difference.${difference.kind}`, {
    provider,
    here: formatMoney(difference.hereSen ?? 0),
    there: formatMoney(difference.thereSen ?? 0),
    status: statusName(t, difference.here),
    theirs: statusName(t, difference.there),
  });
}

function statusName(t: typeof translate, status: string | null): string {
  const known = paymentStatuses.find((one) => one === status);
  return known ? t(`payment.status.${known}`) : (status ?? '');
}
