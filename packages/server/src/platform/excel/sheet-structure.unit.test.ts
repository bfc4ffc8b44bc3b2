import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { columnName } from './sheet-xml.ts';
import { type SheetColumn, writeSheet } from './write-sheet.ts';

type Row = readonly (string | number | Date | null)[];

const formats = ['', '#,##0.00', 'yyyy-mm-dd', '0%'];
/** More columns than there are letters, of every format, some with holes. */
const columns = Array.from({ length: 30 }, (_, index): SheetColumn<Row> => ({
  title: `Column ${index}`,
  width: 10,
  value: (row) => row[index % row.length] ?? null,
  ...(formats[index % 4] ? { format: formats[index % 4] ?? '' } : {}),
  ...(index % 4 === 1 ? { isSummed: true } : {}),
}));
const rows: Row[] = Array.from({ length: 40 }, (_, index) => [
  `<&"${index}`,
  index / 10,
  new Date('2026-11-15T00:00:00Z'),
  index % 3 === 0 ? null : 0.5,
]);

async function partsOf(given: readonly Row[]): Promise<Map<string, string>> {
  const file = await writeSheet({ title: 'Everything', columns, rows: given, total: 'Total' });
  const text = new TextDecoder();
  return new Map(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, text.decode(bytes)]));
}

test.each([
  ["'Quote 的余额明细", 'Quote 的余额明细'],
  ['Orders: all [of] them', 'Orders  all  of  them'],
  [`${'x'.repeat(30)}'s`, 'x'.repeat(30)],
])('a sheet called %s has a name that Excel takes', async (title, name) => {
  const file = await writeSheet({ title, columns, rows: [], total: 'Total' });
  const book = new TextDecoder().decode(unzipSync(file)['xl/workbook.xml']);
  expect(/<sheet name="([^"]*)"/.exec(book)?.[1]).toBe(name);
});

const all = (text = '', pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

// What a strict reader, such as Excel or LibreOffice, repairs or refuses.
test.each([
  ['with rows', rows],
  ['without rows', []],
])('every part is declared, found and counted, %s', async (_, given) => {
  const parts = await partsOf(given);
  const types = parts.get('[Content_Types].xml') ?? '';
  for (const name of all(types, /PartName="\/([^"]+)"/g)) expect([...parts.keys()]).toContain(name);
  const endings = all(types, /Extension="([^"]+)"/g);
  const others = [...parts.keys()].filter((name) => name !== '[Content_Types].xml');
  for (const name of others) expect(endings).toContain(name.split('.').at(-1));
  for (const [of, folder] of [
    ['_rels/.rels', ''],
    ['xl/_rels/workbook.xml.rels', 'xl/'],
  ] as const) {
    const targets = all(parts.get(of), /Target="([^"]+)"/g);
    expect(targets).not.toEqual([]);
    for (const target of targets) expect([...parts.keys()]).toContain(folder + target);
    const ids = all(parts.get(of), /Id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  }
  const sheetIds = all(parts.get('xl/workbook.xml'), /r:id="([^"]+)"/g);
  expect(all(parts.get('xl/_rels/workbook.xml.rels'), /Id="([^"]+)"/g)).toEqual(
    expect.arrayContaining(sheetIds),
  );
});

test('styles are as many as they say, and cells have none but those', async () => {
  const parts = await partsOf(rows);
  const styles = parts.get('xl/styles.xml') ?? '';
  for (const [list, item] of [
    ['numFmts', 'numFmt'],
    ['fonts', 'font'],
    ['fills', 'fill'],
    ['borders', 'border'],
    ['cellXfs', 'xf'],
  ] as const) {
    const [count, inside = ''] = new RegExp(`<${list} count="(\\d+)">(.*?)</${list}>`)
      .exec(styles)
      ?.slice(1) ?? [''];
    expect({ list, count: Number(count) }).toEqual({
      list,
      count: all(inside, new RegExp(`<(${item})[ >/]`, 'g')).length,
    });
  }
  const known = all(styles, /<numFmt numFmtId="(\d+)"/g);
  const xfs = /<cellXfs.*<\/cellXfs>/.exec(styles)?.[0] ?? '';
  for (const id of all(xfs, /numFmtId="(\d+)"/g)) expect(['0', ...known]).toContain(id);
  const count = Number(/<cellXfs count="(\d+)"/.exec(styles)?.[1]);
  const used = all(parts.get('xl/worksheets/sheet1.xml'), / s="(\d+)"/g).map(Number);
  expect(Math.max(...used)).toBeLessThan(count);
});

test('rows and cells stand once each, in order, and every number is one', async () => {
  const sheet = (await partsOf(rows)).get('xl/worksheets/sheet1.xml') ?? '';
  const numbers = all(sheet, /<row r="(\d+)"/g).map(Number);
  expect(numbers).toEqual(Array.from({ length: rows.length + 2 }, (_, index) => index + 1));
  for (const [, number = '', inside = ''] of sheet.matchAll(/<row r="(\d+)"[^>]*>(.*?)<\/row>/gs)) {
    const places = all(inside, /<c r="([A-Z]+\d+)"/g);
    const order = columns.map((_, index) => `${columnName(index)}${number}`);
    expect(places).toEqual(order.filter((place) => places.includes(place)));
  }
  for (const value of all(sheet, /<v>([^<]*)<\/v>/g))
    expect(Number.isFinite(Number(value || 'x'))).toBe(true);
  // What stands around the rows must stand in this order, or the file is refused.
  const order = all(
    sheet,
    /<(dimension|sheetViews|sheetFormatPr|cols|sheetData|autoFilter|mergeCells|pageSetup)[ >]/g,
  );
  const schema = [
    'dimension',
    'sheetViews',
    'sheetFormatPr',
    'cols',
    'sheetData',
    'autoFilter',
    'mergeCells',
    'pageSetup',
  ];
  expect(order).toEqual(schema.filter((name) => order.includes(name)));
});
