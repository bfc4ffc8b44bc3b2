import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  allKnown,
  type Figures,
  figuresOf,
  fill,
  fillPlainly,
} from '../src/modules/settings/site/legal/figures.ts';
import {
  figureNames,
  type LegalBlock,
  type LegalSection,
  type LegalText,
} from '../src/modules/settings/site/legal/legal-text.ts';
import { compileLegalText } from './legal-texts.ts';

const folder = path.resolve(import.meta.dirname, '../src/modules/settings/site/legal');
const documents = new Map(
  globSync('*.md', { cwd: folder }).map((name) => [
    path.basename(name, '.md'),
    compileLegalText(readFileSync(path.join(folder, name), 'utf8')),
  ]),
);

const facts = {
  holdMinutes: 30,
  refundTiers: [],
  noShowPercent: 100,
  changeFeeSen: 5000,
  guestFeeSen: 2000,
  changeClosedDays: 3,
  idNumberDays: 180,
  houseCode: 'HOUSE',
  kept: { cartDays: 60, mailDays: 90, profileDays: 700 },
  company: { name: 'Gangway', email: 'help@example.com', phone: '+60 1', port: 'Penang', portZh: '巴生港' },
};

describe('the legal documents', () => {
  it('the terms are under the law of Malaysia, and the service is not for those under 13', () => {
    const textOf = (name: string) =>
      readFileSync(path.join(folder, `${name}.md`), 'utf8').replaceAll(/\s+/g, ' ');
    expect(textOf('terms-en')).toContain('These terms are governed by the laws of Malaysia');
    expect(textOf('terms-zh')).toMatch(/马来西亚法律/);
    expect(textOf('privacy-en')).toContain('Our service is not meant for children under 13.');
    expect(textOf('privacy-zh')).toContain('本服务不面向 13 岁以下儿童。');
  });

  it('stand in English and Chinese, the notice in Malay too', () => {
    expect([...documents.keys()].toSorted()).toEqual([
      'pda-en',
      'pda-ms',
      'pda-zh',
      'privacy-en',
      'privacy-zh',
      'terms-en',
      'terms-zh',
    ]);
  });

  it.each(['pda-ms', 'pda-zh', 'privacy-zh', 'terms-zh'])(
    '%s has the sections of the English text',
    (name) => {
      const english = documents.get(name.replace(/\w+$/, 'en')) ?? [];
      expect((documents.get(name) ?? []).map(outlineOf)).toEqual(english.map(outlineOf));
    },
  );

  it.each([...documents.keys()])('%s has every section once, none of them empty', (name) => {
    const sections = documents.get(name) ?? [];
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  });

  it('use every figure, and no figure is left open', () => {
    const texts = [...documents.values()].flat().flatMap(textsOf);
    expect(new Set(texts.flatMap(figuresIn))).toEqual(new Set(figureNames));
    expect(Object.values(figuresOf(facts))).not.toContain(undefined);
    expect(openIn([...documents.values()], figuresOf(facts))).toEqual([]);
  });

  it('say nothing of what is not known', () => {
    const { kept: _kept, ...known } = facts;
    const figures = figuresOf({ ...known, guestFeeSen: 0 });
    expect(Object.values(figures)).toContain(undefined);
    expect(openIn([...documents.values()], figures)).toEqual([]);
  });
});

describe('a legal text', () => {
  const title = '## Title {#title}\n\n';
  const said = (text: string, figures: Figures) => {
    return compileLegalText(title + text)
      .flatMap(textsOf)
      .map((text) => fillPlainly(text, figures));
  };

  it('is filled in, with what holds while a figure is known and what holds otherwise', () => {
    const text = 'We keep it{{ for {cartDays} days| for ever}}, at\n{port}.';
    expect(said(text, figuresOf(facts))).toEqual(['Title', 'We keep it for 60 days, at Penang.']);
    const { kept: _kept, ...unknown } = facts;
    expect(said(text, figuresOf(unknown))).toEqual(['Title', 'We keep it for ever, at Penang.']);
  });

  it('has lists, tables, links and parts', () => {
    const [section] = compileLegalText(
      `${title}- one\n  and more\n- two\n\n| A | B |\n| --- | --- |\n| c | {port} |\n\nSee [this](pda).\n\n{contact}\n`,
    );
    expect(section?.blocks).toEqual([
      { list: [['one and more'], ['two']] },
      { table: { head: [['A'], ['B']], rows: [[['c'], [{ figure: 'port' }]]] } },
      { paragraph: ['See ', { link: 'pda', text: 'this' }, '.'] },
      { part: 'contact' },
    ]);
  });

  it.each([
    ['a figure nobody knows', `${title}In {noSuchFigure} days.`, 'names noSuchFigure'],
    ['a page nobody knows', `${title}See [this](nowhere).`, 'names nowhere'],
    ['an address of its own', `${title}See [this](/privacyPolicy).`, 'odd brace or link'],
    ['a brace left open', `${title}In {port days.`, 'odd brace or link'],
    ['a title without an id', '## Title\n\nText.', 'no title'],
    ['a text before the first title', 'Text.\n\n## Title {#title}\n\nText.', 'no title'],
  ])('is refused with %s', (_what, markdown, problem) => {
    expect(() => compileLegalText(markdown)).toThrow(problem);
  });
});

/** What the languages of a document have in common. */
const outlineOf = (section: LegalSection) => ({
  id: section.id,
  title: figuresIn(section.title),
  blocks: section.blocks.map((block) => ({
    ...('part' in block ? block : { kind: Object.keys(block)[0] }),
    entries: textsOfBlock(block).length,
    figures: textsOfBlock(block).flatMap(figuresIn).toSorted(),
    links: textsOfBlock(block).flatMap((text) =>
      text.flatMap((piece) => (typeof piece === 'object' && 'link' in piece ? [piece.link] : [])),
    ),
  })),
});

const textsOf = (section: LegalSection) => [section.title, ...section.blocks.flatMap(textsOfBlock)];

function textsOfBlock(block: LegalBlock): LegalText[] {
  if ('paragraph' in block) return [block.paragraph];
  if ('list' in block) return [...block.list];
  return 'table' in block ? [...block.table.head, ...block.table.rows.flat()] : [];
}

const figuresIn = (text: LegalText): string[] =>
  text.flatMap((piece) => {
    if (typeof piece === 'string' || 'link' in piece) return [];
    return 'figure' in piece ? [piece.figure] : [...figuresIn(piece.known), ...figuresIn(piece.otherwise)];
  });

/** Texts that would be shown with a gap; rows with one are left out by the page. */
function openIn(all: LegalSection[][], figures: Figures): LegalText[] {
  const shown = all
    .flat()
    .flatMap((section) => [
      section.title,
      ...section.blocks.flatMap((block) =>
        'table' in block
          ? block.table.rows.filter((row) => row.every((cell) => allKnown(cell, figures))).flat()
          : textsOfBlock(block),
      ),
    ]);
  return shown.filter((text) => fill(text, figures).includes('undefined'));
}
