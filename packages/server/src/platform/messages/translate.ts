import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseParticles } from '@gangway/contract/core/korean-particles.ts';
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
  const text = languages.get(locale)?._(id, values) ?? id;
  return locale === 'ko' ? chooseParticles(text) : text;
}

/** Whether any catalogue has the message. */
export function hasMessage(id: string): boolean {
  return id in (languages.get('en')?.messages ?? {});
}

/** Every message in English as it is written, with its placeholders: for those who read about calls. */
export function readTemplates(): Record<string, string> {
  return readTexts('en');
}

function load(locale: Locale): I18n {
  const messages: Record<string, ReturnType<typeof compileMessage>> = {};
  for (const [id, text] of Object.entries(readTexts(locale))) messages[id] = compileMessage(text);
  return setupI18n({ locale, messages: { [locale]: messages } });
}

function readTexts(locale: Locale): Record<string, string> {
  const files = readdirSync(path.join(folder, locale)).filter((file) =>
    /^\w+(\.server|\.office)?\.json$/.test(file),
  );
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8'))),
  );
}
