import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { makeWebBuild } from '../../../test/web-build.ts';

const build = makeWebBuild();
let server: TestServer;
beforeAll(async () => {
  write('assets/page-Ab12.js', 'plain');
  write('assets/page-Ab12.js.br', 'small');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('robots.txt', 'User-agent: *');
  write('language-offer.css', 'aside {}');
  server = await startTestServer({ webRoot: build.root });
});
afterAll(async () => {
  await server.stop();
  build.remove();
});

function write(file: string, text: string): void {
  const place = path.join(build.root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

const ask = (file: string, headers: Record<string, string> = {}) => fetch(server.url + file, { headers });
const caching = async (file: string) => (await ask(file)).headers.get('cache-control');

test('a file that carries its content in its name is asked for once', async () => {
  for (const encoding of ['br', 'identity']) {
    const answer = await ask('/assets/page-Ab12.js', { 'accept-encoding': encoding });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
  }
});

test.each(['/assets/gone-Cd34.js', '/assets/..%2fx', '/assets/', '/prod-api/media/7/1.webp'])(
  'what is missing is kept by nobody: %s',
  async (file) => {
    const answer = await ask(file);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

test('a file that was missing and is there again is given, and kept', async () => {
  expect((await ask('/assets/late-Ef56.js')).status).toBe(404);
  write('assets/late-Ef56.js', 'late');
  expect(await caching('/assets/late-Ef56.js')).toContain('immutable');
  rmSync(path.join(build.root, 'assets/late-Ef56.js'));
  expect(await caching('/assets/late-Ef56.js')).toBe('no-store');
});

test('a file whose name stays is asked for again: the picture of the tab after a day, looks at every load', async () => {
  expect(await caching('/favicon.svg')).toBe('public, max-age=86400');
  expect(await caching('/robots.txt')).toBe('public, max-age=86400');
  const looks = await ask('/language-offer.css');
  expect(looks.headers.get('cache-control')).toBe('public, max-age=0');
  // As a browser asks; fetch by itself would add that it wants it anew.
  const known = { 'if-none-match': looks.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  expect((await ask('/language-offer.css', known)).status).toBe(304);
});

test.each(['/assets/page-Ab12.js', '/favicon.svg', '/robots.txt', '/language-offer.css'])(
  'what a browser says of the file it has is no fault of ours: %s',
  async (file) => {
    const long = 'Thu, 01 Jan 1970 00:00:00 GMT';
    for (const range of ['bytes=99999999-', 'bytes=5-1', 'bytes=a']) {
      const answer = await ask(file, { range });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([416, 'no-store']);
      expect(await answer.json()).toMatchObject({ code: 416, reason: 'request.range', data: null });
    }
    for (const condition of [{ 'if-match': '"x"' }, { 'if-unmodified-since': long }]) {
      const answer = await ask(file, condition);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([412, 'no-store']);
      expect(await answer.json()).toMatchObject({ code: 412, reason: 'request.notAsStated', data: null });
    }
    const part = await ask(file, { range: 'bytes=0-1' });
    expect([part.status, (await part.text()).length]).toEqual([206, 2]);
  },
);

test('a page is asked for at every load, and told to be the same where it is', async () => {
  for (const page of ['/home', '/login']) {
    const first = await ask(page);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await ask(page, { 'if-none-match': etag })).status).toBe(304);
    const chinese = { 'if-none-match': etag, cookie: 'gangway_language=zh' };
    expect((await ask(page, chinese)).status).toBe(200);
  }
});

test('a page that is missing says so, and the back office brings its own nonce, whatever a browser has', async () => {
  const missing = await ask('/nothing');
  const etag = missing.headers.get('etag') ?? '';
  expect((await ask('/nothing', { 'if-none-match': etag })).status).toBe(404);
  const cookie = `gangway_token=${await server.login('admin')}`;
  expect((await ask('/dashboard', { cookie })).headers.get('etag')).toBeNull();
});

test('every document mends itself, and its policy knows the script that does', async () => {
  const cookie = `gangway_token=${await server.login('admin')}`;
  for (const page of ['/home', '/login', '/dashboard', '/ship/shipWriteOff', '/nothing']) {
    const answer = await ask(page, { cookie });
    const [, script = ''] = /<script>([^]*?)<\/script><title>/.exec(await answer.text()) ?? [];
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));
    expect(script).toContain('vite:preloadError');
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash.toBase64()}'`);
  }
});

test('the scanning app has our policy and WebAssembly besides, and the same document for everybody', async () => {
  const cookie = `gangway_token=${await server.login('boarding')}`;
  const office = await ask('/dashboard', { cookie });
  const ours = (office.headers.get('content-security-policy') ?? '').replace(/ 'nonce-[^']+'/, '');
  const documents = await Promise.all(
    ['/ship/shipWriteOff', '/ship/writeOffCamera', '/ship/serialScannerTest', '/scanner.html'].map((page) =>
      ask(page, { cookie }),
    ),
  );
  for (const answer of documents) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe(
      ours.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
    );
  }
  const texts = await Promise.all(documents.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  const etag = documents[0]?.headers.get('etag') ?? '';
  expect((await ask('/ship/shipWriteOff', { cookie, 'if-none-match': etag })).status).toBe(304);
});

test('without a token the screens of the scanning app lead to the login; its bare document is there for its worker', async () => {
  const answer = await fetch(`${server.url}/ship/shipWriteOff?x=1`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/login?redirect=%2Fship%2FshipWriteOff%3Fx%3D1');
  expect((await ask('/scanner.html')).status).toBe(200);
});

test('workers of the scanning app may ask us for files and read with WebAssembly; other files may do nothing', async () => {
  write('scanner-worker.js', 'worker');
  write('assets/qr-worker-Gh78.js', 'worker');
  for (const file of ['/scanner-worker.js', '/assets/qr-worker-Gh78.js']) {
    const policy = (await ask(file)).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  }
  expect(await caching('/scanner-worker.js')).toBe('public, max-age=0');
  const page = await ask('/assets/page-Ab12.js');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});
