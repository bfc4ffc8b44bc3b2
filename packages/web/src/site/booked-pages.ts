import type { ComponentType } from 'react';

/** The pages about what one has, booked and paid. They stand apart from the list of all pages, which every page loads. */
export const bookedPages = {
  '/shipClient/personalCenter': () =>
    import('./account/account-page.tsx').then((module) => module.AccountPage),
  '/shipClient/personalOrder': () =>
    import('#modules/booking/site/orders/my-orders-page.tsx').then((module) => module.MyOrdersPage),
  '/pay': () => import('#modules/booking/site/pay/pay-page.tsx').then((module) => module.PayPage),
  '/jump': () => import('#modules/payments/site/jump-page.tsx').then((module) => module.JumpPage),
  '/return': () => import('#modules/booking/site/return/return-page.tsx').then((module) => module.ReturnPage),
  '/notify': () => import('#modules/payments/site/notify-page.tsx').then((module) => module.NotifyPage),
  '/queryOrderInfo': () =>
    import('#modules/booking/site/look-up/look-up-page.tsx').then((module) => module.LookUpPage),
} as const satisfies Record<string, () => Promise<ComponentType>>;
