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
}

/** Answers a call with a workbook, such as `orders-2026-11-15.xlsx`. */
export async function sendSheet<Row>(
  { reply, actor, locale }: { reply: FastifyReply; actor: Actor; locale: Locale },
  { file, rows: asked, ...sheet }: Sheet<Row>,
): Promise<Readable> {
  const isCut = 'parts' in asked ? asked.isCut : asked.length > maxSheetRows;
  const rows = 'parts' in asked ? asked : asked.slice(0, maxSheetRows);
  const content: SheetContent<Row> = {
    ...sheet,
    rows,
    total: translate(locale, 'sheet.total'),
    ...(isCut ? { note: translate(locale, 'sheet.cut', { count: maxSheetRows }) } : {}),
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

async function sizeOf<Row>(content: SheetContent<Row>, rows: readonly Row[], total: number): Promise<number> {
  const sample = rows.slice(0, sampleRows);
  if (sample.length === 0) return 0;
  const bytes = (await writeSheet({ ...content, rows: sample })).length;
  return Math.ceil((bytes / sample.length) * total);
}
