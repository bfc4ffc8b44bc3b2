import { addDays, isPlainDate, portDate } from '@gangway/contract/core/dates.ts';
import { useMemo } from 'react';
import type { DateRange } from '#ui/office/data-table/periods.ts';
import { readId, useAddress } from '#ui/office/use-address.ts';
import { useNow } from '#ui/office/use-now.ts';

export interface ReportView extends DateRange {
  shipId: number | null;
  by: 'sailing' | 'day';
  setRange: (changed: Partial<Record<keyof DateRange, string | null>>) => void;
  setShip: (id: string | null) => void;
  setBy: (by: string) => void;
}

/** What the report is about, kept in the address; to begin with, the last thirty days. */
export function useReportView(): ReportView {
  const { params, change } = useAddress();
  const today = portDate(useNow(60_000));
  return useMemo(() => {
    const to = readDate(params.get('to')) ?? today;
    const from = readDate(params.get('from')) ?? addDays(to, -29);
    return {
      // A range that ends before it begins is one day.
      from: from > to ? to : from,
      to,
      shipId: readId(params.get('shipId')),
      by: params.get('by') === 'day' ? 'day' : 'sailing',
      setRange: (changed) => change(changed, true),
      setShip: (id) => change({ shipId: id }, true),
      setBy: (by) => change({ by: by === 'day' ? 'day' : null }, true),
    };
  }, [params, change, today]);
}

function readDate(text: string | null): string | null {
  return text && isPlainDate(text) ? text : null;
}
