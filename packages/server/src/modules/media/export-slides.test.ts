import { mediaCalls } from '@gangway/contract/media/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paintPicture } from '../../../test/pictures.ts';
import { readExport } from '../../../test/read-export.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { upload } from '../../../test/upload.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('editor');
  for (const slide of [
    { title: { en: 'Night at sea', zh: '海上之夜' }, link: '', weight: 5, enabled: false },
    { title: { en: 'New ship', zh: '新船' }, link: '/shipClient/routeList', weight: 70, enabled: true },
  ]) {
    const painted = await paintPicture('webp', { width: 50, height: 30 });
    const { data } = await upload(server, mediaCalls.uploadSlideImage, painted, { token });
    await server.call(mediaCalls.saveSlide, { body: { ...slide, imageId: data.id } }, { token });
  }
  await sql(server.databaseUrl, `update slides set updated_at = '2025-03-05T01:00:00Z'`);
});
afterAll(() => server.stop());

const exported = (locale = 'en') => readExport(server, mediaCalls.exportSlides, {}, { token, locale });

test('the slides are read back from Excel as they are listed, in their order', async () => {
  const { file, rows } = await exported();
  const { data } = await server.call(mediaCalls.listSlides, {}, { token });
  expect(data.map(({ title }) => title.en)).toEqual(['New ship', 'Night at sea']);
  expect(file).toMatch(/^slides-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(rows).toEqual(
    data.map((slide, index) => ({
      Place: index + 1,
      'Title (English)': slide.title.en,
      'Title (Chinese)': slide.title.zh,
      Link: slide.link || null,
      Weight: slide.weight,
      Enabled: slide.enabled ? 'On' : 'Off',
      // The clock at the port.
      Updated: new Date('2025-03-05T09:00:00Z'),
    })),
  );
});

test.each(['zh', 'ko'])('it speaks %s', async (locale) => {
  const { titles } = await exported(locale);
  expect(titles).toHaveLength(7);
  expect(titles.filter((title) => /^[A-Za-z ()]+$/.test(title))).toEqual([]);
});

test('whoever may not see the slides gets no sheet of them', async () => {
  const finance = { token: await server.login('finance') };
  expect((await server.call(mediaCalls.exportSlides, {}, finance)).status).toBe(403);
});
