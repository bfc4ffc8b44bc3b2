import { use, useLayoutEffect } from 'react';
import { readCookie } from '#lib/cookies.ts';
import { activateLocale } from '#lib/i18n.ts';
import { loadCatalogue, startLocale } from '#ui/site/languages.ts';

let coming: ReturnType<typeof load> | null = null;

async function load() {
  const { readKorean, speakKorean } = await import('./korean-texts.ts');
  const texts = await readKorean();
  return () => speakKorean(texts);
}

/**
 * The site speaks English and Chinese. Staff who work in Korean meet two of its pages all the same, those to sign in and of an
 * address that leads nowhere: these speak it too. The page must stand below a Suspense, and its neighbours follow it.
 */
export function useKorean(): void {
  const speak = readCookie('language') === 'ko' ? use((coming ??= load())) : null;
  useLayoutEffect(() => {
    const end = speak?.();
    return () => {
      end?.();
      // What is opened next has its own language, or the one that was chosen meanwhile.
      if (end) void activateLocale(startLocale(), loadCatalogue, false);
    };
  }, [speak]);
}
