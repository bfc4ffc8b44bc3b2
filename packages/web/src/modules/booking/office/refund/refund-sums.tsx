import type { RefundQuote } from '@gangway/contract/booking/money-calls.ts';
import { splitBack } from '@gangway/contract/booking/split-back.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Button, Text } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import css from './refund.module.css';

interface RefundSumsProps {
  quote: RefundQuote;
  /** With the fee that is set by hand, if one is. */
  feeSen: number;
  backSen: number;
  /** The fee is not the one of the rules. */
  isByHand: boolean;
  /** Null where nobody can come instead. */
  onReplace: (() => void) | null;
}

/** Why so much is kept, and what comes back which way. */
export function RefundSums({ quote, feeSen, backSen, isByHand, onReplace }: RefundSumsProps) {
  const t = useTranslate();
  const { why, days, percent } = quote;
  const parts = splitBack(quote.sources, backSen);
  return (
    <div className={css.sums} aria-live="polite">
      <Text size="sm">
        {isByHand
          ? t('officeRefund.byHand', {
              kept: formatMoney(feeSen),
              rule: formatMoney(quote.paidSen - quote.backSen),
            })
          : t(`officeRefund.why.${why}`, { days, percent })}
      </Text>
      <dl>
        <div>
          <dt>{t('officeRefund.paid')}</dt>
          <dd>{formatMoney(quote.paidSen)}</dd>
        </div>
        <div>
          <dt>{t(why === 'cabin' ? 'officeRefund.staysCabin' : 'officeRefund.kept')}</dt>
          <dd>{formatMoney(feeSen)}</dd>
        </div>
        <div>
          <dt>{t('officeChange.back')}</dt>
          <dd>{formatMoney(backSen)}</dd>
        </div>
      </dl>
      {parts.map(({ way, amountSen }) => (
        <Text key={way} size="sm" c="dimmed">
          {parts.length > 1 ? <strong>{formatMoney(amountSen)} </strong> : null}
          {t(`officeRefund.way.${way}`)}
        </Text>
      ))}
      {parts.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t(why === 'cabin' ? 'officeRefund.way.cabin' : 'officeRefund.way.none')}
        </Text>
      ) : null}
      {onReplace ? (
        <div>
          <Button variant="light" size="compact-sm" onClick={onReplace}>
            {t('officeRefund.replace')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
