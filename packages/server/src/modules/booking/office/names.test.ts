import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';
import { nameHas } from './names.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const finds = async (name: string, typed: string) => {
  const has = nameHas(sql`${name}::text`, typed);
  const { rows } = await sql<{ has: boolean }>`select ${has} as has`.execute(server.gangway.platform.db);
  return rows[0]?.has;
};

test.each([
  ['Mei Ling Tan', 'tan mei'],
  ['Kumar a/l Muthu', 'Kumar a/l Muthu'],
  ['Kumar a/l Muthu', 'A/L kum'],
  ['Siti A/P Raju', 'siti a/p'],
  ['Tan Ah Kow S/O Tan', 's/o'],
  ["Pat O'Neil", "o'neil"],
  ["Pat O'Neil", 'neil'],
  ['Anne D.Cruz', 'd.cruz'],
  ['Lim W.S.', 'lim w.s.'],
  ['Abd.Rahman bin Ali', 'rahman'],
  ['Suresh a/l Kumar', 'l kumar'],
  ['J.R.R. Tolkien', 'j r tolkien'],
  ['D’Cruz Ångström', "d'cruz ång"],
  ['D’Cruz Ångström', 'cruz'],
  ['买买提·艾力', '艾力'],
  ['María–José Núñez', 'josé'],
  ['Tan（陈）Mei', '陈 mei'],
  ['Wong‐Li', 'li'],
  ['C++ 12-34', '34'],
  ['tan@lim.com', 'com'],
  ['http://a.example/path Yong', 'path'],
  ['Siti &amp; Ali', 'amp'],
  ['Abdul-Rahman bin Ali', 'abdul-rahman'],
  ['Abdul-Rahman bin Ali', 'rahman'],
  ['Abdul-Rahman bin Ali', 'abdul-rah'],
  ['Abdul Rahman', 'abdul-rahman'],
  ['Kumar @ Raj', 'kumar @ raj'],
  ['陈美玲', '陈美'],
  ['김 민준', '민준 김'],
])('%s is found by %s', async (name, typed) => {
  expect(await finds(name, typed)).toBe(true);
});

test.each(Array.from(`${String.raw`!"#$%&'()*+,-./:;<=>?@[\]^_{|}~‘’“”«·–—‐（）【】，。、／～`}\``))(
  'a name is cut in two by %s',
  async (sign) => {
    expect(await finds(`Tan${sign}Lim`, 'lim')).toBe(true);
    expect(await finds(`陈${sign}美玲`, '美玲')).toBe(true);
  },
);

test.each([
  ['Mei Ling Tan', 'an'],
  ['Mei Ling Tan', 'tan lim'],
  ['Kumar a/l Muthu', 'b/l'],
  ['Mei Ling Tan', '@'],
  ['Mei Ling Tan', ''],
  ['Mei Ling Tan', String.raw`'\ | lim:* ! & <-> ('`],
])('%s is not found by %s', async (name, typed) => {
  expect(await finds(name, typed)).toBe(false);
});

test.each([
  String.raw`'\ | tan:* ! & <-> ('`,
  String.raw`tan'\ me`,
  "tan ' mei",
  'tan!',
  '(tan',
  "''tan",
  '"tan" -mei',
])('what means something to the search of words is nothing but a mark: %s', async (typed) => {
  expect(await finds('Mei Ling Tan', typed)).toBe(true);
});
