import { legacyMenus } from '@gangway/contract/core/legacy-menus.ts';
import { menuHeadings } from '@gangway/contract/core/menu-headings.ts';
import { officeRoutes } from '@gangway/contract/core/office-routes.ts';
import { chooseParticles } from '@gangway/contract/core/korean-particles.ts';
import { describe, expect, test } from 'vitest';
import { translate } from '../src/platform/messages/translate.ts';
import { catalogueNames, languagesOf, parametersIn, readCatalogue } from './read-catalogues.ts';

/** Texts that are in every language what they are in English, each with its reason. */
const sameEverywhere: Record<string, string> = {
  'product.name': 'a name',
  'language.en': 'a language names itself',
  'language.zh': 'a language names itself',
  'language.ko': 'a language names itself',
  'legal.malay': 'a language names itself',
  'slides.bookNow.en': 'shows the English page',
  'slides.bookNow.zh': 'shows the Chinese page',
  'slides.findOut.en': 'shows the English page',
  'slides.findOut.zh': 'shows the Chinese page',
  'payment.provider.stripe': 'a name',
  'dashboard.postgres': 'a name',
  'dashboard.megabytes': 'a unit',
  'offers.amenity.wifi': 'a name',
  'roomTypes.amenity.tv': 'a code',
  'serial.suffix.cr': 'a code',
  'serial.suffix.lf': 'a code',
  'serial.suffix.crlf': 'a code',
  'serial.suffix.tab': 'a name of a key',
  'wizard.total.none': 'the currency',
  'mails.file': 'a unit',
};

/** Letters of their own that a text of the language has. */
const scripts = { zh: /\p{Script=Han}/u, ko: /\p{Script=Hangul}/u };

/** Whether a text was left as it is in English: no letter of its own language, though it has letters of words. */
function isLeft(locale: 'zh' | 'ko', text: string): boolean {
  const words = text.replaceAll(/\{[^{}]*\}/g, '');
  return /\p{L}/u.test(words) && !scripts[locale].test(text);
}

test('a text is taken for left in English by its letters, not by its signs', () => {
  expect(isLeft('zh', 'Save')).toBe(true);
  expect(isLeft('ko', '{count} 中')).toBe(true);
  expect(isLeft('zh', '保存')).toBe(false);
  expect(isLeft('ko', 'QR 코드')).toBe(false);
  expect(isLeft('zh', '{from} → {to}')).toBe(false);
});

const translated = catalogueNames.flatMap((name) =>
  languagesOf(name).flatMap((locale) => (locale === 'en' ? [] : [{ name, locale }])),
);

test.each(translated)('nothing of $name is left in English in $locale', ({ name, locale }) => {
  const left = Object.entries(readCatalogue(locale, name)).filter(
    ([id, text]) => isLeft(locale, text) && !Object.hasOwn(sameEverywhere, id),
  );
  expect(left).toEqual([]);
});

test('every reason is still needed', () => {
  const left = translated.flatMap(({ name, locale }) =>
    Object.entries(readCatalogue(locale, name)).filter(([, text]) => isLeft(locale, text)),
  );
  const needed = new Set(left.map(([found]) => found));
  expect(Object.keys(sameEverywhere).filter((known) => !needed.has(known))).toEqual([]);
});

test('English spells canceled one way', () => {
  const texts = catalogueNames.flatMap((name) => Object.entries(readCatalogue('en', name)));
  // `cancelled {…}` names the state of a sailing, which is written so on the wire.
  expect(texts.filter(([, text]) => /cancell(?:ed|ing)\b(?! \{)/i.test(text))).toEqual([]);
});

const openParticle = /\((?:을|를|이|가|은|는|와|과|으|으로|로|아|야)\)/;

test('the check of particles knows an open one', () => {
  expect('객실 101을(를)').toMatch(openParticle);
  expect('대기 시간(분)').not.toMatch(openParticle);
});

test('no Korean text shows a reader both forms of a particle', () => {
  const texts = catalogueNames.flatMap((name) => Object.entries(readCatalogue('ko', name)));
  const shown = texts.map(([id, text]) => [id, chooseParticles(text)] as const);
  expect(shown.filter(([, text]) => openParticle.test(text))).toEqual([]);
});

test('no Korean particle is fixed after what is put in', () => {
  const fixed = /\{\w+\}(?:을|를|이|가|은|는|과|와|로|으로)(?=[ ,.])/;
  const texts = catalogueNames.flatMap((name) => Object.entries(readCatalogue('ko', name)));
  expect(texts.filter(([, text]) => fixed.test(text))).toEqual([]);
});

test('what the server says in Korean has its particles', () => {
  const said = translate('ko', 'error.checkIn.dirty', { number: '102' });
  expect(said).toContain('객실 102는 ');
});

test('the menu is translated', () => {
  const titles = [...Object.values(menuHeadings), ...Object.values(officeRoutes), ...legacyMenus].map(
    ({ title }) => title,
  );
  const left = titles.filter(({ en, zh, ko }) => en !== 'CCTV' && (isLeft('zh', zh) || isLeft('ko', ko)));
  expect(left).toEqual([]);
});

describe.each(catalogueNames)('%s', (name) => {
  test.each(languagesOf(name))('in %s has the plurals that the language has', (locale) => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const odd = Object.entries(readCatalogue(locale, name)).flatMap(([found, text]) =>
      parametersIn(text)
        .filter(({ kind }) => kind === 'plural')
        .filter(({ choices }) => !isPluralOf(pluralCategories, choices))
        .map(({ choices }) => `${found}: ${choices.join(', ')}`),
    );
    expect(odd).toEqual([]);
  });

  test.each(languagesOf(name))('in %s chooses between what English chooses between', (locale) => {
    const english = readCatalogue('en', name);
    const odd = Object.entries(readCatalogue(locale, name)).filter(
      ([found, text]) => !isSubset(selectsIn(text), selectsIn(english[found] ?? '')),
    );
    expect(odd).toEqual([]);
  });
});

/** No word of another language, one for all the rest, and each of its own: exact numbers say it otherwise (`=0`, `=1`). */
function isPluralOf(categories: readonly string[], choices: readonly string[]): boolean {
  const words = choices.filter((choice) => choice !== 'offset' && !/^=?\d+$/.test(choice));
  const isExact = words.length < choices.length;
  return (
    words.includes('other') &&
    words.every((word) => categories.includes(word)) &&
    (isExact || categories.every((category) => words.includes(category)))
  );
}

function selectsIn(text: string): string[] {
  return parametersIn(text)
    .filter(({ kind }) => kind === 'select')
    .map(({ name, choices }) => `${name}: ${choices.toSorted().join(', ')}`);
}

function isSubset(some: readonly string[], all: readonly string[]): boolean {
  return some.every((one) => all.includes(one));
}
