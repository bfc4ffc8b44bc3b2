import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconFlame } from '@tabler/icons-react';
import type { FocusEventHandler } from 'react';
import { type To } from 'react-router';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { FillBar } from '../fill-bar.tsx';
import { SlotIcon, StatusIcon } from '../status-mark.tsx';
import css from './sailing-chip.module.css';

interface SailingChipProps {
  sailing: Sailing;
  /** Several ships are on the calendar, so that each chip says whose it is. */
  withShip: boolean;
  to: To;
  tabIndex: number;
  spot: string;
  onFocus: FocusEventHandler;
}

/** What most sailings before and after today are: the sign alone says it. */
const usual: readonly SailingStatus[] = ['scheduled', 'returned'];

/** A sailing on the calendar; it leads to the sailing's page. */
export function SailingChip({ sailing, withShip, to, tabIndex, spot, onFocus }: SailingChipProps) {
  const t = useTranslate();
  const { slot, status, shipName: ship, peopleTaken: taken, capacity, peak } = sailing;
  const time = formatInstant(sailing.departsAt).slice(11);
  const route = ownWords(sailing.destination);
  const statusName = t(`sailings.status.${status}`);
  return (
    <Link
      to={to}
      className={css.chip}
      data-status={status}
      data-slot={slot}
      data-spot={spot}
      tabIndex={tabIndex}
      onFocus={onFocus}
      title={statusName}
    >
      <VisuallyHidden>
        {t('sailings.chip', {
          slot,
          time,
          ship,
          route,
          status: statusName,
          taken,
          capacity,
          peak: peak ? 'yes' : 'no',
        })}
      </VisuallyHidden>
      <span className={css.head} aria-hidden>
        <SlotIcon slot={slot} />
        <span className={css.time}>{time}</span>
        {peak ? <IconFlame className={css.peak} size={14} stroke={2.2} aria-hidden /> : null}
        <span className={css.status}>
          {usual.includes(status) ? null : statusName}
          <StatusIcon status={status} size={13} />
        </span>
      </span>
      <span className={css.lines} aria-hidden>
        {withShip ? <span className={css.line}>{ship}</span> : null}
        <span className={css.line}>{route}</span>
        <FillBar taken={taken} capacity={capacity} />
      </span>
    </Link>
  );
}
