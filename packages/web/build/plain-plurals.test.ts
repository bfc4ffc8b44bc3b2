import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { withoutPlurals } from './plain-plurals.ts';

const folder = path.resolve(import.meta.dirname, '../../contract/locales');

const textsOf = (locale: string) =>
  readdirSync(path.join(folder, locale))
    .filter((name) => name.endsWith('.site.json') || /^[^.]+\.json$/.test(name))
    .flatMap((name) => {
      const texts: Record<string, string> = JSON.parse(readFileSync(path.join(folder, locale, name), 'utf8'));
      return Object.values(texts);
    })
    .filter((text) => text.includes('plural'));

test.each(['en', 'zh', 'ko'])('what is counted on the site in %s reads as with plurals', (locale) => {
  const texts = textsOf(locale);
  expect(texts.length).toBeGreaterThan(0);
  const read = (message: ReturnType<typeof compileMessage>, count: number) => {
    const values = new Proxy({}, { get: () => count, has: () => true });
    return setupI18n({ locale, messages: { [locale]: { text: message } } })._('text', values);
  };
  for (const text of texts) {
    const compiled = compileMessage(text);
    const plain = withoutPlurals(compiled, locale);
    expect(JSON.stringify(plain)).not.toContain('plural');
    for (const count of [0, 1, 2, 5, 21, 100, 600]) expect(read(plain, count)).toBe(read(compiled, count));
  }
});

test('a plural within a choice counts its own number', () => {
  const text = '{who, select, child {# {n, plural, one {# child} other {# children}}} other {nobody}}';
  const plain = withoutPlurals(compileMessage(text), 'en');
  const i18n = setupI18n({ locale: 'en', messages: { en: { text: plain } } });
  expect(i18n._('text', { who: 'child', n: 3 })).toBe('# 3 children');
});
