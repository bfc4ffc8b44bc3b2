import { defaultLocale, type Locale, locales } from '@gangway/contract/core/locales.ts';

/** The language we speak that an Accept-Language header wants most. */
export function pickLocale(wanted: string | undefined): Locale {
  return wantedFirst(wanted, locales) ?? defaultLocale;
}

/** Which of some languages a header wants most; undefined where it wants none of them. */
export function wantedFirst<L extends Locale>(
  wanted: string | undefined,
  spoken: readonly L[],
): L | undefined {
  for (const code of wantedCodes(wanted ?? '')) {
    const found = spoken.find((locale) => locale === code);
    if (found) return found;
  }
  return undefined;
}

/** The codes of a header, the weightiest first, as they stand where they weigh the same. A weight of 0 says never. */
function wantedCodes(header: string): string[] {
  return header
    .toLowerCase()
    .split(',')
    .map(readPart)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ code }) => code);
}

function readPart(part: string) {
  const [tag = '', ...more] = part.split(';').map((piece) => piece.trim());
  const [code = ''] = tag.split('-', 1);
  const weight = more.find((piece) => piece.startsWith('q='));
  return { code, weight: weight === undefined ? 1 : Number.parseFloat(weight.slice(2)) };
}
