import { IconLock, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './price-calendar.module.css';

/** What the marks of the price calendar mean. */
export function PriceLegend() {
  const t = useTranslate();
  return (
    <ul className={css.legend} aria-label={t('calendar.legend')}>
      <li>
        <IconSun size={13} stroke={1.8} aria-hidden />
        {t('fleet.slot.day')}
      </li>
      <li>
        <IconMoon size={13} stroke={1.8} aria-hidden />
        {t('fleet.slot.night')}
      </li>
      <li>
        <span className={css.price} data-source="week">
          128
        </span>
        {t('datePrices.weekly')}
      </li>
      <li>
        <span className={css.price} data-source="date">
          188
        </span>
        {t('datePrices.own')}
      </li>
      <li>
        <span className={css.price} data-source="off">
          128
        </span>
        {t('datePrices.off')}
      </li>
      <li>
        <IconLock size={13} stroke={2} aria-hidden />
        {t('field.nonRefundable')}
      </li>
    </ul>
  );
}
