import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import {
  figureNames,
  type LegalBlock,
  legalLinks,
  legalParts,
  type LegalSection,
  type LegalText,
} from '../src/modules/settings/site/legal/legal-text.ts';

/** Makes of a legal document in Markdown the sections its page draws, so that no Markdown is read in a browser. */
export function legalTexts(): Plugin {
  return {
    name: 'gangway-legal-texts',
    load: {
      filter: { id: /\/legal\/[\w-]+\.md$/ },
      handler: async (id) => ({
        code: `export const sections = ${JSON.stringify(compileLegalText(await readFile(id, 'utf8')))};`,
        moduleType: 'js',
      }),
    },
  };
}

/**
 * The little of Markdown a legal document needs: `## Title {#id}`, paragraphs, lists, tables, `[text](page)`. Beside it
 * `{figure}` stands for a figure of the settings, `{{text|otherwise}}` for a text that is left out while a figure in it
 * is not known, and `{part}`, alone, for a part the page draws. What is written otherwise is refused.
 */
export function compileLegalText(markdown: string): LegalSection[] {
  return markdown
    .split(/^(?=## )/m)
    .filter((section) => section.trim() !== '')
    .map(sectionOf);
}

function sectionOf(source: string): LegalSection {
  const [heading = '', ...blocks] = source.trim().split(/\n{2,}/);
  const [, title, id] = /^## (.+) \{#([\w-]+)\}$/.exec(heading) ?? [];
  if (!title || !id) throw new Error(`This is no title with its id: ${heading}`);
  return { id, title: textOf(title), blocks: blocks.map(blockOf) };
}

function blockOf(source: string): LegalBlock {
  const part = legalParts.find((name) => source === `{${name}}`);
  if (part) return { part };
  if (source.startsWith('- ')) return { list: source.slice(2).split('\n- ').map(textOf) };
  if (!source.startsWith('|')) return { paragraph: textOf(source) };
  const [head = [], , ...rows] = source.split('\n').map(cellsOf);
  return { table: { head, rows } };
}

const cellsOf = (row: string): LegalText[] => row.slice(2, -2).split(' | ').map(textOf);

const special =
  /\{\{(?<known>.+?)(?:\|(?<otherwise>.+?))?\}\}(?!\})|\{(?<figure>\w+)\}|\[(?<text>.+?)\]\((?<link>\w+)\)/g;

function textOf(source: string): LegalText {
  const line = source.replace(/\s*\n\s*/g, ' ');
  const pieces: LegalText[number][] = [];
  let end = 0;
  for (const match of line.matchAll(special)) {
    pieces.push(...plain(line.slice(end, match.index)), pieceOf(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  return [...pieces, ...plain(line.slice(end))];
}

function pieceOf(groups: Record<string, string | undefined>): LegalText[number] {
  const { known, otherwise = '', figure, text = '', link } = groups;
  if (known) return { known: textOf(known), otherwise: textOf(otherwise) };
  return figure ? { figure: oneOf(figureNames, figure) } : { link: oneOf(legalLinks, link), text };
}

function oneOf<T extends string>(names: readonly T[], wanted: string | undefined): T {
  const found = names.find((name) => name === wanted);
  if (!found) throw new Error(`A legal document names ${wanted}, which is none of ${names.join(', ')}`);
  return found;
}

function plain(text: string): string[] {
  if (/[{}]|\]\(/.test(text)) throw new Error(`A legal document has an odd brace or link: ${text}`);
  return text ? [text] : [];
}
