import { loadTexts, type TextSource } from '#ui/site/languages.ts';

const source: TextSource = {
  en: () => import('virtual:messages/guest/en'),
  zh: () => import('virtual:messages/guest/zh'),
};

/** Brings the texts about booking without an account. */
export function loadGuestTexts(): Promise<void> {
  return loadTexts(source);
}
