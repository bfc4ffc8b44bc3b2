import type { OfficeRoute } from '@gangway/contract/core/office-routes.ts';
import { isMark } from '#lib/kept-searches.ts';

export interface ViewPlace {
  screen: OfficeRoute;
  list: string;
}

/** What a list shows beside its filters: its order, how many rows, and on which face of its screen it stands. */
const besides = ['sort', 'size', 'view', 'tab'];

/**
 * The part of an address that is the view of a list: no page, no record that is open beside it, and no mark of a text about a
 * person, which means nothing to others.
 */
export function viewQuery(search: string, filters: readonly string[]): string {
  const now = new URLSearchParams(search);
  const kept = [...filters, ...besides].flatMap((name) => {
    const value = now.get(name);
    return value && !isMark(value) ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}

/** What has to stand in the address to show a view: its own names, and none of those it was kept without. */
export function readView(query: string, filters: readonly string[]): Record<string, string | null> {
  const kept = new URLSearchParams(query);
  const names = [...filters, ...besides];
  return Object.fromEntries([['page', null], ...names.map((name) => [name, kept.get(name)])]);
}

/** An address to send on: without the marks, which mean nothing elsewhere. */
export function addressToShare(href: string): string {
  const address = new URL(href);
  const marked = [...address.searchParams].filter(([, value]) => isMark(value));
  for (const [name] of marked) address.searchParams.delete(name);
  return address.href;
}
