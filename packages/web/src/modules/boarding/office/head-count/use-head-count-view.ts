import { isPlainDate } from '@gangway/contract/core/dates.ts';
import { useMemo } from 'react';
import { readId, useAddress } from '#ui/office/use-address.ts';

export const headCountTabs = [
  'missing',
  'kinds',
  'crew',
  'conflicts',
  'devices',
  'muster',
  'manifest',
] as const;
export type HeadCountTab = (typeof headCountTabs)[number];

export interface HeadCountView {
  /** The sailing that was chosen; null until one is. */
  sailingId: number | null;
  /** The day whose sailings are offered; null for the day of the sailing, or today. */
  date: string | null;
  tab: HeadCountTab;
  /** Which version of the manifest is on show; null for how things are now. */
  version: number | null;
  chooseSailing: (id: number) => void;
  chooseDate: (date: string | null) => void;
  chooseTab: (tab: HeadCountTab) => void;
  chooseVersion: (number: number | null) => void;
}

/** What belongs to one tab and means nothing on another. */
const ofTab = { page: null, size: null, sort: null, keyword: null, version: null, all: null };

/** What the head count shows, kept in the address. */
export function useHeadCountView(): HeadCountView {
  const { params, change } = useAddress();
  return useMemo(() => {
    const date = params.get('date');
    const tab = headCountTabs.find((known) => known === params.get('tab')) ?? headCountTabs[0];
    return {
      sailingId: readId(params.get('sailing')),
      date: date !== null && isPlainDate(date) ? date : null,
      tab,
      version: readId(params.get('version')),
      chooseSailing: (id) => change({ ...ofTab, sailing: String(id) }, false),
      chooseDate: (day) => change({ ...ofTab, date: day, sailing: null }, true),
      chooseTab: (next) => change({ ...ofTab, tab: next === headCountTabs[0] ? null : next }, false),
      chooseVersion: (number) => change({ version: number === null ? null : String(number) }, true),
    };
  }, [params, change]);
}
