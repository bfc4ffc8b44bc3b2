import { type ReactNode, useSyncExternalStore } from 'react';
import { currentLocale, i18n } from './i18n.ts';
import { LocaleContext } from './locale-context.ts';

/**
 * Tells a face of another language, and of nothing else. More texts of the same language concern only the part that
 * asked for them: told of those, React would throw away every part the server drew that still sleeps.
 */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const locale = useSyncExternalStore(onChange, currentLocale, currentLocale);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

const onChange = (told: () => void) => i18n.on('change', told);
