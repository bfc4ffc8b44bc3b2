import { formatMoney } from '@gangway/contract/core/money.ts';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import css from './payment-summary.module.css';
import type { DayTotal } from './payment-totals.ts';

interface DayBarsProps {
  /** Newest first. */
  days: readonly DayTotal[];
  chosen: string | null;
  onChoose: (date: string | null) => void;
}

/** What each day brought, newest first; a click shows the payments of that day alone. */
export function DayBars({ days, chosen, onChoose }: DayBarsProps) {
  const t = useTranslate();
  const most = Math.max(1, ...days.map(({ paidSen }) => paidSen));
  if (days.length === 0) return null;
  return (
    <ul className={css.days} aria-label={t('paymentRecord.byDay')}>
      {days.map(({ date, paidSen, refundedSen }) => (
        <li key={date}>
          <UnstyledButton
            className={css.bar}
            aria-pressed={date === chosen}
            onClick={() => onChoose(date === chosen ? null : date)}
          >
            <VisuallyHidden>
              {t('paymentRecord.dayTotal', {
                date,
                paid: formatMoney(paidSen),
                refunded: formatMoney(refundedSen),
              })}
            </VisuallyHidden>
            <small aria-hidden>{date.slice(5)}</small>
            <strong aria-hidden>{short(paidSen)}</strong>
            <span className={css.fill} style={{ width: `${(paidSen / most) * 100}%` }} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

/** Without the sen: the bar is a hint, the whole amount is said by its label and stands in the list. */
function short(sen: number): string {
  return formatMoney(sen).replace(/\.\d\d$/, '');
}
