import type { Locale } from '@gangway/contract/core/locales.ts';
import { type RawBuilder, sql } from 'kysely';

/** The rules of ICU, which come with PostgreSQL: capitals and accents matter last, Chinese goes by its sound. */
const collations = {
  en: sql`"en-x-icu"`,
  zh: sql`"zh-x-icu"`,
  ko: sql`"ko-x-icu"`,
} satisfies Record<Locale, RawBuilder<unknown>>;

/**
 * A name or title to sort by as people of a language do; the database by itself compares bytes. No index of a long list is
 * kept in this order, so those sort otherwise (docs/decisions/055).
 */
export function inLanguage(column: string | RawBuilder<unknown>, locale: Locale): RawBuilder<string> {
  const value = typeof column === 'string' ? sql.ref(column) : column;
  return sql<string>`${value} collate ${collations[locale]}`;
}
