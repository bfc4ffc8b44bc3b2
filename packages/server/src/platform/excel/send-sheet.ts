import { portDate } from '@gangway/contract/core/dates.ts';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../http/actor.ts';
import { excelType, type SheetColumn, writeSheet } from './write-sheet.ts';

/** A table on its way to Excel. */
export interface Sheet<Row> {
  /** What the file is called; the day it was made is added. */
  file: string;
  /** What the sheet inside is called. */
  title: string;
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
}

/** Answers a call with a workbook, such as `orders-2026-11-15.xlsx`. */
export async function sendSheet<Row>(
  { reply, actor }: { reply: FastifyReply; actor: Actor },
  { file, title, columns, rows }: Sheet<Row>,
): Promise<Buffer> {
  const content = await writeSheet(title, columns, rows);
  const name = `${file}-${portDate(actor.at)}.xlsx`;
  reply.headers({ 'content-type': excelType, 'content-disposition': `attachment; filename="${name}"` });
  return content;
}
