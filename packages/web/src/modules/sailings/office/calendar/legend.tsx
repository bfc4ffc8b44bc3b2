import { slots } from '@gangway/contract/fleet/prices.ts';
import { sailingStatuses } from '@gangway/contract/sailings/states.ts';
import { Group } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { PeakMark, SlotIcon, StatusMark } from '../status-mark.tsx';
import css from './legend.module.css';

/** What the signs on the calendar mean. */
export function Legend() {
  const t = useTranslate();
  return (
    <Group
      component="ul"
      gap="6px 14px"
      ml="auto"
      my={0}
      className={css.legend ?? ''}
      aria-label={t('calendar.legend')}
    >
      {slots.map((slot) => (
        <li key={slot}>
          <SlotIcon slot={slot} /> {t(`sailings.slotTitle.${slot}`)}
        </li>
      ))}
      {sailingStatuses.map((status) => (
        <li key={status}>
          <StatusMark status={status} />
        </li>
      ))}
      <li>
        <PeakMark />
      </li>
    </Group>
  );
}
