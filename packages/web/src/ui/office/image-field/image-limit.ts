import { currentLocale, translate } from '#lib/i18n.ts';

/** Which pictures are taken. */
export interface ImageLimit {
  count: number;
  bytes: number;
  /** Their formats as the server names them. */
  formats: readonly string[];
}

/** The limit in words. */
export function limitText({ count, bytes, formats }: ImageLimit): string {
  const values = { formats: formatNames(formats), megabytes: megabytes(bytes), max: count };
  return count === 1 ? translate('images.limitOne', values) : translate('images.limit', values);
}

/** Why a file is not taken, as far as the browser can tell; the server looks at its content. */
export function refusalOf(file: File, { bytes, formats }: ImageLimit): string | null {
  const name = file.name;
  if (file.type && !formats.some((format) => file.type === `image/${format}`)) {
    return translate('images.format', { name, formats: formatNames(formats) });
  }
  if (file.size > bytes) return translate('images.tooLarge', { name, megabytes: megabytes(bytes) });
  return null;
}

function formatNames(formats: readonly string[]): string {
  const names = formats.map((format) => (format === 'jpeg' ? 'JPG' : format.toUpperCase()));
  // British English sets no comma before the last word, as everywhere in our texts.
  const locale = currentLocale() === 'en' ? 'en-GB' : currentLocale();
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}
