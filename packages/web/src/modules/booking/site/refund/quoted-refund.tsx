import type { RefundQuote } from '@gangway/contract/booking/money-calls.ts';
import { splitBack } from '@gangway/contract/booking/split-back.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { usePort } from '#modules/settings/queries.ts';
import css from './quoted-refund.module.css';

interface QuotedRefundProps {
  /** Not of a cabin that others keep: there is nothing to reckon. */
  quote: RefundQuote;
  /** How many of the order still sail. */
  staying: number;
}

/** The fee and what comes back, by person and together; why it is so, and which way it goes. */
export function QuotedRefund({ quote, staying }: QuotedRefundProps) {
  const t = useTranslate();
  const port = usePort();
  const { days, percent, why, lines, backSen, sources } = quote;
  const parts = splitBack(sources, backSen);
  const count = lines.length;
  return (
    <div className={css.quote}>
      <p className={css.why}>
        {why === 'noShow'
          ? t('refund.why.noShow', { percent })
          : t('refund.because', {
              days: t('refund.days', { days }),
              why: t(`refund.why.${why}`, { percent }),
            })}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('refund.paid')}</th>
            <th scope="col">{t('refund.fee')}</th>
            <th scope="col">{t('refund.back')}</th>
          </tr>
        </thead>
        {lines.map((line) => (
          <Amounts key={line.ticketId} name={line.name} amounts={line} />
        ))}
        {count > 1 && <Amounts name={t('refund.total')} amounts={quote} isTotal />}
      </table>
      {parts.map(({ way, amountSen }) => (
        <p key={way}>
          {parts.length > 1 && <strong>{formatMoney(amountSen)} </strong>}
          {t(`refund.way.${way}`, { port })}
        </p>
      ))}
      <p className={css.soft}>
        {t('refund.void', { count })} {staying > 0 && t('refund.staying', { count: staying })}
      </p>
    </div>
  );
}

interface AmountsProps {
  name: string;
  amounts: Pick<RefundQuote, 'paidSen' | 'feeSen' | 'backSen'>;
  isTotal?: boolean;
}

/** A name above its amounts: beside each other they would not fit a phone. */
function Amounts({ name, amounts, isTotal = false }: AmountsProps) {
  return (
    <tbody data-total={isTotal}>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {name}
        </th>
      </tr>
      <tr>
        <td>{formatMoney(amounts.paidSen)}</td>
        <td>{formatMoney(amounts.feeSen)}</td>
        <td>{formatMoney(amounts.backSen)}</td>
      </tr>
    </tbody>
  );
}
