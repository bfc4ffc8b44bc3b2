import type { RefundQuote } from '@gangway/contract/booking/money-calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Text } from '@mantine/core';
import { useTranslate } from '../../../../lib/use-translate.ts';
import classes from './refund.module.css';

interface RefundSumsProps {
  quote: RefundQuote;
  /** With the fee that is set by hand, if one is. */
  feeSen: number;
  backSen: number;
}

/** Why so much is kept, and what comes back which way. */
export function RefundSums({ quote, feeSen, backSen }: RefundSumsProps) {
  const t = useTranslate();
  const { why, days, percent } = quote;
  return (
    <div className={classes.sums} aria-live="polite">
      <Text size="sm">{t(`shipOrder.refund.why.${why}`, { days, percent })}</Text>
      <dl>
        <div>
          <dt>{t('shipOrder.refund.paid')}</dt>
          <dd>{formatMoney(quote.paidSen)}</dd>
        </div>
        <div>
          <dt>{t('shipOrder.refund.kept')}</dt>
          <dd>{formatMoney(feeSen)}</dd>
        </div>
        <div>
          <dt>{t('shipOrder.refund.back')}</dt>
          <dd>{formatMoney(backSen)}</dd>
        </div>
      </dl>
      <Text size="sm" c="dimmed">
        {t(`shipOrder.refund.way.${backSen === 0 ? 'none' : quote.way}`)}
      </Text>
    </div>
  );
}
