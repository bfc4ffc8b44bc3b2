import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type DrawnPage, pageDataId, type SiteLocale } from '@gangway/contract/core/prerendered.ts';
import { languageTag } from '../messages/language-tag.ts';
import { hideIfBegun } from './begun-before.ts';
import { earlyTaps } from './early-taps.ts';

/** A drawn page as it goes out, compressed once for everybody who reads it. */
export interface ReadyPage {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
}

export async function readyPage(drawn: DrawnPage, fill: (drawn: DrawnPage) => string): Promise<ReadyPage> {
  const plain = Buffer.from(fill(drawn));
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(plain),
  ]);
  return { plain, br, gzip: gz, etag: etagOf(plain) };
}

/** By what a browser asks whether the page it has is still the page. */
export function etagOf(page: Buffer | string): string {
  return `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
}

/** Puts a drawn page into the site's document, with the styles it needs, so that its first paint is as it should be. */
export async function documentFiller(
  document: string,
  webRoot: string,
): Promise<(drawn: DrawnPage) => string> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(webRoot, '.vite/site.json'), 'utf8'));
  return (drawn) => {
    const styles = stylesOf(manifest, drawn.modules)
      .filter((file) => !document.includes(file))
      .map((file) => `<link rel="stylesheet" href="/${file}">`);
    const data = JSON.stringify(drawn.data).replaceAll('<', '\\u003c');
    return inLanguage(document, drawn.data.locale)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(drawn.title)}</title>`)
      .replace(
        /(<meta\s+name="description"\s+content=)"[^"]*"/,
        (_, start) => `${start}"${escapeHtml(drawn.description)}"`,
      )
      .replace(
        '</head>',
        () => `${earlyTaps}${hideIfBegun(drawn.begunAs)}${styles.join('')}${drawn.preloads}</head>`,
      )
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${drawn.html}</div><script type="application/json" id="${pageDataId}">${data}</script>`,
      );
  };
}

/** The document with its language said, so that the page starts in it. */
export function inLanguage(document: string, locale: SiteLocale): string {
  return document.replace(/<html lang="[^"]*"/, `<html lang="${languageTag(locale)}"`);
}

type Manifest = Record<string, { css?: string[]; imports?: string[] }>;

function stylesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const collect = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the manifest of the web build`);
    for (const imported of chunk.imports ?? []) collect(imported);
    for (const file of chunk.css ?? []) files.add(file);
  };
  for (const module of modules) collect(module);
  return [...files];
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
