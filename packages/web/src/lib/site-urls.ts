import type { monitorBase, publicPages } from '@gangway/contract/core/pages.ts';

type Page = (typeof publicPages)[number];

// Every address of the site; no other file types one. Constants, which a build writes where they are used.
export const homePage = '/home' satisfies Page;
export const loginPage = '/login' satisfies Page;
export const sailingsPage = '/shipClient/routeList' satisfies Page;
export const bookingPage = '/shipClient/pay/ship' satisfies Page;
export const cartPage = `${bookingPage}?cart=1`;
export const accountPage = '/shipClient/personalCenter' satisfies Page;
export const balancePage = `${accountPage}#balance`;
export const ordersPage = '/shipClient/personalOrder' satisfies Page;
export const findOrderPage = '/queryOrderInfo' satisfies Page;
export const payPage = '/pay' satisfies Page;
export const jumpPage = '/jump' satisfies Page;
export const returnPage = '/return' satisfies Page;
export const notifyPage = '/notify' satisfies Page;
export const privacyPage = '/privacyPolicy' satisfies Page;
export const pdaPage = '/privacyPolicy/pda' satisfies Page;
export const termsPage = '/privacyPolicy/termsConditions' satisfies Page;
export const missingPage = '/404';

/** The screens on the wall, one for each sailing. */
export const monitorPage = '/monitor-live/:id' satisfies `${typeof monitorBase}:id`;
export const monitorPath = (sailingId: number | '') => `/monitor-live/${sailingId}`;

/** The login page that leads back to where one was. */
export const loginPath = (back?: string) =>
  back && back !== '/' ? `${loginPage}?redirect=${encodeURIComponent(back)}` : loginPage;

/** The same, where one has no account yet. */
export const registerPath = (back: string) =>
  `${loginPage}?tab=register&redirect=${encodeURIComponent(back)}`;

/** One sailing, with all that is sold on it. */
export const sailingPath = (id: number) => `${sailingsPage}?sailing=${id}`;

export const orderPath = (id: number) => `${ordersPage}?order=${id}`;

/** One ticket for whoever was given the link. Its secret stands behind the #, which no server and no log sees. */
export const sharedTicketPath = (token: string) => `${findOrderPage}#ticket=${token}`;

/** What was paid for an order, to print. */
export const receiptsPath = (orderId: number) => `${ordersPage}?receipts=${orderId}`;

/** The page on which orders are paid. */
export const payPath = (orderIds: readonly number[]) => `${payPage}?orders=${orderIds.join()}`;

/** The page that leaves for the gateway. */
export const jumpPath = (paymentId: number) => `${jumpPage}?payment=${paymentId}`;

/** The page that says how a payment stands. */
export const returnPath = (paymentId: number) => `${returnPage}?payment=${paymentId}`;
