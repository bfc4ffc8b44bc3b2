import type { Slot } from '@gangway/contract/fleet/prices.ts';
import { useMemo } from 'react';
import { readId, useAddress } from '#ui/office/use-address.ts';

export interface OccupancyView {
  month: string;
  slot: Slot | null;
  shipId: number | null;
  setMonth: (month: string) => void;
  setSlot: (slot: string | null) => void;
  setShip: (id: string | null) => void;
}

/** What the report is about, kept in the address; to begin with, this month. */
export function useOccupancyView(today: string): OccupancyView {
  const { params, change } = useAddress();
  return useMemo(() => {
    const slot = params.get('slot');
    return {
      month: readMonth(params.get('month')) ?? today.slice(0, 7),
      slot: slot === 'day' || slot === 'night' ? slot : null,
      shipId: readId(params.get('shipId')),
      setMonth: (month) => change({ month: today.startsWith(month) ? null : month }, false),
      setSlot: (value) => change({ slot: value }, true),
      setShip: (id) => change({ shipId: id }, true),
    };
  }, [params, change, today]);
}

function readMonth(text: string | null): string | null {
  return text && /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}
