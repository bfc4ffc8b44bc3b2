import writeExcel from 'write-excel-file/node';

export interface SheetColumn<Row> {
  title: string;
  width: number;
  value(row: Row): string | number | Date | null;
  /** How Excel shows a number or a date, such as `#,##0.00`. */
  format?: string;
}

export const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Makes a workbook with one sheet: a bold header that stays in sight, then one row a record. */
export async function writeSheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<Buffer> {
  const header = columns.map((column) => ({ value: column.title, fontWeight: 'bold' as const }));
  const body = rows.map((row) => columns.map((column) => cell(column.value(row), column.format)));
  return writeExcel([header, ...body], {
    sheet: name,
    columns: columns.map((column) => ({ width: column.width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function cell(value: string | number | Date | null, format?: string) {
  if (value === null) return null;
  if (value instanceof Date) return { value, type: Date, format: format ?? 'yyyy-mm-dd hh:mm' };
  if (typeof value === 'string') return { value, type: String };
  return { value, type: Number, ...(format ? { format } : {}) };
}
