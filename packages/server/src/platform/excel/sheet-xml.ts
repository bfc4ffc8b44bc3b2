/** A value of a cell. */
export type CellValue = string | number | Date | null;

/** How a cell looks; numbers into the styles of the workbook. */
export interface CellStyle {
  format: string;
  isBold: boolean;
}

/** A cell holds no more. */
const maxText = 32_767;
const dayMs = 86_400_000;
/** Days from Excel's beginning to the year 1970. */
const epochDays = 25_569;

/** A cell at a place such as B7. Text stands in the cell itself: a table of texts would have to be kept to the end. */
export function cellXml(place: string, value: CellValue, style: number, formula = ''): string {
  if (value === null) return '';
  const start = `<c r="${place}"${style === 0 ? '' : ` s="${style}"`}`;
  if (typeof value === 'string')
    return `${start} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value.slice(0, maxText))}</t></is></c>`;
  const number = value instanceof Date ? value.getTime() / dayMs + epochDays : value;
  return `${start}>${formula === '' ? '' : `<f>${formula}</f>`}<v>${number}</v></c>`;
}

/** A, B, … Z, AA, … */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return `${rest < 0 ? '' : columnName(rest)}${String.fromCodePoint(65 + (index % 26))}`;
}

/** As text of XML, without what XML cannot hold; `_x0041_` would be read as a character's number. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
      // oxlint-disable-next-line no-control-regex -- XML has no way to write these
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

/** The styles of a workbook, in the order they are numbered; the first is plain. */
export function stylesXml(styles: readonly CellStyle[]): string {
  const formats = [...new Set(styles.map(({ format }) => format).filter(Boolean))];
  const idOf = (format: string) => (format === '' ? 0 : firstFormat + formats.indexOf(format));
  return `${xmlHead}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats
    .map((format) => `<numFmt numFmtId="${idOf(format)}" formatCode="${escapeXml(format)}"/>`)
    .join(
      '',
    )}</numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length}">${styles
    .map(
      ({ format, isBold }) =>
        `<xf numFmtId="${idOf(format)}" fontId="${isBold ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
    )
    .join('')}</cellXfs></styleSheet>`;
}

/** The files of a workbook that are the same whatever stands in its one sheet. */
export function frameOf(title: string): Map<string, string> {
  return new Map([
    [
      '[Content_Types].xml',
      `${xmlHead}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
        ['workbook', 'sheet.main'],
        ['worksheets/sheet1', 'worksheet'],
        ['styles', 'styles'],
      ]
        .map(
          ([part, type]) =>
            `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
        )
        .join('')}</Types>`,
    ],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ],
    [
      'xl/workbook.xml',
      `${xmlHead}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="${escapeXml(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  ]);
}

/** Excel takes no longer name, none with these signs, and none between apostrophes. */
function sheetName(title: string): string {
  return title
    .replaceAll(/[\\/*?:[\]]/g, ' ')
    .slice(0, 31)
    .replaceAll(/^'+|'+$/g, '');
}

function relations(given: readonly (readonly [string, string])[]): string {
  return `${xmlHead}<Relationships xmlns="${packages}/relationships">${given
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${documents}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;
}

const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
const firstFormat = 164;
export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
