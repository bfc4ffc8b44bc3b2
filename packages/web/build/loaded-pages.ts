const orders = 'src/modules/booking/site';
const legal = 'src/modules/settings/site/legal';
const laterPages = 'src/site/later-pages.ts';
const orderTexts = ['account', 'orders'];

/** More files than this, and a phone waits for the number of them. */
export const mostFiles = 25;

/** What a page loads before it is complete. */
export interface LoadedPage {
  path: string;
  /** KB, compressed. */
  limit: number;
  /** The sources it begins with, besides the document and the texts of the site. */
  starts: readonly string[];
  texts?: readonly string[];
  /** Parts that come to life when the reader gets near them: only their styles are loaded with the page. */
  later?: readonly string[];
  /** How dear its bytes are where files are put together: more than 1 for a page close to its limit. */
  price?: number;
}

export const sitePages: readonly LoadedPage[] = [
  {
    path: '/home',
    limit: 110,
    starts: ['src/site/home/home-page.tsx'],
    later: ['src/site/home/guide.tsx'],
    price: 30,
  },
  {
    path: '/shipClient/routeList',
    limit: 130,
    starts: ['src/modules/sailings/site/route-list-page.tsx'],
    texts: ['offers'],
  },
  { path: '/login', limit: 130, starts: ['src/site/sign-in/login-page.tsx'], texts: ['account'] },
  {
    path: '/shipClient/personalCenter',
    limit: 130,
    starts: [
      laterPages,
      'src/site/account/account-page.tsx',
      'src/modules/customers/site/personal-center-page.tsx',
    ],
    price: 2,
    texts: ['personal', ...orderTexts],
  },
  {
    path: '/shipClient/personalOrder',
    limit: 130,
    starts: [laterPages, `${orders}/orders/my-orders-page.tsx`, `${orders}/orders/order-list-page.tsx`],
    texts: orderTexts,
    price: 1.5,
  },
  {
    path: '/shipClient/personalOrder?order',
    limit: 130,
    starts: [laterPages, `${orders}/orders/my-orders-page.tsx`, `${orders}/orders/order-page.tsx`],
    texts: orderTexts,
    price: 1.5,
  },
  {
    path: '/pay',
    limit: 130,
    starts: [laterPages, `${orders}/pay/pay-page.tsx`, `${orders}/pay/pay-now.tsx`],
    texts: [...orderTexts, 'pay'],
    price: 2,
  },
  {
    path: '/jump',
    limit: 130,
    starts: [laterPages, 'src/modules/payments/site/jump-page.tsx'],
    texts: [...orderTexts, 'pay'],
  },
  {
    // Paid: what came of the payment, and the tickets.
    path: '/return',
    limit: 135,
    starts: [laterPages, `${orders}/return/return-page.tsx`, `${orders}/pay/paid-tickets.tsx`],
    texts: [...orderTexts, 'pay'],
    price: 2,
  },
  {
    path: '/queryOrderInfo',
    limit: 130,
    starts: [laterPages, `${orders}/look-up/look-up-page.tsx`],
    texts: orderTexts,
  },
  {
    path: '/shipClient/pay/ship',
    limit: 155,
    starts: [`${orders}/wizard/wizard-page.tsx`],
    texts: ['account', 'offers', 'pay', 'wizard'],
  },
  {
    path: '/privacyPolicy',
    limit: 130,
    starts: [laterPages, `${legal}/privacy-page.tsx`, `${legal}/privacy-en.md`],
    texts: ['legal'],
  },
  {
    path: '/privacyPolicy/termsConditions',
    limit: 130,
    starts: [laterPages, `${legal}/terms-page.tsx`, `${legal}/terms-en.md`],
    texts: ['legal'],
  },
  {
    path: '/privacyPolicy/pda',
    limit: 130,
    starts: [laterPages, `${legal}/pda-page.tsx`, `${legal}/pda-en.md`],
    texts: ['legal'],
  },
  {
    path: '/monitor-live',
    limit: 130,
    starts: [laterPages, 'src/modules/boarding/site/monitor/monitor-page.tsx'],
    texts: ['monitor'],
  },
  { path: '/404', limit: 130, starts: ['src/site/missing/missing-page.tsx'] },
];

/** Of the scanning app everything counts that it ever loads but WebAssembly: it is all brought at the first visit. */
export const scannerScreens = [
  'desk/desk-screen',
  'camera/camera-screen',
  'serial-test/serial-test-screen',
].map((screen) => `src/modules/boarding/scanner/${screen}.tsx`);

/** Each screen of the back office is a page of its own; that of agents is put together of two modules. */
export const isOfficeScreen = (source: string) =>
  /src\/(modules\/\w+\/office\/.*-screen|office\/agents)\.tsx$/.test(source);

/** What comes by itself soon after any of them: the watch over what is typed, and the views of a list. */
export const officeAfterwards = ['src/lib/keep-typed.ts', 'src/ui/office/data-table/views-menu.tsx'];
