import type { ComponentType } from 'react';
import {
  accountPage,
  findOrderPage,
  jumpPage,
  notifyPage,
  ordersPage,
  payPage,
  returnPage,
} from '#lib/site-urls.ts';

/** The pages about what one has, booked and paid. They stand apart from the list of all pages, which every page loads. */
export const bookedPages = {
  [accountPage]: () => import('./account/account-page.tsx').then((module) => module.AccountPage),
  [ordersPage]: () =>
    import('#modules/booking/site/orders/my-orders-page.tsx').then((module) => module.MyOrdersPage),
  [payPage]: () => import('#modules/booking/site/pay/pay-page.tsx').then((module) => module.PayPage),
  [jumpPage]: () => import('#modules/payments/site/jump-page.tsx').then((module) => module.JumpPage),
  [returnPage]: () =>
    import('#modules/booking/site/return/return-page.tsx').then((module) => module.ReturnPage),
  [notifyPage]: () => import('#modules/payments/site/notify-page.tsx').then((module) => module.NotifyPage),
  [findOrderPage]: () =>
    import('#modules/booking/site/look-up/look-up-page.tsx').then((module) => module.LookUpPage),
} as const satisfies Record<string, () => Promise<ComponentType>>;
