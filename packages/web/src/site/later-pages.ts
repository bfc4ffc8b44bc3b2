import type { ComponentType } from 'react';
import {
  accountPage,
  findOrderPage,
  jumpPage,
  monitorPage,
  notifyPage,
  ordersPage,
  payPage,
  pdaPage,
  privacyPage,
  returnPage,
  termsPage,
} from '#lib/site-urls.ts';

/** Pages nobody opens first, or few: they stand apart from the list of all pages, which every page loads. */
export const laterPages = {
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
  [privacyPage]: () =>
    import('#modules/settings/site/legal/privacy-page.tsx').then((module) => module.PrivacyPage),
  [termsPage]: () => import('#modules/settings/site/legal/terms-page.tsx').then((module) => module.TermsPage),
  [pdaPage]: () => import('#modules/settings/site/legal/pda-page.tsx').then((module) => module.PdaPage),
  [monitorPage]: () =>
    import('#modules/boarding/site/monitor/monitor-page.tsx').then((module) => module.MonitorPage),
} as const satisfies Record<string, () => Promise<ComponentType>>;
