import { useMemo } from 'react';
import { readId, useAddress, withChanges } from '#ui/office/use-address.ts';

export type ViewKind = 'calendar' | 'list';

export interface SailingsView {
  kind: ViewKind;
  month: string;
  shipId: number | null;
  /** The sailing whose page is open. */
  openId: number | null;
  setMonth: (month: string) => void;
  setShip: (id: string | null) => void;
  /** The list starts where the calendar stood, and the other way round. */
  setKind: (kind: ViewKind) => void;
  /** The query of an address that shows the same with a sailing's page open. */
  searchWith: (id: number) => string;
  open: (id: number) => void;
  close: () => void;
}

/** What the screen of sailings shows, kept in its address. The list's own filters stand there too. */
export function useSailingsView(today: string): SailingsView {
  const { params, change } = useAddress();
  return useMemo(() => {
    const month = readMonth(params.get('month')) ?? today.slice(0, 7);
    return {
      kind: params.get('view') === 'list' ? 'list' : 'calendar',
      month,
      shipId: readId(params.get('shipId')),
      openId: readId(params.get('id')),
      setMonth: (next) => change({ month: today.startsWith(next) ? null : next }, false),
      setShip: (id) => change({ shipId: id }, true),
      setKind: (kind) =>
        kind === 'list'
          ? change({ view: 'list', month: null, from: firstDay(month, today) }, true)
          : change({ ...noListFilters, month: readMonth(params.get('from')?.slice(0, 7)) }, true),
      searchWith: (id) => `?${withChanges(params, { id: String(id) })}`,
      open: (id) => change({ id: String(id) }, false),
      close: () => change({ id: null }, true),
    };
  }, [params, change, today]);
}

/** A list of this month begins today, as lists of sailings do by themselves. */
function firstDay(month: string, today: string): string | null {
  return today.startsWith(month) ? null : `${month}-01`;
}

const noListFilters = {
  view: null,
  from: null,
  to: null,
  routeId: null,
  slot: null,
  status: null,
  page: null,
  sort: null,
};

function readMonth(text: string | null | undefined): string | null {
  return text && /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}
