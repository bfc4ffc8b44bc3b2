import { Readable } from 'node:stream';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { expectedBytesHeader, maxSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../http/actor.ts';
import { translate } from '../messages/translate.ts';
import { datedName } from './dated-name.ts';
import type { RowParts } from './row-parts.ts';
import { excelType, type SheetColumn, type SheetContent, streamSheet, writeSheet } from './write-sheet.ts';

/** A table on its way to Excel. */
export interface Sheet<Row> {
  /** What the file is called; the day it was made is added. */
  file: string;
  /** What the sheet inside is called. */
  title: string;
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[] | RowParts<Row>;
  /** What is said beneath, such as what the figures are of. */
  note?: string;
}

/** Answers a call with a workbook, such as `orders-2026-11-15.xlsx`. */
export async function sendSheet<Row>(
  { reply, actor, locale }: { reply: FastifyReply; actor: Actor; locale: Locale },
  { file, rows: asked, note, ...sheet }: Sheet<Row>,
): Promise<Readable> {
  const isCut = 'parts' in asked ? asked.isCut : asked.length > maxSheetRows;
  const rows = 'parts' in asked ? asked : asked.slice(0, maxSheetRows);
  const notes = [note ?? [], isCut ? translate(locale, 'sheet.cut', { count: maxSheetRows }) : []].flat();
  const content: SheetContent<Row> = {
    ...sheet,
    rows,
    total: translate(locale, 'sheet.total'),
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
  };
  const begun = await begin(content);
  const name = datedName(file, actor.at, 'xlsx');
  reply.headers({
    'content-type': excelType,
    'content-disposition': `attachment; filename="${name}"`,
    [expectedBytesHeader]: begun.expectedBytes,
  });
  return Readable.from(streamSheet(begun.content));
}

/**
 * The first part is read before anything is sent: what fails there is answered like any other failure, and from its size
 * follows about how much there will be, for whoever watches it come.
 */
async function begin<Row>(
  content: SheetContent<Row>,
): Promise<{ content: SheetContent<Row>; expectedBytes: number }> {
  const { rows } = content;
  if (!('parts' in rows)) return { content, expectedBytes: await sizeOf(content, rows, rows.length) };
  const reading = rows.parts[Symbol.asyncIterator]();
  const first = await reading.next();
  const part = first.done ? [] : first.value;
  async function* parts() {
    yield part;
    yield* { [Symbol.asyncIterator]: () => reading };
  }
  return {
    content: { ...content, rows: { ...rows, parts: parts() } },
    expectedBytes: await sizeOf(content, part, rows.total),
  };
}

const sampleRows = 200;

/** By what the later rows of a sample add: the first are packed worse, and the frame comes once. */
async function sizeOf<Row>(content: SheetContent<Row>, rows: readonly Row[], total: number): Promise<number> {
  const bytesOf = async (some: readonly Row[]) => (await writeSheet({ ...content, rows: some })).length;
  const sample = rows.slice(0, sampleRows);
  if (sample.length === 0) return 0;
  const bytes = await bytesOf(sample);
  const beyond = total - sample.length;
  if (beyond <= 0) return bytes;
  const later = Math.ceil(sample.length / 2);
  const added = bytes - (await bytesOf(sample.slice(0, -later)));
  return bytes + Math.ceil((added / later) * beyond);
}
