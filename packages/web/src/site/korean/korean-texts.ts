import { i18n } from '#lib/i18n.ts';
import { learnKorean } from '#lib/korean.ts';
import { loadCatalogue } from '#ui/site/languages.ts';

type Texts = Awaited<ReturnType<typeof loadCatalogue>>['default'];

/** The texts of the pages that speak Korean, over the English ones of all that does not. */
export async function readKorean(): Promise<Texts> {
  const [english, ...own] = await Promise.all([
    loadCatalogue('en'),
    import('virtual:messages/site/ko'),
    import('virtual:messages/account/ko'),
    import('virtual:messages/missing/ko'),
    import('virtual:messages/recovery/ko'),
  ]);
  learnKorean();
  return Object.assign({}, english.default, ...own.map((module) => module.default));
}

/** Turns the page to Korean, and keeps it so whatever English texts a part of it brings along later; gives the way to end that. */
export function speakKorean(texts: Texts): () => void {
  let telling = false;
  const put = () => {
    if (telling || i18n.locale !== 'ko') return;
    telling = true;
    i18n.load('ko', texts);
    telling = false;
  };
  // A copy: what is loaded later is written into it.
  i18n.loadAndActivate({ locale: 'ko', messages: { ...texts } });
  document.documentElement.lang = 'ko';
  return i18n.on('change', put);
}
