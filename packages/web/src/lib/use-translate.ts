import { useContext } from 'react';
import { translate } from './i18n.ts';
import { LocaleContext } from './locale-context.ts';

/** The translate function; the component draws again when the language changes. */
export function useTranslate(): typeof translate {
  useContext(LocaleContext);
  return translate;
}
