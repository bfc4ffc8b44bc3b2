import { loadTexts, type TextSource } from '#ui/site/languages.ts';

const source: TextSource = {
  en: () => import('virtual:messages/recovery/en'),
  zh: () => import('virtual:messages/recovery/zh'),
};

/** Brings the texts about forgotten passwords and unconfirmed addresses. */
export function loadRecoveryTexts(): Promise<void> {
  return loadTexts(source);
}
