import type { siteLocales } from './locales.ts';

/** Pages the server draws before it sends them, so that they are there before any script is. */
export const prerenderedPages = [
  '/home',
  '/shipClient/routeList',
  '/shipClient/pay/ship',
  '/privacyPolicy',
  '/privacyPolicy/pda',
  '/privacyPolicy/termsConditions',
] as const;
export type PrerenderedPage = (typeof prerenderedPages)[number];

export type SiteLocale = (typeof siteLocales)[number];

/** A page drawn in one language. */
export interface DrawnPage {
  title: string;
  description: string;
  /** What stands in the page's root. */
  html: string;
  /** Links for the head: pictures the browser should ask for at once. */
  preloads: string;
  /** What the browser needs to take the page over as it stands. */
  data: PageData;
  /** Modules whose styles the page needs, as the build's manifest names them. */
  modules: readonly string[];
  /** Under which name a browser keeps what was begun on this page; where it does, what is drawn here is not shown. */
  begunAs: string | null;
}

/** The language a page was drawn in, and the answers it was drawn from: key of the query, data, when it was read. */
export interface PageData {
  locale: SiteLocale;
  queries: readonly (readonly [key: readonly unknown[], data: unknown, readAt: number])[];
}

/** The id of the element that carries the page's data. */
export const pageDataId = 'page-data';

/** Draws a page; `load` gives the data of a call by its address. */
export type DrawPage = (
  page: PrerenderedPage,
  locale: SiteLocale,
  load: (address: string) => Promise<unknown>,
) => Promise<DrawnPage>;
