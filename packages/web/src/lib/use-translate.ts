import { useLingui } from '@lingui/react';
import { translate } from './i18n.ts';

/** The translate function; the component draws again when the language changes. */
export function useTranslate(): typeof translate {
  useLingui();
  return translate;
}
