import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Arrival } from '@gangway/contract/housekeeping/schemas.ts';
import { Checkbox, Stack } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

type Guest = Arrival['guests'][number];

interface GuestTicksProps {
  label: string;
  guests: readonly Guest[];
  ticked: ReadonlySet<number>;
  onTick: (ticked: Set<number>) => void;
}

/** Everybody who travels on an order; those who have come to the room already stay ticked. */
export function GuestTicks({ label, guests, ticked, onTick }: GuestTicksProps) {
  const t = useTranslate();
  return (
    <Checkbox.Group
      label={label}
      value={guests.filter((guest) => guest.arrivedAt !== null || ticked.has(guest.ticketId)).map(keyOf)}
      onChange={(keys) => onTick(new Set(keys.map(Number)))}
    >
      <Stack gap={6} mt={4}>
        {guests.map((guest) => (
          <Checkbox
            key={guest.ticketId}
            value={keyOf(guest)}
            label={guest.name}
            description={factsOf(guest)}
            disabled={guest.arrivedAt !== null}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );

  function factsOf({ ageGroup, aboard, arrivedAt }: Guest): string {
    const age = ageGroup === 'adult' ? [] : [t(`headCount.age.${ageGroup}`)];
    if (arrivedAt) return [...age, t('roomDesk.arrivedAt', { at: formatInstant(arrivedAt) })].join(' · ');
    return [...age, aboard ? t('roomDesk.aboard') : t('roomDesk.notAboard')].join(' · ');
  }
}

const keyOf = ({ ticketId }: Guest) => String(ticketId);
