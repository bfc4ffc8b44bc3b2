import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { To } from 'react-router';
import { dayName, weekdayName } from '#lib/date-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './day-cell.module.css';
import { SailingChip } from './sailing-chip.tsx';
import type { RovingSpot } from './use-roving-spot.ts';

interface DayCellProps {
  date: string;
  today: string;
  sailings: readonly Sailing[] | undefined;
  withShip: boolean;
  linkTo: (sailing: Sailing) => To;
  spot: RovingSpot;
  onAdd?: () => void;
}

/** One day of the calendar with its sailings, and the way to add one. */
export function DayCell({ date, today, sailings, withShip, linkTo, spot, onAdd }: DayCellProps) {
  const t = useTranslate();
  const count = sailings?.length ?? 0;
  const bare = count === 0 && !onAdd;
  const place = (entry: number) => ({
    spot: `${date}/${entry}`,
    tabIndex: spot.isReached(date, entry) ? 0 : -1,
    onFocus: () => spot.onFocus({ date, entry }),
  });
  const own = place(0);
  return (
    <div
      role="gridcell"
      className={css.day}
      aria-current={date === today ? 'date' : undefined}
      data-past={date < today || undefined}
      data-empty={count === 0 || undefined}
      {...(bare ? { 'data-spot': own.spot, tabIndex: own.tabIndex, onFocus: own.onFocus } : {})}
    >
      <VisuallyHidden>
        {dayName(date)}
        {sailings && count === 0 ? `, ${t('sailings.none')}` : null}
      </VisuallyHidden>
      <span className={css.number} aria-hidden>
        <span className={css.weekday}>{weekdayName(date)}</span>
        {Number(date.slice(8))}
      </span>
      <div className={css.sailings}>
        {sailings?.map((sailing, entry) => (
          <SailingChip
            key={sailing.id}
            sailing={sailing}
            withShip={withShip}
            to={linkTo(sailing)}
            {...place(entry)}
          />
        ))}
        {sailings ? null : <Skeleton height={44} />}
      </div>
      {onAdd ? (
        <AddButton label={t('sailings.addOn', { day: dayName(date) })} {...place(count)} onClick={onAdd} />
      ) : null}
    </div>
  );
}

interface AddButtonProps {
  label: string;
  spot: string;
  tabIndex: number;
  onFocus: () => void;
  onClick: () => void;
}

function AddButton({ label, spot, tabIndex, onFocus, onClick }: AddButtonProps) {
  return (
    <button
      type="button"
      className={css.add}
      aria-label={label}
      title={label}
      data-spot={spot}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={onClick}
    >
      <IconPlus size={14} stroke={2} aria-hidden />
    </button>
  );
}
