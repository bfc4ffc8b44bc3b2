import { createHash } from 'node:crypto';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueMaker, flatWeek, roomTypeBody, standing } from './catalogue.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { makeWebBuild } from './web-build.ts';

const style = '.base{color:navy}.page{color:coral}';
const tomorrow = addDays(portDate(new Date()), 1);
const web = makeWebBuild();
const logLines: string[] = [];
let one: TestServer;
let other: TestServer;
let token: string;
let typeId: number;

beforeAll(async () => {
  one = await startTestServer({ webRoot: web.root, logLines });
  other = await startTestServer({ webRoot: web.root, databaseUrl: one.databaseUrl });
  token = await one.login('admin');
  const make = catalogueMaker(one, token);
  typeId = await make.roomType('PASS', { ...standing, week: flatWeek(8_800, null) });
  await make.sailing(await make.ship('Aurora'), await make.route(), tomorrow);
});
afterAll(async () => {
  await other.stop();
  await one.stop();
  web.remove();
});

const open = (server: TestServer, path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers });
const read = async (server: TestServer, path: string, headers = {}) =>
  (await open(server, path, headers)).text();
const setPrice = async (sen: number) => {
  const week = flatWeek(sen, null);
  const body = { ...roomTypeBody('PASS', { ...standing, week }), id: typeId };
  expect((await one.call(fleetCalls.saveRoomType, { body }, { token })).code).toBe(200);
};

test('a page comes with its data, its styles and its pictures asked for, in a document that is safe', async () => {
  await expect.poll(() => read(one, '/home'), { timeout: 60_000 }).toContain('<p>Port Klang: 8800.</p>');
  const response = await open(one, '/home');
  const html = await response.text();
  expect(html).toContain('<title>&lt;b&gt;/home</title>');
  expect(html).toContain('content="so &quot;called&quot;"');
  // In the document, the face's own first; the files are named so that the program loads none, and not loaded.
  expect(html).toContain(`<style>${style}</style>`);
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/base.css" disabled>',
    '<link rel="stylesheet" href="/assets/page.css" disabled>',
  ]);
  expect(html.indexOf('rel="preload"')).toBeLessThan(html.indexOf('</head>'));
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src 'self'(?: 'sha256-[^']+'){3}; style-src 'self' 'sha256-/,
  );
  expect(response.headers.get('content-security-policy')).toContain(
    `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  const plain = await open(one, '/login');
  expect(plain.headers.get('content-security-policy')).toMatch(/style-src 'self'$/);
});

test('the language is English until another one was chosen, whatever the browser prefers', async () => {
  for (const path of ['/home', '/login'])
    expect(await read(one, path, { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' })).toContain(
      '<html lang="en"',
    );
  expect(await read(one, '/home', { cookie: 'gangway_language=zh' })).toContain('<html lang="zh-CN"');
  const { headers } = await open(one, '/home');
  expect(headers.get('vary')).toMatch(/accept-language.*cookie/);
});

test('a Chinese browser is offered Chinese in one line until it has chosen; nobody else is', async () => {
  const offer = 'language-offer';
  for (const path of ['/home', '/login']) {
    expect(await read(one, path, { 'accept-language': 'ko,zh-CN;q=0.9,en;q=0.8' })).toContain(offer);
    expect(await read(one, path, { 'accept-language': 'en;q=0.1,zh;q=0.9' })).toContain(offer);
    expect(await read(one, path, { 'accept-language': 'en,zh;q=0.9' })).not.toContain(offer);
    expect(await read(one, path, { 'accept-language': 'zh;q=0,en' })).not.toContain(offer);
    expect(await read(one, path)).not.toContain(offer);
    const cookie = 'gangway_language=en';
    expect(await read(one, path, { 'accept-language': 'zh', cookie })).not.toContain(offer);
  }
});

test('the link of the offer keeps the language and leads back to the page as it was', async () => {
  const referer = `${one.url}/shipClient/routeList?slot=night`;
  const follow = (path: string, headers: Record<string, string> = {}) =>
    fetch(one.url + path, { headers, redirect: 'manual' });
  const taken = await follow('/shipClient/routeList?language=zh', { referer });
  expect(taken.status).toBe(303);
  expect(taken.headers.get('location')).toBe('/shipClient/routeList?slot=night');
  expect(taken.headers.get('set-cookie')).toMatch(/^gangway_language=zh; .*Path=\/; .*SameSite=Lax/);
  const left = await follow('/home?language=en', { referer: 'https://elsewhere.example/home?a=1' });
  expect(left.headers.get('location')).toBe('/home');
  expect((await follow('//elsewhere.example/?language=zh')).headers.get('location')).toBeNull();
  expect((await follow('/home?language=xx')).status).toBe(200);
});

test('everybody gets the same page, signed in or not', async () => {
  expect(await read(one, '/home', { cookie: `gangway_token=${token}` })).toBe(await read(one, '/home'));
});

test('a price changed on one process is in the page of the other', async () => {
  expect(await read(other, '/home')).toContain(': 8800.');
  await setPrice(9_900);
  await expect.poll(() => read(other, '/home'), { timeout: 60_000 }).toContain(': 9900.');
  await expect.poll(() => read(one, '/home'), { timeout: 60_000 }).toContain(': 9900.');
});

test('a setting changed on one process is in the page of the other', async () => {
  const body = { key: 'company.port', value: 'Penang' };
  expect((await one.call(settingsCalls.updateValueByKey, { body }, { token })).code).toBe(200);
  await expect.poll(() => read(other, '/home'), { timeout: 60_000 }).toContain('<p>Penang: ');
});

test('a page is kept while nothing changes, and no longer than a minute: sales end without an event', async () => {
  expect(await read(one, '/home')).toContain(': 9900.');
  const departure = new Date(`${tomorrow}T09:00:00+08:00`);
  one.setNow(new Date(departure.getTime() - 30_000));
  expect(await read(one, '/home')).toContain(': 9900.');
  one.setNow(new Date(departure.getTime() + 20_000));
  expect(await read(one, '/home')).toContain(': 9900.');
  one.setNow(new Date(departure.getTime() + 31_000));
  expect(await read(one, '/home')).toContain(': .');
  // A clock that was set back keeps nothing for longer.
  one.setNow(null);
  expect(await read(one, '/home')).toContain(': 9900.');
});

test('a browser that has the page already is told so, and others get it compressed', async () => {
  const first = await open(one, '/home', { 'accept-encoding': 'br' });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(await first.text()).toContain('<p>Penang: ');
  const again = await open(one, '/home', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('a page that cannot be drawn goes out plain, and the log says why', async () => {
  const response = await open(one, '/privacyPolicy');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<div id="root"></div>');
  expect(logLines.join('')).toContain('the brush broke');
});

test('a route list that is asked for something in particular is left to the browser', async () => {
  expect(await read(one, '/shipClient/routeList')).toContain('<p>Penang');
  expect(await read(one, '/shipClient/routeList?slot=night')).toContain('<div id="root"></div>');
});
