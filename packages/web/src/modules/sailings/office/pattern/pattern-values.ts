import { daysOfMonth } from '@gangway/contract/core/dates.ts';
import { type Slot, slots, weekdays } from '@gangway/contract/fleet/prices.ts';
import { slotTimes } from '@gangway/contract/sailings/rules.ts';

/** What the screen shows when a pattern is begun. */
export interface PatternStart {
  month: string;
  shipId: number | null;
  today: string;
}

interface SlotValues {
  on: boolean;
  departure: string;
  returning: string;
}

export interface PatternValues extends Record<string, unknown> {
  shipId: string | null;
  routeId: string | null;
  from: string | null;
  to: string | null;
  weekdays: string[];
  slots: Record<Slot, SlotValues>;
  capacity: number | '';
  peak: boolean;
  salesCloseMinutes: number | '';
}

/** A pattern starts with the month in sight, every day of it, in both slots at their usual times. */
export function startValues({ month, shipId, today }: PatternStart): PatternValues {
  const days = daysOfMonth(month < today.slice(0, 7) ? today.slice(0, 7) : month);
  const from = days[0] ?? today;
  return {
    shipId: shipId ? String(shipId) : null,
    routeId: null,
    from: from < today ? today : from,
    to: days.at(-1) ?? today,
    weekdays: [...weekdays],
    slots: { day: usual('day'), night: usual('night') },
    capacity: '',
    peak: false,
    salesCloseMinutes: 0,
  };
}

/** The pattern as the call takes it, to be looked at and not yet written. */
export function patternOf({
  shipId,
  routeId,
  from,
  to,
  capacity,
  salesCloseMinutes,
  ...values
}: PatternValues) {
  return {
    ...values,
    ...(shipId ? { shipId: Number(shipId) } : {}),
    ...(routeId ? { routeId: Number(routeId) } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(capacity === '' ? {} : { capacity }),
    slots: chosenSlots(values.slots).map((slot) => ({
      slot,
      departure: values.slots[slot].departure,
      returning: values.slots[slot].returning,
    })),
    salesCloseMinutes: salesCloseMinutes === '' ? 0 : salesCloseMinutes,
    write: false,
  };
}

export function chosenSlots(values: PatternValues['slots']): Slot[] {
  return slots.filter((slot) => values[slot].on);
}

function usual(slot: Slot): SlotValues {
  return { on: true, departure: slotTimes[slot].departure, returning: slotTimes[slot].return };
}
