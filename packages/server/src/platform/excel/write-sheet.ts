import { partsOf, type RowParts } from './row-parts.ts';
import {
  type CellStyle,
  type CellValue,
  cellXml,
  columnName,
  frameOf,
  main,
  stylesXml,
  xmlHead,
} from './sheet-xml.ts';
import { zipStream } from './zip-stream.ts';

export interface SheetColumn<Row> {
  title: string;
  width: number;
  value(row: Row): CellValue;
  /** How Excel shows a number or a date, such as `#,##0.00`. */
  format?: string;
  /** Whether the last row adds it up. */
  isSummed?: boolean;
}

/** What stands in a workbook with one sheet. */
export interface SheetContent<Row> {
  title: string;
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[] | RowParts<Row>;
  /** What the last row is called, where columns are added up. */
  total: string;
  /** What is said beneath, if anything. */
  note?: string;
}

export const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A workbook that is sent while it is written, so that a hundred thousand rows take no more memory than a thousand: a bold
 * header that stays in sight, one row a record, and the sums.
 */
export function streamSheet<Row>(content: SheetContent<Row>): AsyncGenerator<Buffer> {
  const styles: CellStyle[] = [plain, bold];
  const styleOf = (format: string, isBold: boolean) => {
    const found = styles.findIndex((style) => style.format === format && style.isBold === isBold);
    return found < 0 ? styles.push({ format, isBold }) - 1 : found;
  };
  // Numbered before the first row is written, because the styles are a file before it.
  const looks = content.columns.map(({ format = '' }) => ({
    plain: styleOf(format, false),
    bold: styleOf(format, true),
    moment: styleOf(format || momentFormat, false),
  }));
  const frame = frameOf(content.title).set('xl/styles.xml', stylesXml(styles));
  return zipStream([
    ...[...frame].map(([name, text]) => ({ name, content: [text] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(content, looks) },
  ]);
}

/** The whole workbook at once, for a mail. */
export async function writeSheet<Row>(content: SheetContent<Row>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(streamSheet(content)));
}

interface Look {
  plain: number;
  bold: number;
  moment: number;
}

const plain: CellStyle = { format: '', isBold: false };
const bold: CellStyle = { format: '', isBold: true };
const momentFormat = 'yyyy-mm-dd hh:mm';

async function* sheetXml<Row>(
  { columns, rows, total, note }: SheetContent<Row>,
  looks: readonly Look[],
): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnName(index));
  const place = (column: number, row: number) => `${names[column]}${row}`;
  const look = (column: number): Look => looks[column] ?? { plain: 0, bold: 1, moment: 0 };
  const widths = columns
    .map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  yield `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>`;
  yield rowXml(
    1,
    columns.map(({ title }, column) => cellXml(place(column, 1), title, 1)),
  );
  const sums = columns.map(() => 0);
  let last = 1;
  for await (const part of partsOf(rows)) {
    let text = '';
    for (const row of part) {
      last += 1;
      const cells = columns.map(({ value, isSummed }, column) => {
        const cell = value(row);
        if (isSummed && typeof cell === 'number') sums[column] = (sums[column] ?? 0) + cell;
        const { plain: style, moment } = look(column);
        return cellXml(place(column, last), cell, cell instanceof Date ? moment : style);
      });
      text += rowXml(last, cells);
      if (text.length >= textLength) {
        yield text;
        text = '';
      }
    }
    yield text;
  }
  if (columns.some(({ isSummed }) => isSummed) && last > 1)
    yield rowXml(
      last + 1,
      columns.map(({ isSummed }, column) => {
        if (!isSummed) return column === 0 ? cellXml(place(0, last + 1), total, 1) : '';
        const sum = `SUM(${place(column, 2)}:${place(column, last)})`;
        return cellXml(place(column, last + 1), toTheSen(sums[column] ?? 0), look(column).bold, sum);
      }),
    );
  if (note) yield rowXml(last + 3, [cellXml(place(0, last + 3), note, 0)]);
  yield '</sheetData></worksheet>';
}

/** So much is handed on at once: about a page of the archive. */
const textLength = 32 * 1024;

const rowXml = (number: number, cells: readonly string[]) => `<row r="${number}">${cells.join('')}</row>`;

/** Ringgit added up as floating numbers come out a hair off. */
const toTheSen = (sum: number) => Math.round(sum * 100) / 100;
