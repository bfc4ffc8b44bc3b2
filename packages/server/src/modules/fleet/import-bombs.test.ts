import { deflateRawSync } from 'node:zlib';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import writeExcel from 'write-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { upload } from '../../../test/upload.ts';
import { storeZip } from '../../platform/excel/store-zip.ts';
import { unzip } from '../../platform/excel/unzip.ts';

let server: TestServer;
let token: string;
let honest: Map<string, Buffer>;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
  const header = ['Ship', 'Number', 'Type', 'Floor', 'Position', 'Status', 'Notes'];
  const file = await writeExcel([header]).toBuffer();
  honest = await unzip(file, { bytes: 1e7, entries: 100 }, () => true);
});
afterAll(() => server.stop());

const send = (file: Buffer) => upload(server, fleetCalls.importRooms, file, { token, query: '?write=false' });
const sheetName = 'xl/worksheets/sheet1.xml';
const withSheet = (change: (xml: string) => string) =>
  storeZip(new Map(honest).set(sheetName, Buffer.from(change(String(honest.get(sheetName))))));
const withRow = (row: string) => withSheet((xml) => xml.replace('</sheetData>', `${row}</sheetData>`));

/** Packs an archive's first entry, and lets both places that say how much comes out say so many bytes. */
function lyingZip(name: string, content: Buffer, claimed: number): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const file = storeZip(new Map([[name, packed]]));
  const directory = file.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  for (const [method, size] of [
    [8, 22],
    [directory + 10, directory + 24],
  ] as const) {
    file.writeUInt16LE(8, method);
    file.writeUInt32LE(claimed, size);
  }
  return file;
}

test('the sheet they are all made of can be read', async () => {
  expect(await send(storeZip(honest))).toMatchObject({ code: 200, data: { rows: 0 } });
});

test.each([0, 1, 1000])(
  'half a gigabyte that says it is %i bytes is refused, and is never held',
  async (claimed) => {
    const bomb = lyingZip(sheetName, Buffer.alloc(500 * 1024 * 1024), claimed);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const before = process.memoryUsage();
    const answer = await send(bomb);
    const after = process.memoryUsage();
    expect(answer).toMatchObject({ status: 413, reason: 'import.tooLarge', data: null });
    expect(answer.message).toContain('20 MB');
    const held = (memory: NodeJS.MemoryUsage) => memory.arrayBuffers + memory.heapUsed;
    expect(held(after) - held(before)).toBeLessThan(200 * 1024 * 1024);
  },
);

test('many entries of little each are refused as one of much', async () => {
  const parts = Array.from({ length: 30 }, (_, count) => [`xl/${count}.xml`, Buffer.alloc(1024)] as const);
  const many = Array.from({ length: 1001 }, (_, count) => [`${count}`, Buffer.alloc(0)] as const);
  expect(await send(storeZip(new Map([...honest, ...many])))).toMatchObject({ reason: 'import.tooLarge' });
  expect(await send(storeZip(new Map([...honest, ...parts])))).toMatchObject({ code: 200 });
});

test('an archive within the archive is not opened', async () => {
  const inner = lyingZip('deeper.xml', Buffer.alloc(50 * 1024 * 1024), 1);
  expect(await send(storeZip(new Map(honest).set('xl/inner.zip', inner)))).toMatchObject({ code: 200 });
});

test.each([
  ['a row far below', '<row r="1000000000"><c r="A1000000000"><v>1</v></c></row>', 'import.tooManyRows'],
  ['a cell far below', '<row><c r="A1000000000"><v>1</v></c></row>', 'import.tooManyRows'],
  ['a cell far to the right', '<row r="5"><c r="XFDXFD5"><v>1</v></c></row>', 'import.unreadable'],
  ['a row that is a power', '<row r="1e9"></row>', 'import.unreadable'],
  ['a row written in codes', '<row r="&#49;000000000"></row>', 'import.unreadable'],
  ['a place after a bracket', '<row spans=">"r=\'1000000000\'></row>', 'import.tooManyRows'],
  ['rows without number', '<row/>'.repeat(100_000), 'import.tooManyRows'],
])('%s does not fill the machine with what lies before it', async (_name, row, reason) => {
  expect(await send(withRow(row))).toMatchObject({ reason, status: 422 });
});

test.each<[string, (file: Buffer) => Buffer]>([
  ['cut off', (file) => file.subarray(0, file.length - 30)],
  ['of a directory that leads nowhere', (file) => at(file, -6, 0xfffffff0)],
  [
    'of entries that lead nowhere',
    (file) => at(file, file.indexOf('PK\u0001\u0002') - file.length + 42, 0xfffffff0),
  ],
  ['of more entries than there are', (file) => at(file, -12, 0x00ff00ff)],
  ['of nothing but an end', (file) => file.subarray(-22)],
  ['empty but for four letters', () => Buffer.from('PK\u0003\u0004')],
])('an archive %s cannot be read', async (_name, spoil) => {
  expect(await send(spoil(storeZip(honest)))).toMatchObject({ status: 422, reason: 'import.unreadable' });
});

test.each(['ship', 'number', 'type', 'floor', 'position', 'status', 'notes'])(
  'a NUL in the column of the %s is refused like any other character that cannot be kept',
  async (column) => {
    const good = {
      ship: 'Aurora',
      number: 'N1',
      type: 'OCEAN',
      floor: '2',
      position: 'port',
      status: '',
      notes: '',
    };
    const row = Object.values({ ...good, [column]: '1&#0;2' })
      .map((cell, at) => `<c r="${'ABCDEFG'[at]}2" t="inlineStr"><is><t>${cell}</t></is></c>`)
      .join('');
    const answer = await send(withRow(`<row r="2">${row}</row>`));
    expect(answer).toMatchObject({ code: 200, data: { rows: 1, created: 0, updated: 0 } });
    const titles = answer.data.problems.map((problem) => problem.column.toLowerCase());
    expect(titles).toContain(column);
  },
);

/** The file with a number at a place counted from its end. */
function at(file: Buffer, place: number, value: number): Buffer {
  const spoilt = Buffer.from(file);
  spoilt.writeUInt32LE(value, spoilt.length + place);
  return spoilt;
}
