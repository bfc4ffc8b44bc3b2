import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Locale, locales } from '@gangway/contract/core/locales.ts';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const folder = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@gangway/contract/calls.ts'))),
  '../locales',
);

const languages = new Map<Locale, I18n>(locales.map((locale) => [locale, load(locale)]));

/** A message in a language, by its id in the catalogues. */
export function translate(locale: Locale, id: string, values: Record<string, string | number> = {}): string {
  return languages.get(locale)?._(id, values) ?? id;
}

/** Whether any catalogue has the message. */
export function hasMessage(id: string): boolean {
  return id in (languages.get('en')?.messages ?? {});
}

function load(locale: Locale): I18n {
  const messages: Record<string, ReturnType<typeof compileMessage>> = {};
  for (const file of readdirSync(path.join(folder, locale))) {
    if (!/^\w+(\.server|\.office)?\.json$/.test(file)) continue;
    const texts: unknown = JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8'));
    for (const [id, text] of Object.entries(texts ?? {})) messages[id] = compileMessage(String(text));
  }
  return setupI18n({ locale, messages: { [locale]: messages } });
}
