import { type ComponentType, lazy } from 'react';
import {
  accountPage,
  bookingPage,
  findOrderPage,
  homePage,
  jumpPage,
  loginPage,
  monitorPage,
  monitorPath,
  notifyPage,
  ordersPage,
  payPage,
  pdaPage,
  privacyPage,
  returnPage,
  sailingsPage,
  termsPage,
} from '#lib/site-urls.ts';
import { loadTexts, type TextPart } from '#ui/site/languages.ts';
import type { laterPages } from './later-pages.ts';

type LaterPages = typeof laterPages;

const legalTexts = ['legal'] as const;
const orderTexts: readonly TextPart[] = ['account', 'orders'];
const payTexts: readonly TextPart[] = [...orderTexts, 'pay'];

const loaders = {
  [homePage]: () => import('./home/home-page.tsx').then((module) => module.HomePage),
  [loginPage]: () =>
    withTexts(
      ['account'],
      import('./sign-in/login-page.tsx').then((module) => module.LoginPage),
    ),
  [sailingsPage]: () =>
    withTexts(
      ['offers'],
      import('#modules/sailings/site/route-list-page.tsx').then((module) => module.RouteListPage),
    ),
  [accountPage]: () => laterPage(accountPage, [...orderTexts, 'personal']),
  [bookingPage]: () =>
    withTexts(
      ['account', 'offers', 'pay', 'wizard'],
      import('#modules/booking/site/wizard/wizard-page.tsx').then((module) => module.WizardPage),
    ),
  [ordersPage]: () => laterPage(ordersPage, orderTexts),
  [payPage]: () => laterPage(payPage, payTexts),
  [jumpPage]: () => laterPage(jumpPage, payTexts),
  [returnPage]: () => laterPage(returnPage, payTexts),
  [notifyPage]: () => laterPage(notifyPage, payTexts),
  [findOrderPage]: () => laterPage(findOrderPage, orderTexts),
  [privacyPage]: () => laterPage(privacyPage, legalTexts),
  [termsPage]: () => laterPage(termsPage, legalTexts),
  [pdaPage]: () => laterPage(pdaPage, legalTexts),
} as const satisfies Record<string, () => Promise<ComponentType>>;

const loadMissing = () =>
  withTexts(
    ['missing'],
    import('./missing/missing-page.tsx').then((module) => module.MissingPage),
  );

/** Every page of the site by its path, loaded when it is first opened. */
export const pages = Object.entries(loaders).map(([path, load]) => ({ path, Page: lazyPage(load) }));

export const MissingPage = lazyPage(loadMissing);

const loadMonitor = () => laterPage(monitorPage, ['monitor']);

/** Fills a whole screen: nothing of the site stands around it. */
export const MonitorPage = lazyPage(loadMonitor);

/** Starts loading the page of an address beside everything else that must be there for the first paint. */
export async function preloadPage(pathname: string): Promise<void> {
  const path = pathname === '/' ? homePage : pathname.replace(/\/+$/, '');
  const known = Object.entries(loaders).find(([page]) => page === path)?.[1];
  const load = known ?? (path.startsWith(monitorPath('')) ? loadMonitor : loadMissing);
  try {
    await load();
  } catch {
    // The page's own boundary says so and offers to load again.
  }
}

/** The texts are asked for at once: those the first language does not bring along would be missing. */
function laterPage(path: keyof LaterPages, parts: readonly TextPart[]): Promise<ComponentType> {
  return withTexts(
    parts,
    import('./later-pages.ts').then((module) => module.laterPages[path]()),
  );
}

async function withTexts(parts: readonly TextPart[], page: Promise<ComponentType>): Promise<ComponentType> {
  const [loaded] = await Promise.all([page, ...parts.map(loadTexts)]);
  return loaded;
}

function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}
