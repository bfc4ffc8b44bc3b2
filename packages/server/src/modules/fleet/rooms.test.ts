import { apiBase } from '@gangway/contract/core/cookies.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { newRoomStatuses, roomStatuses } from '@gangway/contract/fleet/room-states.ts';
import { readSheet } from 'read-excel-file/node';
import writeExcel from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueMaker, standing } from '../../../test/catalogue.ts';
import { Held } from '../../../test/held.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { stayProblems } from '../../../test/stay-invariants.ts';
import { upload } from '../../../test/upload.ts';

let server: TestServer;
let token: string;
let shipId: number;
let typeId: number;
let passId: number;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
  const make = catalogueMaker(server, token);
  shipId = await make.ship('Aurora');
  typeId = await make.roomType('OCEAN');
  passId = await make.roomType('PASS', standing);
});
afterAll(() => server.stop());

const room = (number: string, more: object = {}) => ({
  number,
  shipId,
  roomTypeId: typeId,
  floor: 5,
  position: 'port' as const,
  status: 'available' as const,
  ...more,
});
const save = (body: ReturnType<typeof room>) => server.call(fleetCalls.saveRoom, { body }, { token });
const find = async (keyword: string) =>
  (await server.call(fleetCalls.pageRooms, { body: { filter: { keyword } } }, { token })).data.records[0];
const total = async () =>
  (await server.call(fleetCalls.pageRooms, { body: { size: 1 } }, { token })).data.total;

describe('a room', () => {
  test('has a number of its own on its ship', async () => {
    await save(room('A1'));
    const other = await save(room('A9'));
    const before = await total();
    for (const wrong of [room('a1'), room('A1', { id: other.data.id, floor: 9 })]) {
      expect(await save(wrong)).toMatchObject({
        status: 409,
        reason: 'room.numberTaken',
        fields: [{ field: 'number', message: 'There is a room with this number on this ship already' }],
      });
    }
    expect(await total()).toBe(before);
    expect(await find('A9')).toMatchObject({ number: 'A9', floor: 5 });
  });

  test('is never of a boarding pass', async () => {
    expect(await save(room('A2', { roomTypeId: passId }))).toMatchObject({ reason: 'room.standingType' });
  });

  test('needs every field the specification names', async () => {
    const answer = await server.call(fleetCalls.saveRoom, { body: {} as never }, { token });
    expect(answer.fields.map((error) => error.field).toSorted()).toEqual(
      ['floor', 'number', 'position', 'roomTypeId', 'shipId', 'status'].toSorted(),
    );
  });

  test('keeps its status whatever the form says; a new one begins with nobody in it', async () => {
    const said = { status: 409, reason: 'room.statusByStep', fields: [{ field: 'status' }] };
    expect(await save(room('A3', { status: 'occupied' }))).toMatchObject(said);
    expect(await find('A3')).toBeUndefined();
    for (const [index, status] of newRoomStatuses.entries()) {
      const number = `A${4 + index}`;
      const { data } = await save(room(number, { status }));
      for (const other of roomStatuses.filter((one) => one !== status))
        expect(await save(room(number, { id: data.id, status: other, floor: 9 }))).toMatchObject(said);
      expect(await find(number)).toMatchObject({ status, floor: 5 });
      expect((await save(room(number, { id: data.id, status, floor: 6 }))).data).toMatchObject({ floor: 6 });
    }
    expect(await stayProblems(server.databaseUrl)).toEqual([]);
  });
});

describe('many rooms at once', () => {
  const bulk = (more: object) =>
    server.call(
      fleetCalls.bulkRooms,
      {
        body: {
          shipId,
          roomTypeId: typeId,
          floor: 7,
          position: 'bow',
          prefix: 'B',
          from: 1,
          to: 10,
          write: false,
          ...more,
        },
      },
      { token },
    );

  test('are shown before they are made, and what is there is left alone', async () => {
    await save(room('B3', { notes: 'mine' }));
    const before = await total();
    expect((await bulk({})).data).toMatchObject({ existing: ['B3'] });
    expect(await total()).toBe(before);
    expect((await bulk({ write: true })).data.created).toHaveLength(9);
    expect((await bulk({ write: true })).data).toMatchObject({ created: [] });
    const found = await server.call(fleetCalls.pageRooms, { body: { filter: { keyword: 'B3' } } }, { token });
    expect(found.data.records[0]?.notes).toBe('mine');
  });

  test.each([
    ['more than five hundred', { to: 501 }, 'to'],
    ['an end before its beginning', { from: 10, to: 9 }, 'to'],
    ['a prefix no room number has', { prefix: 'B/' }, 'prefix'],
    ['a floor no ship has', { floor: 31 }, 'floor'],
  ])('with %s are refused at the field and none is made', async (_name, wrong, field) => {
    const before = await total();
    expect(await bulk({ ...wrong, write: true })).toMatchObject({ status: 400, fields: [{ field }] });
    expect(await total()).toBe(before);
  });
});

describe('a sheet', () => {
  const header = ['Ship', 'Number', 'Type', 'Floor', 'Position', 'Status', 'Notes'];
  const sheet = (...rows: (string | number | null)[][]) => writeExcel([header, ...rows]).toBuffer();
  const send = async (file: Buffer, write: boolean, locale = 'en') =>
    upload(server, fleetCalls.importRooms, file, {
      token,
      name: 'rooms.xlsx',
      query: `?write=${write}`,
      locale,
    });

  test.each<[string, string[], string]>([
    ['en', header, 'Available'],
    ['zh', ['船舶', '房号', '房型', '楼层', '位置', '状态', '备注'], '可用'],
    ['ko', ['선박', '객실 번호', '객실 유형', '층', '위치', '상태', '메모'], '이용 가능'],
  ])(
    'is exported in %s as it can be read back, and importing it changes nothing',
    async (locale, titles, word) => {
      const response = await fetch(`${server.url}${apiBase}/room/export`, {
        method: 'POST',
        headers: { 'x-token': token, 'content-type': 'application/json', 'accept-language': locale },
        body: '{}',
      });
      expect(response.headers.get('content-disposition')).toMatch(/rooms-\d{4}-\d{2}-\d{2}\.xlsx/);
      const file = Buffer.from(await response.arrayBuffer());
      const rows = await readSheet(file);
      expect(rows[0]).toEqual(titles);
      expect(rows.map((row) => row[5])).toContain(word);
      const count = await total();
      expect(rows).toHaveLength(count + 1);
      expect((await send(file, true)).data).toMatchObject({
        rows: count,
        created: 0,
        updated: count,
        problems: [],
        written: true,
      });
      expect(await total()).toBe(count);
    },
  );

  test('with bad rows tells each of them, by row and column, and writes none', async () => {
    const before = await total();
    const file = await sheet(
      ['Aurora', 'C1', 'OCEAN', 3, 'port', 'available', null],
      ['Nowhere', 'C2', 'OCEAN', 3, 'port', 'available', null],
      ['Aurora', 'C3', 'PASS', 3, 'port', 'available', null],
      ['Aurora', 'C4', 'OCEAN', 'three', 'port', 'available', null],
      ['Aurora', 'C5', 'OCEAN', 3, 'roof', 'available', null],
      ['Aurora', 'c1', 'OCEAN', 3, 'port', 'available', null],
    );
    const { data } = await send(file, true, 'zh');
    expect(data.problems.map(({ row, column }) => [row, column])).toEqual([
      [3, '船舶'],
      [4, '房型'],
      [5, '楼层'],
      [6, '位置'],
      [7, '房号'],
    ]);
    expect(data.problems[0]?.message).toBe('没有该名称的船舶');
    expect(data.written).toBe(false);
    expect(await total()).toBe(before);
  });

  test('gives a status to new rooms only', async () => {
    const begun = await sheet(
      ['Aurora', 'F1', 'OCEAN', 3, 'port', 'dirty', null],
      ['Aurora', 'F2', 'OCEAN', 3, 'port', 'maintenance', null],
    );
    expect((await send(begun, true)).data).toMatchObject({ created: 2, written: true });
    const wrong = await sheet(['Aurora', 'F3', 'OCEAN', 4, 'port', 'occupied', null]);
    const { data } = await send(wrong, true);
    expect(data.written).toBe(false);
    expect(data.problems).toMatchObject([{ row: 2, column: 'Status' }]);
    expect(data.problems[0]?.message).toContain('by check-in, check-out, cleaning and maintenance alone');
    // Of one that is there it says nothing: it may have been exported before the room was cleaned.
    const same = await sheet(
      ['Aurora', 'F1', 'OCEAN', 4, 'port', '', null],
      ['Aurora', 'F2', 'OCEAN', 4, 'port', 'occupied', null],
    );
    expect((await send(same, true)).data).toMatchObject({ updated: 2, problems: [], written: true });
    expect([await find('F1'), await find('F2')]).toMatchObject([
      { status: 'dirty', floor: 4 },
      { status: 'maintenance', floor: 4 },
    ]);
    expect(await stayProblems(server.databaseUrl)).toEqual([]);
  });

  test('holds the rooms it names, and no other', async () => {
    await save(room('H1'));
    await save(room('H2'));
    await using held = await Held.begin(server.databaseUrl);
    await held.do(`select from rooms where number = 'H2' for update`);
    const file = await sheet(['Aurora', 'H1', 'OCEAN', 8, 'port', '', null]);
    expect((await send(file, true)).data).toMatchObject({ updated: 1, written: true });
    expect(await find('H1')).toMatchObject({ floor: 8 });
  });

  test('makes a room once of sheets that come at once, in whatever order they name theirs', async () => {
    const rows = Array.from({ length: 30 }, (_, at): (string | number | null)[] => [
      'Aurora',
      `R${at}`,
      'OCEAN',
      2,
      'port',
      '',
      null,
    ]);
    const [one, other] = [await sheet(...rows), await sheet(...rows.toReversed())];
    const answers = await Promise.all([one, other, one, other].map((file) => send(file, true)));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ data }) => data.created).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 30]);
  });

  test('does not change the type of a room somebody is in', async () => {
    await catalogueMaker(server, token).roomType('SUITE');
    await save(room('G1'));
    const [{ id } = { id: 0 }] = await sql(
      server.databaseUrl,
      `update rooms set status = 'occupied' where number = 'G1' returning id::int`,
    );
    const { data } = await send(await sheet(['Aurora', 'G1', 'SUITE', 4, 'port', '', null]), true);
    expect(data.problems).toMatchObject([{ row: 2, column: 'Type' }]);
    await sql(server.databaseUrl, `update rooms set status = 'available' where id = $1`, [id]);
    expect((await send(await sheet(['Aurora', 'G1', 'SUITE', 4, 'port', '', null]), true)).data.written).toBe(
      true,
    );
  });

  test.each(['three', '3.5', '31', '-6', '1e1'])(
    'says of the floor %s which floors there are',
    async (floor) => {
      const { data } = await send(await sheet(['Aurora', 'E1', 'OCEAN', floor, 'port', '', '']), true);
      expect(data.problems).toEqual([
        { row: 2, column: 'Floor', message: 'Floor must be a whole number from -5 to 30' },
      ]);
    },
  );

  test('asks for a floor that was left out', async () => {
    const { data } = await send(await sheet(['Aurora', 'E1', 'OCEAN', null, 'port', '', '']), true);
    expect(data.problems).toEqual([{ row: 2, column: 'Floor', message: 'Please input Floor' }]);
  });

  test('without write only says what it would do; with it, it is done', async () => {
    const file = await sheet(['aurora', 'D1', 'ocean', 2, 'Stern', '', 'new']);
    expect((await send(file, false)).data).toMatchObject({ created: 1, updated: 0, written: false });
    expect((await send(file, true)).data).toMatchObject({ created: 1, written: true });
    const found = await server.call(fleetCalls.pageRooms, { body: { filter: { keyword: 'D1' } } }, { token });
    expect(found.data.records[0]).toMatchObject({
      floor: 2,
      position: 'stern',
      status: 'available',
      notes: 'new',
    });
  });

  test('that is none, or lacks a column, is refused', async () => {
    expect(await send(Buffer.from('not a sheet'), false)).toMatchObject({
      status: 422,
      reason: 'import.unreadable',
    });
    const short = await writeExcel([['Ship', 'Number']]).toBuffer();
    expect((await send(short, false)).message).toContain('Type, Floor, Position, Status, Notes');
  });
});
