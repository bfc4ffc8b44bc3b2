import { isPlainDate } from '@gangway/contract/core/dates.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import { type SalesGrouping, salesGroupings } from '@gangway/contract/reports/sales-schemas.ts';
import { useMemo } from 'react';
import { readId, useAddress } from '#ui/office/use-address.ts';

export interface SalesView {
  by: SalesGrouping;
  from: string;
  to: string;
  shipId: number | null;
  slot: Slot | null;
  setBy: (by: string | null) => void;
  setPeriod: (from: string | null, to: string | null) => void;
  setShip: (id: string | null) => void;
  setSlot: (slot: string | null) => void;
}

/** What the report is about, kept in the address; to begin with, this month by day. */
export function useSalesView(today: string): SalesView {
  const { params, change } = useAddress();
  return useMemo(() => {
    const slot = params.get('slot');
    const to = readDate(params.get('to')) ?? today;
    const from = readDate(params.get('from')) ?? `${to.slice(0, 7)}-01`;
    return {
      by: salesGroupings.find((grouping) => grouping === params.get('by')) ?? 'day',
      // A period that ends before it begins is one day.
      from: from > to ? to : from,
      to,
      shipId: readId(params.get('shipId')),
      slot: slot === 'day' || slot === 'night' ? slot : null,
      setBy: (by) => change({ by: by === 'day' ? null : by }, true),
      setPeriod: (first, last) => change({ from: first, to: last }, true),
      setShip: (id) => change({ shipId: id }, true),
      setSlot: (value) => change({ slot: value }, true),
    };
  }, [params, change, today]);
}

function readDate(text: string | null): string | null {
  return text && isPlainDate(text) ? text : null;
}
