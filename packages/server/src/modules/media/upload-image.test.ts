import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { mediaCalls } from '@gangway/contract/media/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paintPicture } from '../../../test/pictures.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { upload } from '../../../test/upload.ts';
import { mediaJobs } from './media.jobs.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
});
afterAll(() => server.stop());

test('a picture is kept in the widths of the web and nothing of the original survives', async () => {
  const original = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  const answer = await upload(server, fleetCalls.uploadShipImage, original, { token });
  expect(answer).toMatchObject({ code: 200, data: { width: 2000, height: 1000, widths: [480, 960, 1600] } });
  const response = await fetch(`${server.url}${apiBase}/media/${answer.data.id}/960.webp`);
  expect(response.headers.get('cache-control')).toContain('immutable');
  const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 960, height: 480 });
  expect(metadata.exif).toBeUndefined();
  // Under another spelling of its address it would be kept again by every cache on the way.
  for (const other of [`0${answer.data.id}/960.webp`, `${answer.data.id}/0960.webp`])
    expect((await fetch(`${server.url}${apiBase}/media/${other}`)).status).toBe(400);
});

test('a width that is not kept is not there', async () => {
  const { data } = await upload(
    server,
    fleetCalls.uploadShipImage,
    await paintPicture('png', { width: 300, height: 200 }),
    { token },
  );
  expect(data.widths).toEqual([300]);
  expect((await fetch(`${server.url}${apiBase}/media/${data.id}/960.webp`)).status).toBe(404);
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
);

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  [
    'a script that calls itself a picture',
    () => Buffer.from('<?php system($_GET[0]); ?>'),
    'image.notAnImage',
  ],
  ['an SVG with a script in it', () => svg, 'image.format'],
  ['a WebP where only JPG and PNG are taken', () => paintPicture('webp'), 'image.format'],
  [
    'a picture cut off in the middle',
    async () => (await paintPicture('jpeg')).subarray(0, 300),
    'image.notAnImage',
  ],
  ['a bomb: a small file of a hundred thousand pixels square', pngBomb, 'image.tooManyPixels'],
  ['nothing', () => Buffer.alloc(0), 'upload.missing'],
])('%s is refused and leaves nothing behind', async (_name, make, reason) => {
  const before = await kept();
  const answer = await upload(server, fleetCalls.uploadShipImage, await make(), { token, name: 'ship.jpg' });
  expect(answer).toMatchObject({ reason, data: null });
  expect(answer.status).toBe(422);
  expect(await kept()).toEqual(before);
});

test.each([
  ['a room type', fleetCalls.uploadRoomTypeImage],
  ['a slide', mediaCalls.uploadSlideImage],
  ['a route', sailingsCalls.uploadRouteImage],
])('%s takes no script, no SVG and no bomb either', async (_name, call) => {
  const before = await kept();
  const reasons = [];
  for (const file of [Buffer.from('alert(1)'), svg, pngBomb()])
    reasons.push((await upload(server, call, file, { token, name: 'picture.png' })).reason);
  expect(reasons).toEqual(['image.notAnImage', 'image.format', 'image.tooManyPixels']);
  expect(await kept()).toEqual(before);
});

test('a picture nothing came to show is forgotten after a day, with its files', async () => {
  const before = await kept();
  const file = await paintPicture('png', { width: 300, height: 200 });
  const { data } = await upload(server, fleetCalls.uploadShipImage, file, { token });
  const [forget] = mediaJobs(server.gangway.platform);
  await forget?.run();
  expect(await kept()).toMatchObject({ images: before.images + 1, files: before.files + 1 });
  server.setNow(new Date(Date.now() + 25 * 3_600_000));
  await forget?.run();
  server.setNow(null);
  expect(await kept()).toEqual({ images: 0, files: 0 });
  expect((await fetch(`${server.url}${apiBase}/media/${data.id}/300.webp`)).status).toBe(404);
});

test('six megabytes are too many for a ship, eleven for a slide', async () => {
  const before = await kept();
  const ship = await upload(server, fleetCalls.uploadShipImage, Buffer.alloc(6 * 1024 * 1024, 1), {
    token,
    locale: 'zh',
  });
  expect(ship).toMatchObject({ status: 413, reason: 'upload.tooLarge', message: '文件超过 5 MB。' });
  const slide = await upload(server, mediaCalls.uploadSlideImage, Buffer.alloc(11 * 1024 * 1024, 1), {
    token,
  });
  expect(slide).toMatchObject({
    status: 413,
    reason: 'upload.tooLarge',
    message: 'The file is larger than 10 MB.',
  });
  expect(await kept()).toEqual(before);
});

test('a file over the limit is too large wherever its pieces happen to end', async () => {
  const limit = 5 * 1024 * 1024;
  const start = Buffer.from(
    '--x\r\ncontent-disposition: form-data; name="file"; filename="ship.jpg"\r\n\r\n',
  );
  for (const firstPiece of [limit - 1, limit, limit + 1]) {
    const pieces = [
      Buffer.concat([start, Buffer.alloc(firstPiece, 1)]),
      Buffer.alloc(100_000, 1),
      Buffer.from('\r\n--x--\r\n'),
    ];
    const answer = await server.gangway.app.inject({
      method: 'POST',
      url: `${apiBase}/ship/upload`,
      headers: { 'x-token': token, 'content-type': 'multipart/form-data; boundary=x' },
      payload: Readable.from(pieces),
    });
    expect(answer.json()).toMatchObject({ code: 413, reason: 'upload.tooLarge' });
  }
});

test.each([
  ['no boundary', 'multipart/form-data', '--x\r\n'],
  ['nothing of what it says', 'multipart/form-data; boundary=x', 'garbage'],
  ['no end', 'multipart/form-data; boundary=x', file('file', 'ship.jpg')],
  ['a name of JavaScript', 'multipart/form-data; boundary=x', `${file('__proto__', 'a')}\r\n--x--\r\n`],
  ['a field where a file is wanted', 'multipart/form-data; boundary=x', `${file('file')}\r\n--x--\r\n`],
  ['headers without end', 'multipart/form-data; boundary=x', `--x\r\nx-long: ${'x'.repeat(200_000)}`],
])('a form with %s is refused', async (_name, type, body) => {
  const response = await fetch(`${server.url}${apiBase}/ship/upload`, {
    method: 'POST',
    headers: { 'x-token': token, 'content-type': type },
    body,
  });
  expect(await response.json()).toMatchObject({
    data: null,
    reason: expect.stringMatching(/^(request|upload)\./),
  });
  expect([400, 415, 422]).toContain(response.status);
});

/** The beginning of a form with one file in it, or one field. */
function file(name: string, filename?: string): string {
  const named = filename === undefined ? '' : `; filename="${filename}"`;
  return `--x\r\ncontent-disposition: form-data; name="${name}"${named}\r\n\r\nabc`;
}

test('JSON where a file is wanted is refused', async () => {
  const response = await fetch(`${server.url}${apiBase}/ship/upload`, {
    method: 'POST',
    headers: { 'x-token': token, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(415);
});

/** How many pictures, and files of them, the database holds; the product keeps them nowhere else. */
async function kept(): Promise<{ images: number; files: number }> {
  const { db } = server.gangway.platform;
  const images = await db.selectFrom('images').select('id').execute();
  const files = await db.selectFrom('imageFiles').select('width').execute();
  return { images: images.length, files: files.length };
}

/** A PNG whose header promises 100,000 x 100,000 pixels. */
function pngBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(100_000, 0);
  header.writeUInt32BE(100_000, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(100_001));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
