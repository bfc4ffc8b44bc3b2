import { apiBase } from '@gangway/contract/core/cookies.ts';
import type { Call, CallArguments } from '@gangway/contract/core/define-call.ts';
import { readSheet } from 'read-excel-file/node';
import type { CallOptions, TestServer } from './start-test-server.ts';

/** An Excel file as it is read back: one record a row, by the titles of the columns. */
export interface ReadExport {
  /** What the file is called. */
  file: string;
  titles: string[];
  rows: Record<string, unknown>[];
  /** What the last row adds up; null where nothing is. */
  totals: Record<string, unknown> | null;
  /** What is said beneath, after a line left free; null where nothing is. */
  note: string | null;
}

/** Makes a call that answers with a workbook, and reads it. */
export async function readExport<C extends Call>(
  server: TestServer,
  call: C,
  args: CallArguments<C>,
  { token = '', locale = 'en' }: CallOptions,
): Promise<ReadExport> {
  const { body, params } = args as { body?: unknown; params?: Record<string, string | number> };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params?.[name]));
  const response = await fetch(`${server.url}${apiBase}${path}`, {
    method: call.method,
    headers: {
      'x-token': token,
      'accept-language': locale,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const [header = [], ...lines] = await readSheet(Buffer.from(await response.arrayBuffer()));
  const titles = header.map(String);
  const free = lines.findIndex((line) => line.every((cell) => cell === null));
  const rows = free < 0 ? lines : lines.slice(0, free);
  const records = rows.map((row) =>
    Object.fromEntries(titles.map((title, at) => [title, toTheSecond(row[at])])),
  );
  const isSummed = totalWords.includes(String(rows.at(-1)?.[0]));
  return {
    file: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
    titles,
    rows: isSummed ? records.slice(0, -1) : records,
    totals: (isSummed && records.at(-1)) || null,
    note: free < 0 ? null : String(lines.at(-1)?.[0]),
  };
}

const totalWords = ['Total', '合计', '합계'];

/** Excel keeps a moment as a fraction of a day, which is a hair off. */
function toTheSecond(value: unknown): unknown {
  return value instanceof Date ? new Date(Math.round(value.getTime() / 1000) * 1000) : value;
}
