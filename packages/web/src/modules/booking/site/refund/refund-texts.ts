import { loadTexts, type TextSource } from '#ui/site/languages.ts';

const source: TextSource = {
  en: () => import('virtual:messages/refund/en'),
  zh: () => import('virtual:messages/refund/zh'),
};

/** Brings the texts about cancelling, refunds and changes of date. */
export function loadRefundTexts(): Promise<void> {
  return loadTexts(source);
}
