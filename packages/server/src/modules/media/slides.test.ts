import { mediaCalls } from '@gangway/contract/media/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paintPicture } from '../../../test/pictures.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { upload } from '../../../test/upload.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
});
afterAll(() => server.stop());

async function slide(title: string, more: object = {}) {
  const picture = await upload(
    server,
    mediaCalls.uploadSlideImage,
    await paintPicture('webp', { width: 50, height: 30 }),
    { token },
  );
  const body = {
    title: { en: title, zh: title },
    link: '',
    weight: 10,
    enabled: true,
    imageId: picture.data.id,
    ...more,
  };
  return server.call(mediaCalls.saveSlide, { body }, { token });
}

const shown = async () => (await server.call(sailingsCalls.home, {})).data.slides.map((one) => one.title.en);

test('the home page shows enabled slides, the heaviest first, until they are put in another order', async () => {
  const light = await slide('light', { weight: 1 });
  const heavy = await slide('heavy', { weight: 50 });
  const off = await slide('off', { weight: 99, enabled: false });
  expect(await shown()).toEqual(['heavy', 'light']);
  await server.call(
    mediaCalls.orderSlides,
    { body: { ids: [light.data.id, off.data.id, heavy.data.id] } },
    { token },
  );
  expect(await shown()).toEqual(['light', 'heavy']);
});

test('an order that does not name every slide once is refused: somebody has changed them meanwhile', async () => {
  const { data } = await server.call(mediaCalls.listSlides, {}, { token });
  const ids = data.map((one) => one.id);
  for (const wrong of [ids.slice(1), [...ids, 999], [...ids.slice(0, 1), ...ids.slice(0, -1)]]) {
    const answer = await server.call(mediaCalls.orderSlides, { body: { ids: wrong } }, { token });
    expect(answer).toMatchObject({ status: 409, reason: 'record.changed' });
  }
});

test.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', '//evil.example', 'data:text/html,x'])(
  'a slide may not lead to %s',
  async (link) => {
    const answer = await slide('bad', { link });
    expect(answer).toMatchObject({
      status: 400,
      fields: [{ field: 'link', message: 'A link starts with / for an own page, or with https://' }],
    });
    const { data } = await server.call(mediaCalls.listSlides, {}, { token });
    expect(data.map((one) => one.title.en)).not.toContain('bad');
  },
);

test('a deleted slide takes its picture along', async () => {
  const { data } = await slide('gone');
  await server.call(mediaCalls.deleteSlide, { params: { id: data.id } }, { token });
  const row = await server.gangway.platform.db
    .selectFrom('images')
    .select('id')
    .where('id', '=', data.image.id)
    .executeTakeFirst();
  expect(row).toBeUndefined();
});
