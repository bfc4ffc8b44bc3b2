import type { DrawnPage, DrawPage, PrerenderedPage, SiteLocale } from '@gangway/contract/core/prerendered.ts';
import type { MessageId } from '@gangway/contract/messages.ts';
import type { HomeData } from '@gangway/contract/sailings/schemas.ts';
import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { i18n, translate } from '#lib/i18n.ts';
import { pageTitle } from '#lib/page-title.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { ownKey } from '#lib/own-keys.ts';
import { bookingPage, homePage, pdaPage, privacyPage, sailingsPage, termsPage } from '#lib/site-urls.ts';
import { loadCatalogue, loadTexts, type TextSource } from '#ui/site/languages.ts';
import { homeQuery, routeListQuery } from '#modules/sailings/site/index.ts';
import { siteSettingsQuery } from '#modules/settings/queries.ts';
import { App } from './app.tsx';

interface PageInfo {
  title: MessageId;
  description: MessageId;
  queries: readonly { queryKey: readonly [string] }[];
  modules: readonly string[];
  /** Modules that depend on the data. */
  moreModules?: (queryClient: QueryClient) => readonly string[];
  begunAs?: string;
}

const legal = 'src/modules/settings/site/legal';

const legalPage = (title: MessageId, name: string): PageInfo => ({
  title,
  description: 'site.about.legal',
  queries: [siteSettingsQuery],
  modules: [`${legal}/${name}-page.tsx`, `${legal}/${name}-en.md`],
});

const pages: Record<PrerenderedPage, PageInfo> = {
  [homePage]: {
    title: 'site.nav.home',
    description: 'site.about.home',
    queries: [homeQuery, siteSettingsQuery],
    modules: ['src/site/home/home-page.tsx', 'src/site/home/guide.tsx'],
    moreModules: (queryClient) =>
      queryClient.getQueryData<HomeData>(homeQuery.queryKey)?.slides.length
        ? []
        : ['src/site/home/drawn-hero.tsx'],
  },
  [sailingsPage]: {
    title: 'site.title.sailings',
    description: 'site.about.sailings',
    queries: [routeListQuery({}), siteSettingsQuery],
    modules: ['src/modules/sailings/site/route-list-page.tsx'],
  },
  [bookingPage]: {
    title: 'wizard.title',
    description: 'site.about.booking',
    queries: [routeListQuery({}), siteSettingsQuery],
    modules: ['src/modules/booking/site/wizard/wizard-page.tsx'],
    begunAs: ownKey('draft'),
  },
  [privacyPage]: legalPage('legal.privacy', 'privacy'),
  [pdaPage]: legalPage('legal.pda', 'pda'),
  [termsPage]: legalPage('legal.terms', 'terms'),
};

/** For search engines; no browser asks for it. */
const about: TextSource = {
  en: () => import('virtual:messages/about/en'),
  zh: () => import('virtual:messages/about/zh'),
};
const textParts = [about, 'account', 'drawn', 'guide', 'legal', 'offers', 'pay', 'wizard'] as const;

let turn: Promise<unknown> = Promise.resolve();

/** Draws a page with its data. One at a time: the language is the same for all of a process. */
export const drawPage: DrawPage = (page, locale, load) => {
  const drawn = turn.then(() => draw(page, locale, load));
  turn = drawn.catch(() => undefined);
  return drawn;
};

async function draw(
  page: PrerenderedPage,
  locale: SiteLocale,
  load: (address: string) => Promise<unknown>,
): Promise<DrawnPage> {
  const info = pages[page];
  const readAt = Date.now();
  const answers = info.queries.map(
    async ({ queryKey }) => [queryKey, await load(queryKey[0]), readAt] as const,
  );
  const queries = await Promise.all(answers);
  await speak(locale);
  const queryClient = createQueryClient();
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  const { html, preloads } = await drawRoot(page, <App queryClient={queryClient} Router={routerAt(page)} />);
  const company = queryClient.getQueryData<SiteSettings>(siteSettingsQuery.queryKey)?.company;
  const title = translate(info.title);
  return {
    title: pageTitle(title),
    description: translate(info.description, {
      title,
      port: locale === 'zh' ? company?.portZh : company?.port,
      company: company?.name,
    }),
    html,
    preloads,
    data: { locale, queries },
    modules: [...info.modules, ...(info.moreModules?.(queryClient) ?? []), 'src/site/layout/footer.tsx'],
    begunAs: info.begunAs ?? null,
  };
}

async function drawRoot(page: string, app: ReactNode): Promise<{ html: string; preloads: string }> {
  let problem: unknown;
  const { prelude } = await prerender(app, {
    // Larger parts would be sent hidden, with a script to put them in their place; the policy allows no such script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      problem ??= error;
    },
  });
  const html = await new Response(prelude).text();
  if (problem) throw new Error(`${page} cannot be drawn`, { cause: problem });
  // React puts what should be asked for early in front of what it draws; its place is the head.
  const preloads = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? '';
  return { html: html.slice(preloads.length), preloads };
}

async function speak(locale: SiteLocale): Promise<void> {
  for (const part of textParts) await loadTexts(part);
  const { default: messages } = await loadCatalogue(locale);
  i18n.loadAndActivate({ locale, messages });
}

function routerAt(page: string) {
  return ({ children }: { children: ReactNode }) => <StaticRouter location={page}>{children}</StaticRouter>;
}
