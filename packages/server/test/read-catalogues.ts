import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales, siteLocales } from '@gangway/contract/core/locales.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { z } from 'zod';

/** Where the packages lie. */
export const packages = path.resolve(import.meta.dirname, '../..');
export const catalogueFolder = path.join(packages, 'contract/locales');

/** Every catalogue by the name of its file, which is the same in every language. */
export const catalogueNames = [
  ...new Set(globSync('*/*.json', { cwd: catalogueFolder }).map((file) => path.basename(file))),
].toSorted();

/** Of the site, what stands on the pages to sign in and of an address that leads nowhere: staff who work in Korean meet them. */
const metByStaff = ['customers', 'forms', 'identity', 'missing', 'recovery', 'site'];

/** The languages a catalogue is for: the rest of the site has no Korean. */
export function languagesOf(name: string): readonly Locale[] {
  const [module = '', face] = name.split('.');
  return face === 'site' && !metByStaff.includes(module) ? siteLocales : locales;
}

/** A catalogue's texts by their ids; none where it is missing. */
export function readCatalogue(locale: string, name: string): Record<string, string> {
  try {
    const text = readFileSync(path.join(catalogueFolder, locale, name), 'utf8');
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** One `{name}`, `{name, plural, …}` or `{name, select, …}` of a text. */
export interface Parameter {
  name: string;
  /** `plural`, `select` or the like; undefined where the value just stands there. */
  kind: string | undefined;
  /** The choices it has: `one`, `other`, `day`. */
  choices: string[];
}

/** Every parameter of a text, those inside of others too. */
export function parametersIn(text: string): Parameter[] {
  const compiled: unknown = compileMessage(text);
  // The compiler gives a text that is not well written back as it is.
  if (Array.isArray(compiled) && compiled.length === 1 && compiled[0] === text && /[{}]/.test(text)) {
    throw new Error(`not a well-written message: ${text}`);
  }
  return walk(compiled);
}

function walk(node: unknown): Parameter[] {
  if (!Array.isArray(node)) return [];
  return node.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const [name, kind, format] = part;
    const hasChoices = typeof format === 'object' && format !== null;
    const own = {
      name: String(name),
      kind: typeof kind === 'string' ? kind : undefined,
      choices: hasChoices ? Object.keys(format) : [],
    };
    return [own, ...(hasChoices ? Object.values(format).flatMap(walk) : [])];
  });
}
