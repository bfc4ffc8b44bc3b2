import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';

type Cases = Record<string, CompiledMessage>;

/**
 * A compiled text without plurals: a choice among numbers instead. English tells one from many, Chinese and Korean tell nothing apart,
 * which a build can know; the browser's own plural rules and number formats are dear to wake on a slow phone, and nearly
 * every page would as it opens. What is counted on the site stays below a thousand, so no number misses its comma.
 */
export function withoutPlurals(message: CompiledMessage, locale: string, counted = ''): CompiledMessage {
  return message.map((token): CompiledMessageToken => {
    if (token === '#' && counted) return [counted];
    if (typeof token === 'string') return token;
    const [name, type, cases] = token;
    if (type === 'plural') return [name, 'select', each(byNumber(cases as Cases, locale), locale, name)];
    if (type === 'select') return [name, 'select', each(cases as Cases, locale, '')];
    if (type) throw new Error(`${name}: ${type} is left to the browser, which is dear where a page opens`);
    return token;
  });
}

function byNumber({ one, ...cases }: Cases, locale: string): Cases {
  return locale === 'en' && one ? { 1: one, ...cases } : cases;
}

function each(cases: Cases, locale: string, counted: string): Cases {
  return Object.fromEntries(
    Object.entries(cases).flatMap(([key, message]) =>
      // An offset, which none of our texts has, is named and undefined.
      message ? [[key, withoutPlurals(message, locale, counted)]] : [],
    ),
  );
}
