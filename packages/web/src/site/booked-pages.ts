import type { ComponentType } from 'react';
import type { TextPart } from './languages.ts';

interface BookedPage {
  texts: readonly TextPart[];
  load: () => Promise<ComponentType>;
}

const texts = ['account', 'booking', 'orders'] as const;
const payTexts = [...texts, 'pay'] as const;

/** The pages about what is booked and paid. They stand apart from the list of all pages, which every page loads. */
export const bookedPages = {
  '/shipClient/personalOrder': {
    texts,
    load: () =>
      import('../modules/booking/site/orders/my-orders-page.tsx').then((module) => module.MyOrdersPage),
  },
  '/pay': {
    texts: payTexts,
    load: () => import('../modules/booking/site/pay/pay-page.tsx').then((module) => module.PayPage),
  },
  '/jump': {
    texts: ['account', 'pay'],
    load: () => import('../modules/payments/site/jump-page.tsx').then((module) => module.JumpPage),
  },
  '/return': {
    texts: payTexts,
    load: () => import('../modules/booking/site/return/return-page.tsx').then((module) => module.ReturnPage),
  },
  '/notify': {
    texts: ['account', 'pay'],
    load: () => import('../modules/payments/site/notify-page.tsx').then((module) => module.NotifyPage),
  },
  '/queryOrderInfo': {
    texts,
    load: () =>
      import('../modules/booking/site/look-up/look-up-page.tsx').then((module) => module.LookUpPage),
  },
} as const satisfies Record<string, BookedPage>;
