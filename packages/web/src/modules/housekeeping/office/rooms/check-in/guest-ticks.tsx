import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Arrival } from '@gangway/contract/housekeeping/schemas.ts';
import { Checkbox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './guest-ticks.module.css';

type Guest = Arrival['guests'][number];

interface GuestTicksProps {
  label: string;
  guests: readonly Guest[];
  ticked: ReadonlySet<number>;
  onTick: (ticked: Set<number>) => void;
  /** What is wrong with who is ticked. */
  error?: string | null;
}

/** Everybody who travels on an order: those who have come to the room, and the others to be ticked when they do. */
export function GuestTicks({ label, guests, ticked, onTick, error = null }: GuestTicksProps) {
  const t = useTranslate();
  const come = guests.filter(({ arrivedAt }) => arrivedAt !== null);
  const missing = guests.filter(({ arrivedAt }) => arrivedAt === null);
  return (
    <Checkbox.Group
      label={label}
      error={error}
      value={missing.filter(({ ticketId }) => ticked.has(ticketId)).map(keyOf)}
      onChange={(keys) => onTick(new Set(keys.map(Number)))}
    >
      <ul className={css.guests}>
        {come.map((guest) => (
          <li key={guest.ticketId} className={css.come}>
            <IconCheck size={18} stroke={2.2} aria-hidden />
            <span>
              {guest.name}
              <small>{factsOf(guest)}</small>
            </span>
          </li>
        ))}
        {missing.map((guest) => (
          <li key={guest.ticketId}>
            <Checkbox value={keyOf(guest)} label={guest.name} description={factsOf(guest)} />
          </li>
        ))}
      </ul>
    </Checkbox.Group>
  );

  function factsOf({ ageGroup, aboard, arrivedAt }: Guest): string {
    const age = ageGroup === 'adult' ? [] : [t(`headCount.age.${ageGroup}`)];
    if (arrivedAt) return [...age, t('roomDesk.arrivedAt', { at: formatInstant(arrivedAt) })].join(' · ');
    return [...age, aboard ? t('roomDesk.aboard') : t('roomDesk.notAboard')].join(' · ');
  }
}

const keyOf = ({ ticketId }: Guest) => String(ticketId);
