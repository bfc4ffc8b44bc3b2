import type { FastifyReply } from 'fastify';
import type { Actor } from '../http/actor.ts';
import { datedName } from './dated-name.ts';
import { partsOf } from './row-parts.ts';
import type { Sheet } from './send-sheet.ts';

/** Answers a call with the same table as comma-separated values. */
export async function sendCsv<Row>(
  { reply, actor }: { reply: FastifyReply; actor: Actor },
  { file, columns, rows }: Sheet<Row>,
): Promise<Buffer> {
  const name = datedName(file, actor.at, 'csv');
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  });
  const lines = [
    columns.map((column) => column.title),
    ...(await Array.fromAsync(partsOf(rows)))
      .flat()
      .map((row) => columns.map((column) => plain(column.value(row), column.format))),
  ];
  // Excel takes a file for UTF-8 only by the mark at its beginning.
  return Buffer.from(`\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`);
}

function plain(value: string | number | Date | null, format: string | undefined): string {
  if (value === null) return '';
  if (!(value instanceof Date)) return typeof value === 'number' ? String(value) : harmless(value);
  const text = value.toISOString();
  return format === 'yyyy-mm-dd' ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}

/** What somebody typed as a name must not be reckoned as a formula by whoever opens the file. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
