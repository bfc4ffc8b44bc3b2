import { readSheet as readExcel } from 'read-excel-file/node';
import { AppError } from '../app-error.ts';
import { storeZip } from './store-zip.ts';
import { unzip, ZipTooLarge } from './unzip.ts';

const limits = { bytes: 20 * 1024 * 1024, entries: 1000 };
/** Empty rows between the filled ones are borne, but not for ever. */
const furthestRow = 9999;

export interface SheetRow<Name extends string = string> {
  /** The row's number as Excel shows it. */
  row: number;
  cells: Record<Name, string>;
}

/** A column, and what it may be headed by; by the first in what is told of it. */
export interface SheetHeading<Name extends string = string> {
  name: Name;
  titles: readonly string[];
}

/** Reads the first sheet of a workbook: a header row with the given columns in any order, then one record a row. */
export async function readSheet<Name extends string>(
  file: Buffer,
  columns: readonly SheetHeading<Name>[],
  maxRows: number,
): Promise<SheetRow<Name>[]> {
  const [header = [], ...rows] = await open(file, maxRows);
  const heads = header.map((cell) => String(cell ?? '').trim());
  const places = columns.map(({ name, titles }) => ({
    name,
    title: titles[0],
    place: heads.findIndex((head) => titles.includes(head)),
  }));
  const missing = places.filter(({ place }) => place < 0).map(({ title }) => title);
  if (missing.length > 0) throw new AppError('import.columns', { columns: missing.join(', ') });
  const filled = rows
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && String(cell).trim() !== ''));
  if (filled.length > maxRows) throw new AppError('import.tooManyRows', { rows: maxRows });
  return filled.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(
      places.map(({ name, place }) => [name, readable(String(cells[place] ?? ''))]),
    ) as Record<Name, string>,
  }));
}

/**
 * The database cannot so much as be asked for a text with a NUL. Another control character it can, and what is typed may hold
 * none: so the row is refused like every other that does.
 */
function readable(cell: string): string {
  return cell.trim().replaceAll('\0', '\u0001');
}

async function open(file: Buffer, maxRows: number) {
  const parts = await unpack(file);
  for (const [name, content] of parts) if (isSheet(name)) checkPlaces(content.toString('latin1'), maxRows);
  try {
    // The reader goes by what an archive says of itself and of its parts, so it gets one that says the truth.
    return await readExcel(storeZip(parts));
  } catch {
    throw new AppError('import.unreadable');
  }
}

async function unpack(file: Buffer): Promise<Map<string, Buffer>> {
  try {
    return await unzip(file, limits, (name) => /\.xml(\.rels)?$/.test(name));
  } catch (error) {
    if (error instanceof ZipTooLarge)
      throw new AppError('import.tooLarge', { megabytes: limits.bytes / 1024 / 1024 });
    throw new AppError('import.unreadable');
  }
}

const isSheet = (name: string) => name.startsWith('xl/worksheets/');

/**
 * Rows and cells say where they stand, and the reader fills every place before them: one cell in the row of a billion
 * would be a billion rows.
 */
function checkPlaces(sheet: string, maxRows: number): void {
  const rows = sheet.match(/<(?:\w+:)?row[\s/>]/g)?.length ?? 0;
  if (rows > furthestRow) throw new AppError('import.tooManyRows', { rows: maxRows });
  for (const [, value = ''] of sheet.matchAll(/[\s"']r\s*=\s*["']([^"']*)/g)) {
    const [, digits] = /^[A-Z]{0,2}([1-9]\d*)$/.exec(value) ?? [];
    if (digits === undefined) throw new AppError('import.unreadable');
    if (Number(digits) > furthestRow) throw new AppError('import.tooManyRows', { rows: maxRows });
  }
}
