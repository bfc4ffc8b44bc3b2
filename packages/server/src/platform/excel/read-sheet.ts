import { readSheet as readExcel } from 'read-excel-file/node';
import { AppError } from '../app-error.ts';

const maxUnpackedBytes = 50 * 1024 * 1024;

export interface SheetRow {
  /** The row's number as Excel shows it. */
  row: number;
  cells: Record<string, string>;
}

/** Reads the first sheet of a workbook: a header row with the given columns in any order, then one record a row. */
export async function readSheet(
  file: Buffer,
  columns: readonly string[],
  maxRows: number,
): Promise<SheetRow[]> {
  const [header = [], ...rows] = await open(file);
  const names = header.map((cell) => String(cell ?? '').trim());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new AppError('import.columns', { columns: missing.join(', ') });
  const filled = rows
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && String(cell).trim() !== ''));
  if (filled.length > maxRows) throw new AppError('import.tooManyRows', { rows: maxRows });
  return filled.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(
      columns.map((column) => [column, String(cells[names.indexOf(column)] ?? '').trim()]),
    ),
  }));
}

async function open(file: Buffer) {
  if (unpackedBytes(file) > maxUnpackedBytes) throw new AppError('import.unreadable');
  try {
    return await readExcel(file);
  } catch {
    throw new AppError('import.unreadable');
  }
}

/** What a zip archive says it unpacks to, added up over its directory; a small file can claim gigabytes. */
function unpackedBytes(file: Buffer): number {
  let total = 0;
  const directoryEntry = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  for (
    let at = file.indexOf(directoryEntry);
    at >= 0 && at + 28 <= file.length;
    at = file.indexOf(directoryEntry, at + 4)
  ) {
    total += file.readUInt32LE(at + 24);
  }
  return total;
}
