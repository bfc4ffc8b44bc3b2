import type { Slide } from '@gangway/contract/media/schemas.ts';
import { currentLocale } from '#lib/i18n.ts';

/** What a slide is called in the reader's language; whoever reads neither gets the English title. */
export function slideTitle(slide: Slide): string {
  return currentLocale() === 'zh' ? slide.title.zh : slide.title.en;
}
