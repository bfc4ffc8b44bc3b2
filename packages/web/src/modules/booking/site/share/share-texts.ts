import { loadTexts } from '#ui/site/languages.ts';

/** The words about links to a ticket, which few need. */
export const loadShareTexts = () =>
  loadTexts({
    en: () => import('virtual:messages/share/en'),
    zh: () => import('virtual:messages/share/zh'),
  });
