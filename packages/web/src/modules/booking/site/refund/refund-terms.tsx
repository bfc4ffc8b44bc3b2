import { tiersAhead } from '@gangway/contract/booking/refund-rules.ts';
import type { RefundTier } from '@gangway/contract/settings/registry.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { sailingDay } from '#ui/site/day-words.ts';
import css from './refund-terms.module.css';

export interface RefundTermsProps {
  /** The day of the sailing. */
  date: string;
  /** The day at the port; what has passed by then is left out. */
  today: string;
  peak: boolean;
  nonRefundable: boolean;
  /** Those an order was bought with, or would be now. */
  tiers: readonly RefundTier[];
  noShowPercent: number;
  /** What is kept at least, since the date was changed. */
  floorPercent: number;
  /** Only named until somebody wants to read them. */
  folded?: boolean;
}

/** What cancelling costs until which day. */
export function RefundTerms({
  date,
  today,
  peak,
  nonRefundable,
  tiers,
  noShowPercent,
  floorPercent,
  folded = false,
}: RefundTermsProps) {
  const t = useTranslate();
  if (nonRefundable || peak)
    return (
      <p className={css.alone}>{t(nonRefundable ? 'refund.terms.nonRefundable' : 'refund.terms.peak')}</p>
    );
  const floor = floorPercent > 0 && t('refund.terms.floor', { percent: floorPercent });
  if (floorPercent === 100) return <p className={css.alone}>{floor}</p>;
  const open = tiersAhead({ tiers, floorPercent }, date, today);
  const Box = folded ? 'details' : 'div';
  const Title = folded ? 'summary' : 'h3';
  return (
    <Box className={css.terms}>
      <Title>{t('refund.terms')}</Title>
      <dl>
        {open.map(({ fromDays, percent, until }, place) => (
          <div key={fromDays} data-now={place === 0}>
            <dt>
              {fromDays > 0
                ? t('refund.terms.until', { day: sailingDay(until, true) })
                : t(place > 0 ? 'refund.terms.later' : 'refund.terms.departure')}
              {place === 0 && <span className={css.now}>{t('refund.terms.now')}</span>}
            </dt>
            <dd>{t('refund.terms.fee', { percent })}</dd>
          </div>
        ))}
        <div>
          <dt>{t('refund.terms.noShow')}</dt>
          <dd>
            {t('refund.terms.fee', {
              percent: Math.max(floorPercent, noShowPercent),
            })}
          </dd>
        </div>
      </dl>
      {floor && <p>{floor}</p>}
      <p>{t('refund.terms.basis')}</p>
    </Box>
  );
}
