import type { ChangeQuote } from '@gangway/contract/booking/money-calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './change-price.module.css';

interface ChangePriceProps {
  quote: ChangeQuote;
  people: number;
}

/** The new price, the difference, the fee, and what it comes to. */
export function ChangePrice({ quote, people }: ChangePriceProps) {
  const t = useTranslate();
  const { newTotalSen, differenceSen, feeSen, keptSen, dueSen, terms } = quote;
  const end = dueSen > 0 ? 'due' : dueSen < 0 ? 'back' : 'even';
  return (
    <>
      <dl className={css.price}>
        <Line name={t('change.price.new')} value={formatMoney(newTotalSen)} />
        <Line name={t('change.price.paid')} value={formatMoney(newTotalSen - differenceSen)} />
        <Line name={t('change.price.difference')} value={signed(differenceSen)} />
        {keptSen > 0 && <Line name={t('change.price.kept')} value={signed(keptSen)} />}
        <Line
          name={t('change.price.fee', { each: formatMoney(Math.round(feeSen / people)), count: people })}
          value={formatMoney(feeSen)}
        />
        <Line name={t(`change.price.${end}`)} value={formatMoney(Math.abs(dueSen))} isEnd />
      </dl>
      <NewTerms terms={terms} />
      {keptSen > 0 && <p className={css.warning}>{t('change.kept')}</p>}
    </>
  );
}

/** What the order gives back from then on: nothing, as nothing would today, for the new date, or less than all. */
function NewTerms({ terms: { nonRefundable, peak, floorPercent } }: Pick<ChangeQuote, 'terms'>) {
  const t = useTranslate();
  if (floorPercent === 100) return <p className={css.warning}>{t('change.floor.all')}</p>;
  if (nonRefundable || peak)
    return <p className={css.warning}>{t(nonRefundable ? 'change.nonRefundable' : 'change.peak')}</p>;
  return floorPercent > 0 && <p className={css.warning}>{t('change.floor', { percent: floorPercent })}</p>;
}

function Line({ name, value, isEnd = false }: { name: string; value: string; isEnd?: boolean }) {
  return (
    <div data-end={isEnd}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function signed(sen: number): string {
  return sen > 0 ? `+${formatMoney(sen)}` : formatMoney(sen);
}
