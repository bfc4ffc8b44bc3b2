import { formatMoney } from '@gangway/contract/core/money.ts';
import type { ResultingPrice } from '@gangway/contract/fleet/schemas.ts';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconLock, IconMoon, IconSun } from '@tabler/icons-react';
import type { KeyboardEventHandler } from 'react';
import { dayOfYearName } from '#lib/date-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './price-calendar.module.css';

interface PriceCellProps {
  date: string;
  prices: readonly ResultingPrice[] | undefined;
  past: boolean;
  today: boolean;
  own: boolean;
  selected: boolean;
  /** The one cell the Tab key stops at. */
  tabbable: boolean;
  onSelect: (extend: boolean) => void;
  onKeyDown: KeyboardEventHandler;
}

const icons = { day: IconSun, night: IconMoon };

/** One date: what it costs by day and by night, and where each price comes from. */
export function PriceCell(props: PriceCellProps) {
  const { date, prices, past, today, own, selected, tabbable, onSelect, onKeyDown } = props;
  const t = useTranslate();
  const nonRefundable = prices?.some((price) => price.nonRefundable);
  const words = [
    dayOfYearName(date),
    ...(prices ?? []).map(({ slot, sen, source }) =>
      t('datePrices.price', { slot, source, price: sen === null ? t('status.noPrice') : formatMoney(sen) }),
    ),
    ...(own ? [t('datePrices.own')] : []),
    ...(nonRefundable ? [t('field.nonRefundable')] : []),
  ];
  return (
    <div role="gridcell" aria-selected={selected}>
      <button
        type="button"
        className={css.cell}
        data-date={date}
        data-own={own || undefined}
        data-past={past || undefined}
        data-selected={selected || undefined}
        aria-current={today ? 'date' : undefined}
        aria-disabled={past || undefined}
        tabIndex={tabbable ? 0 : -1}
        onClick={(event) => onSelect(event.shiftKey)}
        onKeyDown={onKeyDown}
      >
        <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
        <span className={css.head} aria-hidden>
          <span className={css.number}>{Number(date.slice(8))}</span>
          {nonRefundable ? <IconLock size={12} stroke={2} /> : null}
        </span>
        {prices ? (
          prices.map((price) => <PriceLine key={price.slot} price={price} />)
        ) : (
          <Skeleton height={26} />
        )}
      </button>
    </div>
  );
}

function PriceLine({ price: { slot, sen, source } }: { price: ResultingPrice }) {
  const Icon = icons[slot];
  return (
    <span className={css.price} data-source={source} aria-hidden>
      <Icon size={12} stroke={1.8} className={css.slot} />
      {sen === null ? '–' : shortMoney(sen)}
    </span>
  );
}

/** Ringgit without sign and commas, and without sen where there are none: a cell is narrow. */
function shortMoney(sen: number): string {
  return (sen / 100).toFixed(sen % 100 === 0 ? 0 : 2);
}
