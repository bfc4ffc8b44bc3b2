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
  /** What the policy of the page knows its styles by. */
  styleHash: string;
}

/** A drawn page within the site's document. */
export interface FilledPage {
  html: string;
  styleHash: string;
}

export async function readyPage({ html, styleHash }: FilledPage): Promise<ReadyPage> {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(plain),
  ]);
  return { plain, br, gzip: gz, etag: etagOf(plain), styleHash };
}

/** By what a browser asks whether the page it has is still the page. */
export function etagOf(page: Buffer | string): string {
  return `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
}

/**
 * Puts a drawn page into the site's document, with the styles it needs in the document itself: a phone that waits for
 * them by themselves paints a whole way to the server and back later.
 */
export async function documentFiller(
  document: string,
  webRoot: string,
): Promise<(drawn: DrawnPage) => FilledPage> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(webRoot, '.vite/site.json'), 'utf8'));
  const texts = await readStyles(manifest, webRoot);
  return (drawn) => {
    const files = stylesOf(manifest, ['site.html', ...drawn.modules]);
    const style = files.map((file) => texts.get(file)).join('');
    const data = JSON.stringify(drawn.data).replaceAll('<', '\\u003c');
    const html = inLanguage(withoutStyles(document), drawn.data.locale)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(drawn.title)}</title>`)
      .replace(
        /(<meta\s+name="description"\s+content=)"[^"]*"/,
        (_, start) => `${start}"${escapeHtml(drawn.description)}"`,
      )
      .replace(
        '</head>',
        () =>
          `${earlyTaps}${hideIfBegun(drawn.begunAs)}<style>${style}</style>${files.map(notLoaded).join('')}${drawn.preloads}</head>`,
      )
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${drawn.html}</div><script type="application/json" id="${pageDataId}">${data}</script>`,
      );
    return { html, styleHash: `'sha256-${createHash('sha256').update(style).digest('base64')}'` };
  };
}

/** The page's program finds the file named here and does not load it; nor does the browser, as long as it is disabled. */
const notLoaded = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`;

const withoutStyles = (document: string) =>
  document.replaceAll(/\s*<link rel="stylesheet" crossorigin href="\/assets\/[^"]+">/g, '');

async function readStyles(manifest: Manifest, webRoot: string): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  return new Map(
    await Promise.all(
      [...files].map(async (file) => [file, await readFile(path.join(webRoot, file), 'utf8')] as const),
    ),
  );
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
