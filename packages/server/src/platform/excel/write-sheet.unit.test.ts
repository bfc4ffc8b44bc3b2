import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { readInParts, type RowParts } from './row-parts.ts';
import { unzip } from './unzip.ts';
import { type SheetColumn, streamSheet, writeSheet } from './write-sheet.ts';

interface Sale {
  name: string | null;
  amount: number | null;
  at: Date | null;
}

const columns: SheetColumn<Sale>[] = [
  { title: 'Name', width: 20, value: (row) => row.name },
  { title: 'Amount', width: 10, value: (row) => row.amount, format: '#,##0.00', isSummed: true },
  { title: 'Day', width: 12, value: (row) => row.at, format: 'yyyy-mm-dd' },
];
const sale = (name: string | null, amount: number | null = 1): Sale => ({
  name,
  amount,
  at: new Date('2026-11-15T00:00:00Z'),
});
const contentOf = (rows: readonly Sale[] | RowParts<Sale>) => ({
  title: 'Sales [2026]: a/b',
  columns,
  rows,
  total: 'Total',
});
const written = (rows: readonly Sale[] | RowParts<Sale>) => writeSheet(contentOf(rows));

test('numbers are numbers, dates are dates, and the last row adds up', async () => {
  const rows = await readSheet(await written([sale('Ann', 0.1), sale(null, 0.2), sale('Ben', null)]));
  const day = new Date('2026-11-15T00:00:00Z');
  expect(rows).toEqual([
    ['Name', 'Amount', 'Day'],
    ['Ann', 0.1, day],
    [null, 0.2, day],
    ['Ben', null, day],
    ['Total', 0.3, null],
  ]);
  expect(await partOf(await written([sale('Ann'), sale('Ben')]), 'xl/worksheets/sheet1.xml')).toContain(
    '<f>SUM(B2:B3)</f>',
  );
});

test.each([
  ['signs of XML', `<b>"Tan" & 'Sons'</b>`],
  ['what looks like a formula stays a text', '=HYPERLINK("http://example.com")'],
  ['what looks like a number of a character', '_x0041_ x_x0042_'],
  ['Chinese and an emoji', '陈美玲 🚢'],
  ['spaces and lines', '  a\n b  '],
])('%s', async (_, name) => {
  expect((await readSheet(await written([sale(name)])))[1]?.[0]?.toString().trim()).toBe(
    // The reader takes texts as they stand in the file; Excel turns the escape back.
    name.replaceAll(/_(?=x00)/g, '_x005F_').trim(),
  );
});

test('what XML cannot hold is left out, and half a character is made whole', async () => {
  const [, row] = await readSheet(await written([sale('a\u0000b\u0007c\uD800d')]));
  expect(row?.[0]).toBe('abc\uFFFDd');
});

test('the header stays in sight, columns have their widths, and the sheet a name that Excel takes', async () => {
  const file = await written([sale('Ann')]);
  const sheet = await partOf(file, 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(sheet).toContain('<col min="2" max="2" width="10" customWidth="1"/>');
  expect(await partOf(file, 'xl/workbook.xml')).toContain('name="Sales  2026   a b"');
});

test('without records there is a header and no sum', async () => {
  expect(await readSheet(await written([]))).toEqual([['Name', 'Amount', 'Day']]);
});

test('a long list is read as it is sent, and no further than somebody takes it', async () => {
  const ids = Array.from({ length: 50_000 }, (_, at) => at);
  let read = 0;
  const rows = readInParts(ids, async (some) => {
    read += some.length;
    return some.map((id) => sale(`Guest ${id} ${Math.sin(id)}`, id));
  });
  const stream = streamSheet(contentOf(rows));
  let bytes = 0;
  while (bytes < 20_000) bytes += (await stream.next()).value?.length ?? Infinity;
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(25_000);
  await stream.return(undefined);
});

test('the parts of a long list make one sheet', async () => {
  const ids = Array.from({ length: 2500 }, (_, at) => at + 1);
  const rows = await readSheet(
    await written(readInParts(ids, async (some) => some.map((id) => sale(`Guest ${id}`, id)))),
  );
  expect(rows).toHaveLength(2502);
  expect(rows.slice(1, -1).map((row) => row[1])).toEqual(ids);
  expect(rows.at(-1)?.[1]).toBe((2500 * 2501) / 2);
});

test('what fails in the middle breaks the file off', async () => {
  const rows = readInParts([1], async (): Promise<Sale[]> => {
    throw new Error('the database is away');
  });
  await expect(written(rows)).rejects.toThrow('the database is away');
});

async function partOf(file: Buffer, name: string): Promise<string> {
  const parts = await unzip(file, { bytes: 10_000_000, entries: 20 }, (entry) => entry === name);
  return parts.get(name)?.toString() ?? '';
}
